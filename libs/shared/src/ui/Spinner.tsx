import { classNames } from './classNames.tsx';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** Read aloud. Without it the spinner is mere decoration of something that says it is busy. */
  label?: string | undefined;
  /** Edge in units of the 4 px grid. */
  size?: 4 | 6 | 8 | undefined;
  className?: string | undefined;
}

/**
 * Something runs for an unknown time. Where the final shape is known a Skeleton says more; where the amount
 * is known, a ProgressBar.
 */
export function Spinner({ label, size = 6, className }: SpinnerProps) {
  const drawing = (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className={classNames(styles.spinner, styles[`size${size}`], !label && className)}
    >
      <circle cx="12" cy="12" r="9" className={styles.track} />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
  if (!label) return drawing;
  return (
    <span role="status" className={className}>
      {drawing}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
