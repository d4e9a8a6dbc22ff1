import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { listResult, pathId, queryOf } from '../http/query.ts';
import { creatorsOf } from '../model/people.ts';
import { presentAnidbCreator } from '../present/presentCast.ts';
import { viewOf } from '../present/view.ts';

/** The people and companies that AniDB names. */
export function creatorRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/AniDB/Creator', (request) => {
    const view = viewOf(sandbox, request);
    const page = queryOf(request).page(20, 100);
    return listResult(creatorsOf(view.library), page, (creator) => presentAnidbCreator(view, creator));
  });

  app.get('/api/v3/AniDB/Creator/:id', (request) => {
    const view = viewOf(sandbox, request);
    const id = pathId('id', request.params);
    const creator = creatorsOf(view.library).find((one) => one.id === id);
    if (creator === undefined) throw notFound('No AniDB.Creator entry for the given id');
    return presentAnidbCreator(view, creator);
  });
}
