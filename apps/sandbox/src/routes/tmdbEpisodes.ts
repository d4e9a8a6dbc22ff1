import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { presentTmdbEpisodes } from '../present/presentTmdb.ts';
import type { Api } from './api.ts';

/** Episodes of TMDB that the server has fetched, of any show. */
export function tmdbEpisodeRoutes(api: Api, sandbox: Sandbox): void {
  api.post('/api/v3/Tmdb/Episode/Bulk', ({ body }) => {
    const ids: unknown = bodyField(body, 'IDs');
    if (!Array.isArray(ids)) throw problem({ IDs: ['The IDs field is required.'] });
    return presentTmdbEpisodes(
      sandbox.library,
      ids.filter((id) => typeof id === 'number'),
    );
  });
}
