import type { Sandbox } from '../context.ts';
import { notFoundProblem, problem } from '../http/errors.ts';
import { hashesOf } from '../model/filePaths.ts';
import { findOnAnidb } from '../model/findRelease.ts';
import { anidbProviderId, releaseProviders } from '../model/releaseProviders.ts';
import type { VideoFile } from '../model/types.ts';
import { anidbReleaseOf } from '../present/presentRelease.ts';
import type { Api } from './api.ts';

const base = '/api/v3/ReleaseInfo';

/** AniDB answers by its UDP connection, so that without it nothing is found. */
function anidbPreview(sandbox: Sandbox, file: VideoFile) {
  const { library, network, clock } = sandbox;
  if (!network.online || network.isBanned('udp')) return undefined;
  const found = findOnAnidb(library, file);
  if (found === undefined) return undefined;
  const { episode, group } = found;
  const { groupId, source } = file.release;
  const release = {
    ...file.release,
    groupId: groupId ?? group?.id ?? null,
    source: source === 'Unknown' ? 'Web' : source,
  };
  const reference = {
    AnidbEpisodeID: episode.anidb,
    AnidbAnimeID: episode.series.anidb,
    PercentageStart: 0,
    PercentageEnd: 100,
  };
  return anidbReleaseOf(sandbox, { ...file, release }, [reference], clock.now().toISOString());
}

/** Nothing is stored. No release is recorded, only that nothing is found (204): it looks like a stored one. */
export function previewRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;
  const providers = new Set(releaseProviders().map(({ id }) => id));

  /** Only AniDB finds anything. */
  const isAnidb = (providerId: string): boolean => {
    const id = providerId.toLowerCase();
    if (!providers.has(id)) throw notFoundProblem();
    return id === anidbProviderId;
  };

  api.post(`${base}/File/:fileID/AutoPreview`, ({ file, query, reply }) => {
    for (const name of ['strict', 'isAutomatic']) query.boolean(name, false);
    const wanted = query.list('providerIDs').map((id) => id.toLowerCase());
    const isAsked = wanted.length === 0 || wanted.includes(anidbProviderId);
    return (isAsked && anidbPreview(sandbox, file)) || reply.code(204).send();
  });

  api.get(`${base}/Provider/:providerID/Preview/By-File`, ({ query, params, reply }) => {
    const isAsked = isAnidb(params.providerID);
    const ed2k = query.text('ed2k')?.toUpperCase();
    const id = query.number('fileID', 0, 1);
    const file =
      ed2k === undefined
        ? library.files.get(id)
        : [...library.files.values()].find((one) => hashesOf(one.id).ED2K === ed2k);
    if (file === undefined) throw notFoundProblem();
    return (isAsked && anidbPreview(sandbox, file)) || reply.code(204).send();
  });

  api.get(`${base}/Provider/:providerID/Preview/By-Release`, ({ query, params, reply }) => {
    const isAsked = isAnidb(params.providerID);
    const id = query.text('id') ?? '';
    if (id === '') throw problem({ id: ['The id field is required.'] });
    const file = [...library.files.values()].find((one) => `${hashesOf(one.id).ED2K}+${one.size}` === id);
    return (isAsked && file && anidbPreview(sandbox, file)) || reply.code(204).send();
  });
}
