import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { classNames } from './classNames.tsx';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'other';

export interface BadgeProps {
  tone?: Tone | undefined;
  /** `overlay` is for badges on images. */
  look?: 'tint' | 'overlay' | undefined;
  /** Read aloud instead of the children, for a bare number. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * @example <Badge tone="warning">Missing</Badge>
 * @example <Badge look="overlay" label="3 unwatched episodes">3</Badge>
 */
export function Badge({ tone = 'neutral', look = 'tint', label, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, look === 'overlay' ? styles.overlay : styles[tone], className)}>
      {label === undefined ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <span className={styles.label}>{label}</span>
        </>
      )}
    </span>
  );
}
