import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { Episode, Series } from '@hondana/shared/api/types';
import { useSelection } from '@hondana/shared/bulk/useSelection';
import { ListFailure } from '@hondana/shared/lists/ListFailure';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { VirtualList } from '@hondana/shared/ui/VirtualList';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { FailedPages } from '../shared/FailedPages.tsx';
import { MissingEntry } from '../shared/MissingEntry.tsx';
import cardStyles from './EpisodeCard.module.css';
import { EpisodeCard } from './EpisodeCard.tsx';
import styles from './EpisodeList.module.css';
import { EpisodeListBar } from './EpisodeListBar.tsx';
import { type SelectedEpisode, selectable } from './episodeOperations.ts';
import { episodesOnPage, episodesQuery } from './episodesQuery.ts';
import { useEpisodePlaylist } from './useEpisodePlaylist.ts';

const WatchOptions = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './WatchOptions.tsx')).WatchOptions,
);
const FileInfo = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './FileInfo.tsx')).FileInfo,
);

/** Taller on phones, where the buttons are below the text. */
const cardHeight = (width: number, rem: number) => (width < 40 * rem ? 8.5 : 7.5) * rem;

const placeholderCount = 8;

interface EpisodeListProps {
  readonly series: Series;
  readonly filter: EpisodeFilter;
  /** Undefined while the filters are at their defaults. */
  readonly onReset: (() => void) | undefined;
}

export function EpisodeList({ series, filter, onReset }: EpisodeListProps) {
  const client = useQueryClient();
  const seriesId = series.IDs.ID;
  const pageQuery = useCallback((page: number) => episodesQuery(seriesId, filter, page), [seriesId, filter]);
  const pageSize = episodesOnPage(filter);
  const list = useSparseList({ pageQuery, pageSize, startIndex: 0, restTime: 50 });
  const { total, itemAt, failed, show } = list;
  const load = useCallback(
    async (first: number, last: number) => {
      const pages = pageNumbers(pagesOf({ first, last }, pageSize));
      const lists = await Promise.all(pages.map((page) => client.ensureQueryData(pageQuery(page))));
      const start = ((pages[0] ?? 1) - 1) * pageSize;
      return lists
        .flatMap(({ List }) => List)
        .slice(first - start, last - start + 1)
        .map(selectable);
    },
    [client, pageQuery, pageSize],
  );
  const selecting = useSelection<SelectedEpisode>({
    total,
    itemAt: useCallback(
      (index: number) => {
        const episode = itemAt(index);
        return episode && selectable(episode);
      },
      [itemAt],
    ),
    itemsIn: load,
  });
  const { press } = selecting;
  const select = useCallback(
    (index: number, extend: boolean) => press(index, { extend, add: true }),
    [press],
  );
  const [optionsOpen, setOptionsOpen] = useState<boolean>();
  const [inspected, setInspected] = useState<Episode>();
  const [infoOpen, setInfoOpen] = useState(false);
  const showFiles = useCallback((episode: Episode) => {
    setInspected(episode);
    setInfoOpen(true);
  }, []);
  const playlist = useEpisodePlaylist(series, filter);
  const onRange = useCallback((first: number, last: number) => show({ first, last }), [show]);

  if (total === undefined && failed.length > 0)
    return <ListFailure list={list} title={t`The episodes could not be loaded`} />;

  const renderItem = (index: number, focus: ItemFocus) => {
    const episode = itemAt(index);
    if (!episode) {
      const hasFailed = failed.some(({ range }) => index >= range.first && index <= range.last);
      if (hasFailed && !list.retrying)
        return <MissingEntry index={index} tabIndex={focus.tabIndex} onRetry={list.retry} />;
      return (
        <div className={cardStyles.placeholder}>
          <Skeleton shape="block" width="100%" height="100%" />
        </div>
      );
    }
    return (
      <EpisodeCard
        key={episode.IDs.ID}
        series={series}
        episode={episode}
        index={index}
        tabIndex={focus.tabIndex}
        isSelected={selecting.has(String(episode.IDs.ID))}
        onSelect={select}
        onShowFiles={showFiles}
      />
    );
  };

  return (
    <section aria-label={t`Episodes`} aria-busy={total === undefined} className={styles.list}>
      <EpisodeListBar
        total={total}
        selected={selecting.count}
        onCancel={selecting.clear}
        onOptions={() => setOptionsOpen(true)}
        isMakingPlaylist={playlist.isPending}
        onPlaylist={() => playlist.mutate([...selecting.selection.items.values()])}
      />
      <FailedPages list={list} kind="episodes" />
      {total === 0 ? (
        <EmptyState
          title={t`No episodes match`}
          text={t`No episodes of this series match the selected filters.`}
          action={
            onReset && (
              <Button onClick={onReset}>
                <Trans>Clear filters</Trans>
              </Button>
            )
          }
        />
      ) : (
        <VirtualList
          label={t`Episodes`}
          count={total ?? placeholderCount}
          itemHeight={cardHeight}
          gap={16}
          overscan={5}
          renderItem={renderItem}
          onVisibleRangeChange={onRange}
          onFocusMove={(index, { shift }) => selecting.follow(index, shift)}
        />
      )}
      {optionsOpen !== undefined && (
        <WatchOptions
          open={optionsOpen}
          onOpenChange={setOptionsOpen}
          seriesId={seriesId}
          filter={filter}
          total={total ?? 0}
          itemsOf={load}
          selecting={selecting}
          onClose={() => setOptionsOpen(undefined)}
        />
      )}
      {inspected && (
        <FileInfo
          open={infoOpen}
          onOpenChange={setInfoOpen}
          seriesId={seriesId}
          episode={inspected}
          onClose={() => setInspected(undefined)}
        />
      )}
    </section>
  );
}
