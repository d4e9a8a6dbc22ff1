import type { Sandbox } from '../context.ts';
import type { Series } from '../model/types.ts';

/** Sends to the hub that a series changed, as the reference does when it is renamed, moved, added or removed. */
export function tellSeriesUpdated(
  sandbox: Sandbox,
  series: Series,
  Reason: 'Updated' | 'Added' | 'Removed' = 'Updated',
): void {
  sandbox.hub.emit('ShokoEvent:SeriesUpdated', {
    Source: 'Shoko',
    Reason,
    SeriesID: series.anidb,
    ShokoSeriesIDs: [series.id],
    Episodes: [],
  });
}

/** Sends to the hub that TMDB has new data about a show or movie, and which series it is linked to. */
export function tellTmdbUpdated(sandbox: Sandbox, kind: 'Show' | 'Movie', id: number): void {
  const { library, hub } = sandbox;
  const linked = [...library.series.values()]
    .filter((series) => series[kind === 'Show' ? 'tmdbShows' : 'tmdbMovies'].includes(id))
    .map((series) => series.id);
  const facts = { Source: 'TMDB', Reason: 'Updated', ShokoSeriesIDs: linked };
  if (kind === 'Show') hub.emit('ShokoEvent:SeriesUpdated', { ...facts, SeriesID: id, Episodes: [] });
  else hub.emit('ShokoEvent:MovieUpdated', { ...facts, MovieID: id, ShokoEpisodeIDs: [] });
}
