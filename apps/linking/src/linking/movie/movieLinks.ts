/** TMDB movie IDs by AniDB episode ID. */
export type MovieLinks = ReadonlyMap<number, readonly number[]>;

/** TMDB movie ID by AniDB episode ID; 0 removes the movie. */
export type MovieOverrides = Readonly<Record<number, number>>;

export function movieLinksOf(
  links: readonly { readonly AnidbEpisodeID: number; readonly TmdbMovieID: number }[],
): MovieLinks {
  const found = new Map<number, number[]>();
  for (const { AnidbEpisodeID, TmdbMovieID } of links) {
    found.set(AnidbEpisodeID, [...(found.get(AnidbEpisodeID) ?? []), TmdbMovieID]);
  }
  return found;
}

/** Includes unsaved choices. */
export function moviesOfEpisode(
  episodeId: number,
  saved: MovieLinks,
  overrides: MovieOverrides,
): readonly number[] {
  const override = overrides[episodeId];
  if (override === undefined) return saved.get(episodeId) ?? [];
  return override === 0 ? [] : [override];
}

export function toggleMovie(
  overrides: MovieOverrides,
  saved: MovieLinks,
  episodeId: number,
  movieId: number,
): MovieOverrides {
  const isLinked = moviesOfEpisode(episodeId, saved, overrides).includes(movieId);
  const next = isLinked ? 0 : movieId;
  const known = saved.get(episodeId) ?? [];
  const { [episodeId]: _, ...rest } = overrides;
  const isKnown = next === 0 ? known.length === 0 : known.length === 1 && known[0] === next;
  return isKnown ? rest : { ...rest, [episodeId]: next };
}

export interface MovieCall {
  readonly episodeId: number;
  readonly movieId: number;
}

export interface MovieCalls {
  readonly removals: readonly MovieCall[];
  readonly additions: readonly MovieCall[];
}

/** Removals must be sent first (facts 5.11). */
export function movieCallsOf(overrides: MovieOverrides, saved: MovieLinks): MovieCalls {
  const entries = Object.entries(overrides).map(([id, movieId]) => ({ episodeId: Number(id), movieId }));
  return {
    removals: entries.flatMap(({ episodeId, movieId }) =>
      (saved.get(episodeId) ?? [])
        .filter((known) => known !== movieId)
        .map((known) => ({ episodeId, movieId: known })),
    ),
    additions: entries.filter(
      ({ episodeId, movieId }) => movieId !== 0 && !(saved.get(episodeId) ?? []).includes(movieId),
    ),
  };
}
