import { ListFailure } from '@hondana/shared/lists/ListFailure';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { groupListQuery, groupPageSize } from '../shared/filters.ts';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { CardWall } from './CardWall.tsx';
import { type CardFacts, groupCardFacts } from './cardFacts.ts';
import { hasLetters } from './filterBody.ts';
import { ListFrame } from './ListFrame.tsx';
import type { PageList } from './ListPage.tsx';
import { letterPlaces } from './letterPlaces.ts';
import { cardView } from './listDisplay.ts';
import { useCardPlace, useReportTotal } from './useCardPlace.ts';
import { useGroupViews } from './useGroupViews.ts';
import { useLetters } from './useLetters.ts';
import { useTopIndex } from './useTopIndex.ts';

export function GroupList({ filter, seriesFilter, filterPart, onTotal, empty }: PageList) {
  const view = useWebUiSettings(cardView);
  const place = useCardPlace();
  const randomImages = useRandomPosters();
  const pageQuery = useCallback(
    (page: number) => groupListQuery(filter, page, randomImages),
    [filter, randomImages],
  );
  const list = useSparseList({
    pageQuery,
    pageSize: groupPageSize,
    startIndex: place.kept?.index ?? 0,
    restTime: 100,
  });
  const { total, itemAt, failed, show } = list;
  useReportTotal(onTotal, total, failed.length > 0);

  const lettered = hasLetters(filter, useServerSide());
  const letters = useLetters(filter, lettered && total !== undefined);
  const places = useMemo(() => letters.data && letterPlaces(letters.data), [letters.data]);
  const shownPlaces = places ?? (lettered && !letters.isError ? 'pending' : []);

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
  const groupViews = useGroupViews(view === 'poster' ? [] : list.inView);
  const { top, recordRange } = useTopIndex();
  if (total === undefined && failed.length > 0)
    return <ListFailure list={list} title={t`The collection could not be loaded`} />;
  return (
    <ListFrame
      places={shownPlaces}
      topIndex={top}
      onJump={(index) => place.grid.current?.scrollToIndex(index, { align: 'start' })}
      list={list}
    >
      <CardWall
        place={place}
        list={{
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
        placeholderCount={groupPageSize}
        noun="group"
        origin={origin}
        empty={empty}
        groupViews={groupViews}
        hasLetters={shownPlaces.length > 0}
      />
    </ListFrame>
  );
}
