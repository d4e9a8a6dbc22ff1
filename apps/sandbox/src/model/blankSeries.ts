const none: readonly never[] = [];

/** While only its name and dates are known. */
export const blankSeries = {
  overrideTitle: null,
  studio: null,
  restricted: false,
  tags: none,
  tmdbShows: none,
  tmdbMovies: none,
  tmdbSeason: 1,
  tmdbHome: { show: null, movies: none },
  tmdbAutoLinkingDisabled: false,
  traktAutoLinkingDisabled: false,
  mal: none,
  hasAnidbPoster: true,
  tmdbImages: { first: 0, posters: 0, backdrops: 0, logos: 0 },
  plainEpisodeCount: 0,
};
