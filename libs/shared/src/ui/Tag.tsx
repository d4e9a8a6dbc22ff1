import type { ReactNode } from 'react';
import { classNames } from './classNames.tsx';
import { Icon } from './Icon.tsx';
import { closeIcon, type IconShape } from './icons.tsx';
import styles from './Tag.module.css';

export interface TagProps {
  icon?: IconShape | undefined;
  /** Shows a button that takes the tag away. */
  onRemove?: (() => void) | undefined;
  /** What the button is called; needed with `onRemove`: "Remove tag Comedy". */
  removeLabel?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A word attached to something.
 *
 * @example <Tag onRemove={remove} removeLabel="Remove tag Comedy">Comedy</Tag>
 */
export function Tag({ icon, onRemove, removeLabel, className, children }: TagProps) {
  return (
    <span className={classNames(styles.tag, className)}>
      {icon && <Icon icon={icon} size={4} className={styles.icon} />}
      <span className={styles.text}>{children}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={removeLabel ?? 'Remove'}
          title={removeLabel}
          className={styles.remove}
          onClick={onRemove}
        >
          <Icon icon={closeIcon} size={3} />
        </button>
      )}
    </span>
  );
}

export interface ChipProps {
  pressed: boolean;
  onChange: (pressed: boolean) => void;
  icon?: IconShape | undefined;
  disabled?: boolean | undefined;
  children: ReactNode;
}

/**
 * A tag that is on or off: quick filters.
 *
 * @example <Chip pressed={missing} onChange={setMissing}>Missing only</Chip>
 */
export function Chip({ pressed, onChange, icon, disabled, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      className={classNames(styles.tag, styles.chip)}
      onClick={() => onChange(!pressed)}
    >
      {icon && <Icon icon={icon} size={4} />}
      <span className={styles.text}>{children}</span>
    </button>
  );
}
