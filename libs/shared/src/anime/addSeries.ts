import { isApiError } from '@hondana/shared/http/ApiError';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { anidbAnimeQuery, refreshAnime } from '../resources/anidbAnime.ts';

const noEntry = (): string => t`Failed to add series! Unable to create series entry.`;

/** `message` is the text of the specification's catalogue. */
export class AddingFailed extends Error {}

/**
 * Adds an AniDB series to the collection (facts 5.20).
 * @returns its series ID in the collection
 * @throws AddingFailed when AniDB does not have it or the server could not add it
 * @example const seriesId = await addSeries(client, 23);
 */
export async function addSeries(client: QueryClient, animeId: number): Promise<number> {
  const isFound = await refreshAnime
    .send({ anidbId: animeId, createSeriesEntry: true, force: true })
    .catch((error: unknown) => {
      // Without an answer it is unknown whether it was created.
      if (isApiError(error) && error.kind === 'unanswered') throw error;
      throw new AddingFailed(noEntry(), { cause: error });
    });
  if (!isFound) throw new AddingFailed(noEntry());
  const anime = await client
    .fetchQuery({ ...anidbAnimeQuery({ anidbId: animeId }), staleTime: 0 })
    .catch(() => {
      throw new AddingFailed(t`Failed to get series data!`);
    });
  if (!anime.ShokoID) throw new AddingFailed(t`Failed to add series! Unable to create shoko series entry.`);
  return anime.ShokoID;
}
