import { retryOnce } from '@hondana/shared/api/retryOnce';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { groupSeriesListQuery } from '../shared/groupSeriesListQuery.ts';
import type { ListOrigin } from '../shared/listOrigin.ts';
import { useRandomPosters } from '../shared/useRandomPosters.ts';
import { CardWall } from './CardWall.tsx';
import { seriesCardFacts } from './cardFacts.ts';
import type { PageList } from './ListPage.tsx';
import { useCardPlace, useReportTotal } from './useCardPlace.ts';

const placeholderCount = 6;

interface GroupSeriesListProps extends Omit<PageList, 'filterPart' | 'seriesFilter'> {
  readonly groupId: number;
}

export function GroupSeriesList({ groupId, filter, onTotal, empty }: GroupSeriesListProps) {
  const random = useRandomPosters();
  const place = useCardPlace();
  const query = useQuery({ ...groupSeriesListQuery(groupId, filter, random), retry: retryOnce });
  const series = query.data;
  useReportTotal(onTotal, series?.length, query.isError);

  const origin = useMemo((): ListOrigin => ({ list: 'series', groupId, body: filter }), [groupId, filter]);
  const list = useMemo(() => {
    const cards = series?.map((one) => seriesCardFacts(one, undefined));
    return {
      total: series?.length,
      itemAt: (index: number) => cards?.[index],
      itemsIn: async (first: number, last: number) => cards?.slice(first, last + 1) ?? [],
    };
  }, [series]);

  if (query.isError && !series)
    return <QueryFailure query={query} title={t`The group's series could not be loaded`} />;
  return (
    <CardWall
      place={place}
      list={list}
      placeholderCount={placeholderCount}
      noun="series"
      origin={origin}
      empty={empty}
    />
  );
}
