import type { QueryClient } from '@tanstack/react-query';
import { oneAfterAnother, type PreparedWrite } from '../api/write.ts';
import type { TmdbKind } from '../resources/tmdb.ts';
import {
  linkEpisodeToMovie,
  saveEpisodeLinks,
  tmdbEpisodeLinksQuery,
  tmdbMovieLinksQuery,
} from '../resources/tmdbLinks.ts';

interface SeriesLink {
  readonly seriesId: number;
  /** Of the show or the movie at TMDB. */
  readonly tmdbId: number;
}

/**
 * Reads what a series' episodes are linked to at a show or a movie, and prepares the write that puts it back after the
 * link was removed. Undefined where no episode is linked. Rejects with an `ApiError` when the links cannot be read.
 */
export async function restoreTmdbLink(
  client: QueryClient,
  kind: TmdbKind,
  { seriesId, tmdbId }: SeriesLink,
): Promise<PreparedWrite | undefined> {
  if (kind === 'Movie') {
    const links = await client.fetchQuery({ ...tmdbMovieLinksQuery({ seriesId }), staleTime: 0 });
    const writes = links
      .filter(({ TmdbMovieID }) => TmdbMovieID === tmdbId)
      .map(({ AnidbEpisodeID }) =>
        linkEpisodeToMovie.with({ seriesId, episodeId: AnidbEpisodeID, movieId: tmdbId }),
      );
    return writes.length > 0 ? oneAfterAnother(writes) : undefined;
  }
  const { List } = await client.fetchQuery({ ...tmdbEpisodeLinksQuery({ seriesId }), staleTime: 0 });
  const ofOthers = new Set(
    List.filter(({ TmdbShowID, TmdbEpisodeID }) => TmdbShowID !== tmdbId && TmdbEpisodeID > 0).map(
      ({ AnidbEpisodeID }) => AnidbEpisodeID,
    ),
  );
  const mapping = List.filter(
    ({ TmdbShowID, TmdbEpisodeID }) => TmdbShowID === tmdbId && TmdbEpisodeID > 0,
  ).map(({ AnidbEpisodeID, TmdbEpisodeID, Index }) => ({
    AniDBID: AnidbEpisodeID,
    TmdbID: TmdbEpisodeID,
    // A first row takes the place of what stands there, which may be another show's.
    Replace: Index === 0 && !ofOthers.has(AnidbEpisodeID),
    Index,
  }));
  return mapping.length > 0 ? saveEpisodeLinks.with({ seriesId, mapping }) : undefined;
}
