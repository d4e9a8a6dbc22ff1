import type { QueryClient } from '@tanstack/react-query';
import { anidbAnimeQuery, refreshAnime } from '../shared/manualLinks.ts';

/** A series cannot be added; in the words of the catalogue. */
export class AddingFailed extends Error {}

/**
 * Takes a series that AniDB knows into the collection (facts 5.20).
 *
 * @returns its ID there
 * @throws AddingFailed when AniDB or the server made nothing of it
 */
export async function addSeries(client: QueryClient, animeId: number): Promise<number> {
  if (!(await refreshAnime.send({ anidbId: animeId, createSeriesEntry: true, force: true })))
    throw new AddingFailed('Failed to add series! Unable to create series entry.');
  const anime = await client
    .fetchQuery({ ...anidbAnimeQuery({ anidbId: animeId }), staleTime: 0 })
    .catch(() => {
      throw new AddingFailed('Failed to get series data!');
    });
  if (!anime.ShokoID) throw new AddingFailed('Failed to add series! Unable to create shoko series entry.');
  return anime.ShokoID;
}
