import { classNames } from '@hondana/shared/ui/classNames';
import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  readonly isOpen: boolean;
  readonly list: ReactNode;
  /** Stands beside the list while nothing is open. */
  readonly hint: string;
  /** May set `--columns`. */
  readonly className?: string | undefined;
  /** What is open. */
  readonly children: ReactNode;
}

/** A list and what is open of it; in a narrow window, one of the two at a time. */
export function SideBySide({ isOpen, list, hint, className, children }: SideBySideProps) {
  return (
    <div className={classNames(styles.body, className)} data-open={isOpen || undefined}>
      {list}
      {isOpen ? children : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
