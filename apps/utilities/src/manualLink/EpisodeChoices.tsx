import { classNames } from '@hondana/shared/ui/classNames';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { plural, t } from '@lingui/core/macro';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import scrollBox from '../shared/scrollBox.module.css';
import { EpisodeChoice } from './EpisodeChoice.tsx';
import { EpisodeFilterBar } from './EpisodeFilterBar.tsx';
import { filterEpisodes, noEpisodeFilter } from './episodeFilter.ts';
import type { LinkDraft, LinkTarget } from './LinkDraft.ts';
import styles from './LinkTable.module.css';

interface EpisodeChoicesProps {
  readonly draft: LinkDraft;
  readonly episodes: readonly LinkTarget[];
  readonly hasSelection: boolean;
  readonly onPick: (target: LinkTarget) => void;
}

export function EpisodeChoices({ draft, episodes, hasSelection, onPick }: EpisodeChoicesProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState(noEpisodeFilter);
  const deferredFilter = useDeferredValue(filter);
  const listed = useMemo(() => filterEpisodes(episodes, deferredFilter), [episodes, deferredFilter]);
  const counts = useMemo(() => {
    const counted = new Map<number, number>();
    for (const { targets } of draft)
      for (const { id } of targets) counted.set(id, (counted.get(id) ?? 0) + 1);
    return counted;
  }, [draft]);
  return (
    <>
      <EpisodeFilterBar
        episodes={episodes}
        filter={filter}
        onChange={(next) => {
          scroller.current?.scrollTo(0, 0);
          setFilter(next);
        }}
      />
      <p role="status" className={styles.none}>
        {joinSentences([
          listed !== episodes &&
            t`${plural(listed.length, { one: '# episode', other: '# episodes' })} found.`,
          hasSelection
            ? t`Press an episode to link the selected files to it.`
            : t`Select files to link them to an episode.`,
        ])}
      </p>
      <div ref={scroller} className={classNames(scrollBox.box, styles.episodes)}>
        <VirtualList
          label={t`Episodes`}
          count={listed.length}
          itemHeight={(_, rem) => 3.5 * rem}
          scroller={scroller}
          overscan={6}
          renderItem={(index, focus) => {
            const episode = listed[index];
            if (!episode) return null;
            return (
              <EpisodeChoice
                key={episode.id}
                episode={episode}
                files={counts.get(episode.id) ?? 0}
                focus={focus}
                disabled={!hasSelection}
                onPick={onPick}
              />
            );
          }}
        />
      </div>
    </>
  );
}
