import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { formatPercent } from './format.ts';
import styles from './ProgressBar.module.css';

export interface ProgressBarProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** Undefined when unknown. */
  value: number | undefined;
  max?: number | undefined;
  /** Such as "12 of 40 files"; a percentage by default. */
  valueText?: string | undefined;
  tone?: 'accent' | 'success' | 'danger' | undefined;
  action?: ReactNode;
  className?: string | undefined;
}

/** @example <ProgressBar label="Hashing" value={12} max={40} valueText="12 of 40 files" /> */
export function ProgressBar({
  label,
  hideLabel,
  value,
  max = 100,
  valueText,
  tone = 'accent',
  action,
  className,
}: ProgressBarProps) {
  const share = value === undefined ? undefined : Math.min(1, Math.max(0, max > 0 ? value / max : 0));
  const text = valueText ?? (share === undefined ? undefined : formatPercent(share));
  return (
    <div className={classNames(styles.progress, className)}>
      {!hideLabel && (
        <div className={styles.head}>
          <span className={styles.label}>{label}</span>
          {text && <span className={styles.amount}>{text}</span>}
          {action}
        </div>
      )}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={text}
        className={styles.track}
      >
        <div
          className={classNames(styles.bar, styles[tone], share === undefined && styles.unknown)}
          style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
        />
      </div>
    </div>
  );
}
