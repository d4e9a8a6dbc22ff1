import type { Sandbox } from '../context.ts';
import { numbersIn } from '../http/query.ts';
import { presentTmdbEpisodes } from '../present/presentTmdb.ts';
import type { Api } from './api.ts';

/** Episodes of TMDB that the server has fetched, of any show. */
export function tmdbEpisodeRoutes(api: Api, sandbox: Sandbox): void {
  api.post('/api/v3/Tmdb/Episode/Bulk', ({ body }) =>
    presentTmdbEpisodes(sandbox.library, numbersIn(body, 'IDs')),
  );
}
