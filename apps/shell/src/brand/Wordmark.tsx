import { classNames } from '@hondana/shared/ui/classNames';
import styles from './Wordmark.module.css';

interface WordmarkProps {
  readonly size?: 'bar' | 'page';
  readonly className?: string | undefined;
}

export function Wordmark({ size = 'bar', className }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, styles[size], className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
        <rect width="32" height="32" rx="8" className={styles.ground} />
        <path
          d="M7.5 6.5h4.5v17H7.5zM13.5 9.5h4v14h-4zM19.4 9.6l3.8-1 3.8 14.2-3.8 1z"
          className={styles.books}
        />
        <path d="M6 25.5h20" className={styles.shelf} />
      </svg>
      <span className={styles.name}>Hondana</span>
    </span>
  );
}
