import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { FailedPage, SparseList } from '@hondana/shared/lists/useSparseList';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { formatNumber } from '@hondana/shared/ui/format';
import type { ReactNode } from 'react';
import styles from './ListFrame.module.css';
import type { LetterPlace } from './letterPlaces.ts';

/** Fetched after the cards, like the letters; the list works without it. */
const JumpBar = lazyPart(
  async () => (await import(/* webpackChunkName: "cards" */ './JumpBar.tsx')).JumpBar,
  { failed: () => null },
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
  const { failed, retrying, retry } = list;
  return (
    <div className={styles.frame}>
      <div className={styles.list}>{children}</div>
      {places.length > 0 && (
        <div className={styles.letters}>
          {places !== 'pending' && <JumpBar places={places} index={topIndex} onJump={onJump} />}
        </div>
      )}
      {failed.length > 0 && (
        <div className={styles.failure}>
          <Banner
            tone="danger"
            title={failed.map(failureText).join(' ')}
            actions={
              retry && (
                <Button size="small" busy={retrying} onClick={retry}>
                  Retry
                </Button>
              )
            }
          >
            {failed[0]?.error.message}
          </Banner>
        </div>
      )}
    </div>
  );
}

function failureText({ range }: FailedPage): string {
  return `Entries ${formatNumber(range.first + 1)} to ${formatNumber(range.last + 1)} could not be loaded.`;
}
