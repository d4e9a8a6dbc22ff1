// biome-ignore-all lint/a11y/useSemanticElements: only rows near the view are rendered, which a table element cannot do.
import { useLanguage } from '@hondana/shared/language';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { memo } from 'react';
import { MissingEntry } from '../shared/MissingEntry.tsx';
import styles from './CardPlaceholder.module.css';
import type { CardView } from './listDisplay.ts';

interface CardPlaceholderProps {
  readonly view: CardView;
  readonly index: number;
  readonly tabIndex: 0 | -1;
  readonly failed?: boolean | undefined;
  readonly onRetry?: (() => void) | undefined;
}

/** Has the card's final size, so that nothing moves when it loads. */
export const CardPlaceholder = memo(function CardPlaceholder({
  view,
  index,
  tabIndex,
  failed,
  onRetry,
}: CardPlaceholderProps) {
  useLanguage();
  if (failed) {
    const missing = <MissingEntry index={index} tabIndex={tabIndex} onRetry={onRetry} />;
    return view === 'table' ? (
      <div role="cell" className={styles.row}>
        {missing}
      </div>
    ) : (
      missing
    );
  }
  if (view === 'table') {
    return (
      <div data-card-placeholder="" role="cell" className={styles.row}>
        <Skeleton shape="block" width="100%" height="100%" />
      </div>
    );
  }
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
