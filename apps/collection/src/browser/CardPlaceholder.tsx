import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { memo } from 'react';
import styles from './CardPlaceholder.module.css';

interface CardPlaceholderProps {
  readonly view: 'poster' | 'list';
  /** Its page could not be fetched. */
  readonly failed: boolean;
}

/** Keeps a card's place in its final size until the card is there. */
export const CardPlaceholder = memo(function CardPlaceholder({ view, failed }: CardPlaceholderProps) {
  if (failed) return <div data-card-placeholder="failed" className={styles.failed} />;
  if (view === 'list') {
    return (
      <div data-card-placeholder="" className={styles.list}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
    );
  }
  return (
    <div data-card-placeholder="" className={styles.poster}>
      <Skeleton shape="block" width="100%" height="auto" className={styles.picture} />
      <span className={styles.name}>
        <Skeleton width="85%" />
      </span>
    </div>
  );
});
