import type { Sandbox } from '../context.ts';
import { tmdbMovie, tmdbShow } from '../model/tmdb.ts';
import type { Job } from '../queue.ts';
import { emitTmdbUpdated } from './seriesEvents.ts';

export type TmdbWorkKind = 'Show' | 'Movie';

/** Adds the entry and sends an event; does nothing if TMDB doesn't know it. */
export function refreshTmdb(sandbox: Sandbox, kind: TmdbWorkKind, id: number): void {
  const { library } = sandbox;
  const found = kind === 'Show' ? tmdbShow(library, id) : tmdbMovie(library, id);
  if (found === undefined) return;
  (kind === 'Show' ? library.tmdbShows : library.tmdbMovies).add(id);
  emitTmdbUpdated(sandbox, kind, id);
}

export function refreshTmdbJob(sandbox: Sandbox, kind: TmdbWorkKind, id: number): Job {
  return {
    key: `TMDB.UpdateTmdb${kind}Job_Tmdb${kind}ID:${id}`,
    type: `Update TMDB ${kind}`,
    title: `Updating TMDB ${kind}`,
    details: { [`${kind}ID`]: id },
    duration: 800,
    needs: 'network',
    done: () => refreshTmdb(sandbox, kind, id),
  };
}

export function refreshTmdbLater(sandbox: Sandbox, kind: TmdbWorkKind, id: number): void {
  sandbox.queue.add(refreshTmdbJob(sandbox, kind, id));
}
