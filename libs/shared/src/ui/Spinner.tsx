import { classNames } from './classNames.tsx';
import styles from './Spinner.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface SpinnerProps {
  /** Read aloud. Omit it inside an element that is `aria-busy`. */
  label?: string | undefined;
  /** In units of the 4 px grid. */
  size?: 4 | 6 | 8 | undefined;
  className?: string | undefined;
}

/** For unknown durations. Prefer a Skeleton where the layout is known, a ProgressBar where the amount is. */
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
