import type { Sandbox } from '../context.ts';
import { notFoundProblem } from '../http/errors.ts';
import { listResult, pathId } from '../http/query.ts';
import { isOnAnidb } from '../model/anidbFiles.ts';
import type { ReleaseGroup } from '../model/types.ts';
import { presentReleaseGroup } from '../present/presentFile.ts';
import type { Api } from './api.ts';
import { allowed } from './visibleSeries.ts';

/** Those without files only on request. */
export function releaseGroupRoutes(api: Api, { isSince6 }: Sandbox): void {
  /** 6 numbers them in text: its releases may come from elsewhere. */
  const present = (group: ReleaseGroup) => {
    const { ID, ...rest } = presentReleaseGroup(group);
    return { ID: isSince6 ? String(ID) : ID, ...rest };
  };

  api.get('/api/v3/AniDB/ReleaseGroup', ({ view, query }) => {
    const page = query.page(20, 1000);
    const missing = query.triState('includeMissing', 'false');
    const { files, releaseGroups } = view.library;
    const used = new Set([...files.values()].filter(isOnAnidb).map(({ release }) => release.groupId));
    const groups = [...releaseGroups.values()]
      .filter(({ id }) => allowed(missing, !used.has(id)))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return listResult(groups, page, present);
  });

  api.get('/api/v3/AniDB/ReleaseGroup/:id', ({ view, params }) => {
    const group = view.library.releaseGroups.get(pathId('id', params));
    if (group === undefined) throw notFoundProblem();
    return present(group);
  });
}
