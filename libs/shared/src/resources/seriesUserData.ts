import { read } from '../api/read.ts';
import { since6 } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';
import { filterKeys, seriesKeys } from '../queryKeys.ts';

/** Whether the user likes a series, with their own tags and rating. Since version 6. */
export const seriesUserDataQuery = read({
  path: 'Series/{seriesId}/UserData',
  role: 'user',
  server: since6,
  keyPrefix: ({ seriesId }) => seriesKeys.one(seriesId),
});

interface SeriesFavorite {
  readonly seriesId: number;
  readonly isFavorite: boolean;
}

/**
 * Adds a series to the user's favourites, or removes it. Since version 6, where a `PUT` would also remove the rating
 * and the tags that its body leaves out.
 * @example const favorite = useWrite(setSeriesFavorite); favorite.mutate({ seriesId: 1031, isFavorite: true });
 */
export const setSeriesFavorite = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/UserData',
  role: 'user',
  server: since6,
  toInput: ({ seriesId, isFavorite }: SeriesFavorite) => ({
    seriesId,
    body: [{ op: 'replace', path: '/IsFavorite', value: isFavorite }],
  }),
  stale: ({ seriesId }) => [seriesKeys.one(seriesId), filterKeys.previews],
});

interface SeriesOwnTags {
  readonly seriesId: number;
  readonly tags: readonly string[];
}

/**
 * Replaces the user's own tags of a series, which nobody else sees. Since version 6.
 * @example setSeriesOwnTags.with({ seriesId: 1031, tags: ['cozy'] });
 */
export const setSeriesOwnTags = write({
  method: 'PATCH',
  path: 'Series/{seriesId}/UserData',
  role: 'user',
  server: since6,
  toInput: ({ seriesId, tags }: SeriesOwnTags) => ({
    seriesId,
    body: [{ op: 'replace', path: '/UserTags', value: tags }],
  }),
  stale: ({ seriesId }) => [seriesKeys.one(seriesId), filterKeys.previews],
});
