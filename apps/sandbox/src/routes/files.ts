import type { Sandbox } from '../context.ts';
import { badRequest, notFound, problem, serverFault } from '../http/errors.ts';
import { listResult, numbersIn } from '../http/query.ts';
import { isOnAnidb } from '../model/anidbFiles.ts';
import { removeFile } from '../model/removal.ts';
import type { VideoFile } from '../model/types.ts';
import { presentEpisode } from '../present/presentEpisode.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentMediaInfo } from '../present/presentMediaInfo.ts';
import { presentAnidbRelease } from '../present/presentRelease.ts';
import { fileInPath, unknownToAnidb } from './access.ts';
import type { Api } from './api.ts';
import { episodeIncludes } from './episodeSelection.ts';
import { emitFileDeleted } from './fileEvents.ts';
import { addToMyListJob, rehashJob, rescanJob } from './fileJobs.ts';
import { fileParts, selectFiles } from './fileSelection.ts';

function readRoutes(api: Api): void {
  api.get('/api/v3/File', ({ view, query }) => {
    const page = query.page(100, 1000);
    const files = selectFiles(view, view.library.files.values(), query);
    return listResult(files, page, (file) => presentFile(view, file, fileParts(view, query)));
  });

  api.get('/api/v3/File/:fileID', ({ view, query, file }) => presentFile(view, file, fileParts(view, query)));

  api.get('/api/v3/File/:fileID/AniDB', ({ view, file }) => {
    if (!isOnAnidb(file)) throw notFound(unknownToAnidb);
    return presentAnidbRelease(view, file);
  });

  api.get('/api/v3/File/:fileID/MediaInfo', ({ view, file }) => {
    const info = presentMediaInfo(view, file);
    if (info === null) throw serverFault('Unable to find media container for File');
    return info;
  });

  api.get('/api/v3/File/:fileID/Episode', ({ view, query, request }) => {
    const parts = episodeIncludes(query);
    return fileInPath(view, request).episodes.map((episode) => presentEpisode(view, episode, parts));
  });
}

function deletionRoutes(api: Api, sandbox: Sandbox): void {
  const remove = (file: VideoFile) => {
    emitFileDeleted(sandbox, file);
    removeFile(sandbox.library, file);
  };

  api.delete('/api/v3/File/:fileID', ({ query, file }) => {
    query.boolean('removeFiles', true);
    query.boolean('removeFolder', true);
    remove(file);
  });

  api.delete('/api/v3/File', ({ body }) => {
    const ids = [...new Set(numbersIn(body, 'fileIds'))];
    if (ids.length === 0) throw problem({ fileIds: ['The fileIds field is required.'] });
    const missing = ids.filter((id) => !sandbox.library.files.has(id));
    if (missing.length > 0) {
      throw problem({ fileIds: missing.map((id) => `Unable to find a file with id ${id}`) });
    }
    for (const file of ids.flatMap((id) => sandbox.library.files.get(id) ?? [])) remove(file);
  });
}

export function fileRoutes(api: Api, sandbox: Sandbox): void {
  readRoutes(api);
  deletionRoutes(api, sandbox);

  for (const [name, jobOf, takesPriority] of [
    ['Rescan', rescanJob, true],
    ['Rehash', rehashJob, true],
    ['AddToMyList', addToMyListJob, false],
  ] as const) {
    api.post(`/api/v3/File/:fileID/${name}`, (call) => {
      if (takesPriority) call.query.boolean('priority', false);
      const { file } = call;
      if (file.locations.length === 0) throw badRequest('Unable to resolve file location.');
      sandbox.queue.add(jobOf(sandbox, file));
    });
  }

  for (const [name, field] of [
    ['Ignore', 'isIgnored'],
    ['Variation', 'isVariation'],
  ] as const) {
    api.put(`/api/v3/File/:fileID/${name}`, ({ view, query, file }) => {
      file[field] = query.boolean('value', true);
      for (const { series } of file.episodes) view.library.changed(series);
    });
  }
}
