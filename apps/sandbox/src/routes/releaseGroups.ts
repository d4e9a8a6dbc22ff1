import { notFoundProblem } from '../http/errors.ts';
import { listResult, pathId } from '../http/query.ts';
import { isOnAnidb } from '../model/anidbFiles.ts';
import { presentReleaseGroup } from '../present/presentRelease.ts';
import type { Api } from './api.ts';
import { allowed } from './visibleSeries.ts';

/** Those without files only on request. */
export function releaseGroupRoutes(api: Api): void {
  api.get('/api/v3/AniDB/ReleaseGroup', ({ view, query }) => {
    const page = query.page(20, 1000);
    const missing = query.triState('includeMissing', 'false');
    const { files, releaseGroups } = view.library;
    const used = new Set([...files.values()].filter(isOnAnidb).map(({ release }) => release.groupId));
    const groups = [...releaseGroups.values()]
      .filter(({ id }) => allowed(missing, !used.has(id)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return listResult(groups, page, (group) => presentReleaseGroup(view, group));
  });

  api.get('/api/v3/AniDB/ReleaseGroup/:id', ({ view, params }) => {
    const group = view.library.releaseGroups.get(pathId('id', params));
    if (group === undefined) throw notFoundProblem();
    return presentReleaseGroup(view, group);
  });
}
