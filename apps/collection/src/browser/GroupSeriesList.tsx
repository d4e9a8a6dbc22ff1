import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWebUiSettings } from '@hondana/shared/settings';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { CardWall } from './CardWall.tsx';
import { type PlacedCard, seriesCardFacts } from './cardFacts.ts';
import type { PageList } from './ListPage.tsx';
import { SeriesListCard, TableRow } from './lazyListCards.tsx';
import { cardView } from './listDisplay.ts';
import { useCardPlace } from './useCardPlace.ts';

const placeholderCount = 6;

interface GroupSeriesListProps extends Omit<PageList, 'filterPart' | 'seriesFilter'> {
  readonly groupId: number;
}

export function GroupSeriesList({ groupId, filter, onTotal, empty }: GroupSeriesListProps) {
  const view = useWebUiSettings(cardView);
  const random = useRandomPosters();
  const grid = useRef<VirtualGridHandle>(null);
  const list = useQuery({
    ...groupSeriesListQuery(groupId, filter, random),
    retry: retryOnce,
  });
  const series = list.data;
  const total = series?.length;
  const kept = useCardPlace(grid, total);

  const isKnown = total !== undefined || list.isError;
  useEffect(() => {
    if (isKnown) onTotal(total);
  }, [isKnown, total, onTotal]);

  const origin = useMemo((): ListOrigin => ({ list: 'series', groupId, body: filter }), [groupId, filter]);
  const cardAt = useCallback(
    (index: number) => {
      const one = series?.[index];
      return one && seriesCardFacts(one, undefined);
    },
    [series],
  );
  const cardsIn = useCallback(
    async (first: number, last: number) =>
      (series ?? []).slice(first, last + 1).map((one) => seriesCardFacts(one, undefined)),
    [series],
  );
  const renderCard = useCallback(
    (place: PlacedCard) => {
      const { key } = place.facts;
      const one = series?.[place.index];
      return view === 'table' ? (
        <TableRow key={key} {...place} details={one?.AniDB} isPending={false} />
      ) : (
        <SeriesListCard key={key} {...place} series={one} />
      );
    },
    [view, series],
  );

  if (list.isError && !series)
    return <QueryFailure query={list} title="The group's series could not be loaded" />;
  return (
    <CardWall
      ref={grid}
      list={{ count: total ?? kept?.total ?? placeholderCount, total, itemAt: cardAt, itemsIn: cardsIn }}
      noun="series"
      origin={origin}
      empty={empty}
      renderCard={renderCard}
      initialPlace={kept}
    />
  );
}
