import { plural } from '@hondana/shared/ui/format';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { useMemo, useRef } from 'react';
import scrollBox from '../shared/scrollBox.module.css';
import { episodeText } from './episodeText.ts';
import type { LinkDraft, LinkTarget } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

interface EpisodeChoicesProps {
  readonly draft: LinkDraft;
  readonly episodes: readonly LinkTarget[];
  readonly hasSelection: boolean;
  readonly onPick: (target: LinkTarget) => void;
}

/** Episodes as buttons: a press links the selected files to one, or unlinks them. */
export function EpisodeChoices({ draft, episodes, hasSelection, onPick }: EpisodeChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const counts = useMemo(() => {
    const counted = new Map<number, number>();
    for (const { targets } of draft)
      for (const { id } of targets) counted.set(id, (counted.get(id) ?? 0) + 1);
    return counted;
  }, [draft]);
  return (
    <>
      <p className={styles.none}>
        {hasSelection
          ? 'Press an episode to link the selected files to it.'
          : 'Select files to link them to an episode.'}
      </p>
      <div ref={scroller} className={scrollBox.box}>
        <VirtualList
          label="Episodes"
          count={episodes.length}
          itemHeight={(_, rem) => 2.75 * rem}
          scroller={scroller}
          overscan={6}
          renderItem={(index, focus) => {
            const episode = episodes[index];
            if (!episode) return null;
            const count = counts.get(episode.id) ?? 0;
            return (
              <button
                key={episode.id}
                type="button"
                {...focus}
                aria-disabled={!hasSelection}
                className={styles.episode}
                onClick={() => hasSelection && onPick(episode)}
              >
                <bdi className={styles.name}>{episodeText(episode)}</bdi>
                {count > 0 && <span className={styles.target}>{plural(count, 'file', 'files')}</span>}
              </button>
            );
          }}
        />
      </div>
    </>
  );
}
