import { notFoundProblem } from '../http/errors.ts';
import { listResult, pathId } from '../http/query.ts';
import { creatorsOf } from '../model/people.ts';
import { presentAnidbCreator } from '../present/presentCast.ts';
import type { Api } from './api.ts';

export function creatorRoutes(api: Api): void {
  api.get('/api/v3/AniDB/Creator', ({ view, query }) => {
    const page = query.page(20, 100);
    return listResult(creatorsOf(view.library), page, (creator) => presentAnidbCreator(view, creator));
  });

  api.get('/api/v3/AniDB/Creator/:id', ({ view, params }) => {
    const id = pathId('id', params);
    const creator = creatorsOf(view.library).find((one) => one.id === id);
    if (creator === undefined) throw notFoundProblem();
    return presentAnidbCreator(view, creator);
  });

  api.get('/api/v3/AniDB/Creator/Name/:name', ({ view, params }) => {
    const creator = creatorsOf(view.library).find((one) => one.name === params.name);
    if (creator === undefined) throw notFoundProblem();
    return presentAnidbCreator(view, creator);
  });
}
