import type { Series } from '@hondana/shared/api/types';
import { seriesTagsQuery } from '@hondana/shared/resources/series';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import type { PlacedCard } from './cardFacts.ts';
import { cardTags } from './cardTags.ts';
import { ListCard } from './ListCard.tsx';
import { listFacts } from './listFacts.ts';

interface SeriesListCardProps extends PlacedCard {
  readonly series: Series | undefined;
}

export const SeriesListCard = memo(function SeriesListCard({ series, ...place }: SeriesListCardProps) {
  const { showTopTags, showCustomTags, showItemType, showGroupIndicator } = useWebUiSettings(
    ({ collection }) => collection.list,
  );
  const { data } = useQuery({
    ...seriesTagsQuery({
      seriesId: place.facts.seriesId ?? 0,

      excludeDescriptions: true,
    }),
    enabled: place.facts.seriesId !== undefined && (showTopTags || showCustomTags),
  });
  const facts = useMemo(() => series?.AniDB && listFacts(series.AniDB), [series]);
  const tags = useMemo(
    () => data && cardTags(data, { showTopTags, showCustomTags }),
    [data, showTopTags, showCustomTags],
  );
  return (
    <ListCard
      {...place}
      isPending={false}
      listFacts={facts}
      tags={tags}
      showItemType={showItemType}
      showGroupIndicator={showGroupIndicator}
    />
  );
});
