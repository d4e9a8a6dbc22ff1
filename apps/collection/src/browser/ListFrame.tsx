import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { SparseList } from '@hondana/shared/lists/useSparseList';
import type { ReactNode } from 'react';
import styles from './ListFrame.module.css';
import type { LetterPlace } from './letterPlaces.ts';

/** Fetched after the cards, like the letters; the list works without it. */
const JumpBar = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './JumpBar.tsx')).JumpBar,
  { failed: () => null },
);

const FailedPages = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ '../shared/FailedPages.tsx')).FailedPages,
);

interface ListFrameProps {
  /** `pending` reserves the letters' space; empty unless the list is sorted by name. */
  readonly places: readonly LetterPlace[] | 'pending';
  readonly topIndex: number;
  readonly onJump: (index: number) => void;
  readonly list: Pick<SparseList<unknown>, 'failed' | 'retrying' | 'retry'>;
  readonly children: ReactNode;
}

export function ListFrame({ places, topIndex, onJump, list, children }: ListFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.list}>{children}</div>
      {places.length > 0 && (
        <div className={styles.letters}>
          {places !== 'pending' && <JumpBar places={places} index={topIndex} onJump={onJump} />}
        </div>
      )}
      {list.failed.length > 0 && (
        <div className={styles.failure}>
          <FailedPages list={list} kind="entries" />
        </div>
      )}
    </div>
  );
}
