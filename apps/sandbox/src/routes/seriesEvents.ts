import type { Sandbox } from '../context.ts';
import type { Episode, Series } from '../model/types.ts';

const shokoFacts = (series: Series, SeriesID: number) => ({
  Source: 'Shoko',
  SeriesID,
  ShokoSeriesIDs: [series.id],
  Episodes: [],
});

/** As the reference does when a series is renamed, moved, added or removed. */
export function emitSeriesUpdated(
  sandbox: Sandbox,
  series: Series,
  Reason: 'Updated' | 'Added' | 'Removed' = 'Updated',
): void {
  sandbox.hub.emit('ShokoEvent:SeriesUpdated', {
    ...shokoFacts(series, series.anidb),
    Reason,
  });
}

/** For another title. The only ID sent is the server's own. */
export function emitSeriesTitleChanged(sandbox: Sandbox, series: Series): void {
  sandbox.hub.emit('ShokoEvent:SeriesUpdated', { ...shokoFacts(series, series.id), Reason: 'Updated' });
}

/** As the reference does when an episode is hidden or shown. */
export function emitEpisodeUpdated(sandbox: Sandbox, { id, anidb, series }: Episode): void {
  sandbox.hub.emit('ShokoEvent:EpisodeUpdated', {
    Source: 'Shoko',
    Reason: 'Updated',
    EpisodeID: anidb,
    SeriesID: series.anidb,
    ShokoEpisodeIDs: [id],
    ShokoSeriesIDs: [series.id],
  });
}

export function emitTmdbUpdated(sandbox: Sandbox, kind: 'Show' | 'Movie', id: number): void {
  const { library, hub } = sandbox;
  const linked = [...library.series.values()]
    .filter((series) => series[kind === 'Show' ? 'tmdbShows' : 'tmdbMovies'].includes(id))
    .map((series) => series.id);
  const facts = { Source: 'TMDB', Reason: 'Updated', ShokoSeriesIDs: linked };
  if (kind === 'Show') hub.emit('ShokoEvent:SeriesUpdated', { ...facts, SeriesID: id, Episodes: [] });
  else hub.emit('ShokoEvent:MovieUpdated', { ...facts, MovieID: id, ShokoEpisodeIDs: [] });
}
