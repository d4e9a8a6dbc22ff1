import { ListFailure } from '@hondana/shared/lists/ListFailure';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { useWebUiSettings } from '@hondana/shared/settings';
import type { VirtualGridHandle } from '@hondana/shared/ui/VirtualGrid';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { groupPageOptions, groupPageQuery, groupPageSize } from '../shared/filters.ts';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { CardWall } from './CardWall.tsx';
import { type CardFacts, groupCardFacts, type PlacedCard } from './cardFacts.ts';
import { isSortedByName } from './filterBody.ts';
import { ListFrame } from './ListFrame.tsx';
import type { PageList } from './ListPage.tsx';
import { GroupListCard, TableRow } from './lazyListCards.tsx';
import { letterPlaces } from './letterPlaces.ts';
import { cardView } from './listDisplay.ts';
import { useCardPlace } from './useCardPlace.ts';
import { useGroupViews } from './useGroupViews.ts';
import { useLetters } from './useLetters.ts';
import { useTopIndex } from './useTopIndex.ts';

export function GroupList({ filter, seriesFilter, filterPart, onTotal, empty }: PageList) {
  const view = useWebUiSettings(cardView);
  const grid = useRef<VirtualGridHandle>(null);
  const randomImages = useRandomPosters();
  const pageQuery = useCallback(
    (page: number) => groupPageQuery({ body: filter, page, ...groupPageOptions(randomImages) }),
    [filter, randomImages],
  );
  const [knownTotal, setKnownTotal] = useState<number>();
  const kept = useCardPlace(grid, knownTotal);
  const list = useSparseList({
    pageQuery,
    pageSize: groupPageSize,
    startIndex: kept?.index ?? 0,
    restTime: 100,
  });
  const { total, itemAt, failed, show } = list;
  if (total !== knownTotal) setKnownTotal(total);

  const isKnown = total !== undefined || failed.length > 0;
  useEffect(() => {
    if (isKnown) onTotal(total);
  }, [isKnown, total, onTotal]);

  const sorted = isSortedByName(filter);
  const letters = useLetters(filter, sorted && total !== undefined);
  const places = useMemo(() => letters.data && letterPlaces(letters.data), [letters.data]);
  const shownPlaces = places ?? (sorted && !letters.isError ? 'pending' : []);

  const origin = useMemo(
    (): ListOrigin => ({ list: 'groups', body: filter, seriesBody: seriesFilter, index: 0 }),
    [filter, seriesFilter],
  );
  const cardAt = useCallback(
    (index: number) => {
      const group = itemAt(index);
      return group && groupCardFacts(group, filterPart);
    },
    [itemAt, filterPart],
  );
  const client = useQueryClient();
  const cardsIn = useCallback(
    async (firstIndex: number, lastIndex: number) => {
      const cards: CardFacts[] = [];
      for (const page of pageNumbers(pagesOf({ first: firstIndex, last: lastIndex }, groupPageSize))) {
        const { List } = await client.fetchQuery(pageQuery(page));
        const start = (page - 1) * groupPageSize;
        const wanted = List.slice(Math.max(0, firstIndex - start), lastIndex - start + 1);
        cards.push(...wanted.map((group) => groupCardFacts(group, filterPart)));
      }
      return cards;
    },
    [client, pageQuery, filterPart],
  );
  const hasFailed = useCallback(
    (index: number) =>
      !list.retrying && failed.some(({ range }) => index >= range.first && index <= range.last),
    [failed, list.retrying],
  );
  const { views, isPending } = useGroupViews(view === 'poster' ? [] : list.inView);
  const renderCard = useCallback(
    (place: PlacedCard) => {
      const { key, groupId } = place.facts;
      const extras = groupId === undefined ? undefined : views.get(groupId);
      return view === 'table' ? (
        <TableRow key={key} {...place} details={extras} isPending={isPending} />
      ) : (
        <GroupListCard key={key} {...place} extras={extras} isPending={isPending} />
      );
    },
    [view, views, isPending],
  );
  const { top, recordRange } = useTopIndex();
  if (total === undefined && failed.length > 0)
    return <ListFailure list={list} title="The collection could not be loaded" />;
  return (
    <ListFrame
      places={shownPlaces}
      topIndex={top}
      onJump={(index) => grid.current?.scrollToIndex(index, { align: 'start' })}
      list={list}
    >
      <CardWall
        ref={grid}
        list={{
          // Before the first answer a screenful keeps the place.
          count: total ?? kept?.total ?? groupPageSize,
          total,
          itemAt: cardAt,
          itemsIn: cardsIn,
          hasFailed,
          retry: list.retry,
          show: (range) => {
            show(range);
            recordRange(range);
          },
        }}
        noun="group"
        origin={origin}
        empty={empty}
        hasLetters={shownPlaces.length > 0}
        renderCard={renderCard}
        initialPlace={kept}
      />
    </ListFrame>
  );
}
