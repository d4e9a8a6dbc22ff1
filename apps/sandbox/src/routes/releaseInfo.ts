import type { Sandbox } from '../context.ts';
import { notFoundProblem, problem } from '../http/errors.ts';
import { bodyField, listResult, type Query } from '../http/query.ts';
import { anidbGroup, groupOfFile, hasRelease, providerOf } from '../model/savedRelease.ts';
import type { SavedGroup } from '../model/savedReleaseTypes.ts';
import type { VideoFile } from '../model/types.ts';
import { presentSavedRelease } from '../present/presentRelease.ts';
import type { View } from '../present/view.ts';
import { canSeeFile } from './access.ts';
import type { Api } from './api.ts';
import { unlink } from './fileLinks.ts';
import { previewRoutes } from './releasePreviews.ts';
import { saveRelease } from './releaseSaving.ts';
import { allowed } from './visibleSeries.ts';

const base = '/api/v3/ReleaseInfo';

function namedIn(query: Query, name: string): (text: string) => boolean {
  const names = new Set(query.list(name).map((one) => one.toLowerCase()));
  return (text) => names.size === 0 || names.has(text.toLowerCase());
}

const keyOf = ({ Source, ID }: SavedGroup) => `${Source} ${ID}`.toLowerCase();

/** AniDB's, and those that somebody has made up, each with whether a file is of it. */
function allGroups({ library }: View): { readonly group: SavedGroup; readonly isUsed: boolean }[] {
  const ofFiles = [...library.files.values()].flatMap((file) => groupOfFile(library, file) ?? []);
  const used = new Map(ofFiles.map((group) => [keyOf(group), group]));
  const known = [...library.releaseGroups.values()].map(anidbGroup);
  const all = new Map([...known.map((group) => [keyOf(group), group] as const), ...used]);
  return [...all].map(([key, group]) => ({ group, isUsed: used.has(key) }));
}

function readRoutes(api: Api): void {
  const released = (view: View, query: Query): VideoFile[] => {
    const isNamed = namedIn(query, 'releaseProviders');
    return [...view.library.files.values()].filter(
      (file) => hasRelease(file) && canSeeFile(view, file) && isNamed(providerOf(file)),
    );
  };

  api.get(`${base}/Release`, ({ view, query }) =>
    listResult(released(view, query), query.page(100, 1000), (file) => presentSavedRelease(view, file)),
  );

  api.get(`${base}/Release/ProviderNames`, ({ view, query }) =>
    [...new Set(released(view, query).map(providerOf)).values()].sort(),
  );

  api.get(`${base}/ReleaseGroup`, ({ view, query }) => {
    const page = query.page(20, 1000);
    const missing = query.triState('includeMissing', 'false');
    const isNamed = namedIn(query, 'source');
    const groups = allGroups(view)
      .filter(({ group, isUsed }) => allowed(missing, !isUsed) && isNamed(group.Source))
      .map(({ group }) => group)
      .sort((a, b) => (a.Name < b.Name ? -1 : 1));
    return listResult(groups, page, (group) => group);
  });

  api.get(`${base}/ReleaseGroup/:source/:groupID`, ({ view, params: { source, groupID } }) => {
    const wanted = `${source} ${groupID}`.toLowerCase();
    const found = allGroups(view).find(({ group }) => keyOf(group) === wanted);
    if (found === undefined) throw notFoundProblem();
    return found.group;
  });
}

/** Version 6: what is known of a file's release is stored, and links it. */
export function releaseInfoRoutes(api: Api, sandbox: Sandbox): void {
  if (!sandbox.isSince6) return;
  readRoutes(api);
  previewRoutes(api, sandbox);

  for (const path of [`${base}/File/:fileID`, '/api/v3/File/:fileID/Release'] as const)
    api.get(path, ({ view, file, reply }) =>
      hasRelease(file) ? presentSavedRelease(view, file) : reply.code(204).send(),
    );

  api.post(`${base}/File/:fileID`, ({ view, file, body, reply }) => {
    saveRelease(sandbox, file, body);
    return reply.code(201).send(presentSavedRelease(view, file));
  });

  api.delete(`${base}/File/:fileID`, ({ file }) => unlink(sandbox, file));

  // By the document, what is null stays.
  api.patch('/api/v3/File/:fileID/Release', ({ view, file, body }) => {
    if (!hasRelease(file)) throw notFoundProblem();
    const before = presentSavedRelease(view, file);
    const flag = (name: string) => {
      const value = bodyField(body, name);
      if (value !== undefined && value !== null && typeof value !== 'boolean')
        throw problem({ [name]: [`The ${name} field is invalid.`] });
      return value ?? undefined;
    };
    file.savedRelease = {
      ...before,
      IsPublic: flag('IsPublic') ?? before.IsPublic,
      PreventRescan: flag('PreventRescan') ?? before.PreventRescan,
    };
    return presentSavedRelease(view, file);
  });
}
