import type { QueryClient } from '@tanstack/react-query';
import { type PreparedWrite, runInSequence } from '../api/write.ts';
import type { TmdbKind } from '../resources/tmdbLinks.ts';
import {
  linkEpisodeToMovie,
  saveEpisodeLinks,
  tmdbEpisodeLinksQuery,
  tmdbMovieLinksQuery,
} from '../resources/tmdbLinks.ts';

interface SeriesLink {
  readonly seriesId: number;
  /** TMDB ID of the show or movie. */
  readonly tmdbId: number;
}

/** Prepares the write that restores a series' links to a show or movie; undefined if none. Rejects with `ApiError`. */
export async function prepareTmdbLinkRestore(
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
    return writes.length > 0 ? runInSequence(writes) : undefined;
  }
  const { List } = await client.fetchQuery({ ...tmdbEpisodeLinksQuery({ seriesId }), staleTime: 0 });
  const linkedToOtherShows = new Set(
    List.filter(({ TmdbShowID, TmdbEpisodeID }) => TmdbShowID !== tmdbId && TmdbEpisodeID > 0).map(
      ({ AnidbEpisodeID }) => AnidbEpisodeID,
    ),
  );
  const mapping = List.filter(
    ({ TmdbShowID, TmdbEpisodeID }) => TmdbShowID === tmdbId && TmdbEpisodeID > 0,
  ).map(({ AnidbEpisodeID, TmdbEpisodeID, Index }) => ({
    AniDBID: AnidbEpisodeID,
    TmdbID: TmdbEpisodeID,
    // `Replace` overwrites an existing row, which may belong to another show.
    Replace: Index === 0 && !linkedToOtherShows.has(AnidbEpisodeID),
    Index,
  }));
  return mapping.length > 0 ? saveEpisodeLinks.with({ seriesId, mapping }) : undefined;
}
