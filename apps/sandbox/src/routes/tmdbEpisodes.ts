import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { problem } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import { presentTmdbEpisodes } from '../present/presentTmdb.ts';

/** Episodes of TMDB that the server has fetched, of any show. */
export function tmdbEpisodeRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.post('/api/v3/Tmdb/Episode/Bulk', (request) => {
    const ids: unknown = bodyField(request.body, 'IDs');
    if (!Array.isArray(ids)) throw problem({ IDs: ['The IDs field is required.'] });
    return presentTmdbEpisodes(
      sandbox.library,
      ids.filter((id) => typeof id === 'number'),
    );
  });
}
