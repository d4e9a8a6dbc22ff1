import type { Tag } from '@hondana/shared/api/types';
import { useWebUiSettings } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { topTagsQuery } from '../shared/seriesTags.ts';
import type { CardDetails, CardFacts } from './cardFacts.ts';
import { cardTags } from './cardTags.ts';

/** Those of a group are among its details; those of a series take a request. */
export function useCardTags(
  { groupId, seriesId }: CardFacts,
  details: CardDetails | undefined,
): Tag[] | undefined {
  const options = useWebUiSettings(({ collection }) => collection.list);
  const { data } = useQuery({
    ...topTagsQuery(seriesId ?? 0),
    enabled: groupId === undefined && (options.showTopTags || options.showCustomTags),
  });
  const tags = groupId === undefined ? data : details?.Tags;
  return tags && cardTags(tags, options);
}
