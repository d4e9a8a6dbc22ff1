import type { ReactNode } from 'react';
import styles from './SeriesButton.module.css';

interface SeriesButtonProps {
  readonly title: ReactNode;
  readonly facts: ReactNode;
  readonly onChoose: () => void;
}

export function SeriesButton({ title, facts, onChoose }: SeriesButtonProps) {
  return (
    <button type="button" className={styles.series} onClick={onChoose}>
      <span className={styles.title}>{title}</span>
      <span className={styles.facts}>{facts}</span>
    </button>
  );
}
