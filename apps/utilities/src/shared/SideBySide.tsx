import { classNames } from '@hondana/shared/ui/classNames';
import type { ReactNode } from 'react';
import styles from './SideBySide.module.css';

interface SideBySideProps {
  readonly isOpen: boolean;
  readonly list: ReactNode;
  readonly hint: string;
  /** May set `--columns`. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A list beside the open item; narrow windows show only one of them. */
export function SideBySide({ isOpen, list, hint, className, children }: SideBySideProps) {
  return (
    <div className={classNames(styles.body, className)} data-open={isOpen || undefined}>
      {list}
      {isOpen ? children : <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
