import type { Episode, ListResult } from '@hondana/shared/api/types';
import { episodeKeys } from '@hondana/shared/queryKeys';
import { type EpisodeFilter, episodePageQuery, episodePageSize } from '@hondana/shared/resources/episodes';
import { type QueryKey, queryOptions } from '@tanstack/react-query';
import { hasNumber, hasNumberInTitle, searchedNumber } from './episodeNumber.ts';

const asListed = (seriesId: number, filter: EpisodeFilter, page: number, pageSize = episodePageSize) =>
  ({ seriesId, ...filter, includeDataFrom: ['AniDB'], page, pageSize }) as const;

/**
 * The server searches titles only. For a number, all that the other filters leave is fetched, and the episodes with
 * the number, their own or in a title, are kept.
 */
function episodesByNumber(seriesId: number, { search: _, ...others }: EpisodeFilter, number: string) {
  return queryOptions<ListResult<Episode>, Error, ListResult<Episode>, QueryKey>({
    queryKey: [...episodeKeys.pages(seriesId), 'number', others, number, 1],
    queryFn: async ({ signal }) => {
      const all = await episodePageQuery.send(asListed(seriesId, others, 1, 0), signal);
      const List = all.List.filter(
        (episode) => hasNumber(episode, number) || hasNumberInTitle(episode, number),
      );
      return { List, Total: List.length };
    },
  });
}

/** The page size of {@link episodesQuery}: all episodes when searching by number. */
export const episodesOnPage = ({ search }: EpisodeFilter): number =>
  searchedNumber(search) ? Number.MAX_SAFE_INTEGER : episodePageSize;

export const episodesQuery = (seriesId: number, filter: EpisodeFilter, page: number) => {
  const number = searchedNumber(filter.search);
  return number
    ? episodesByNumber(seriesId, filter, number)
    : episodePageQuery(asListed(seriesId, filter, page));
};
