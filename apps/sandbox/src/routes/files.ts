import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { badRequest, notFound, problem } from '../http/errors.ts';
import { bodyField, listResult, queryOf } from '../http/query.ts';
import { removeFile } from '../model/removal.ts';
import type { VideoFile } from '../model/types.ts';
import { presentEpisode } from '../present/presentEpisode.ts';
import { presentAnidbFile, presentFile } from '../present/presentFile.ts';
import { viewOf } from '../present/view.ts';
import type { Job } from '../queue.ts';
import { fileInPath } from './access.ts';
import { episodeParts } from './episodeSelection.ts';
import { tellFileDeleted } from './fileEvents.ts';
import { addToMyListJob, rehashJob, rescanJob } from './fileJobs.ts';
import { fileParts, selectFiles } from './fileSelection.ts';

function readRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.get('/api/v3/File', (request) => {
    const view = viewOf(sandbox, request);
    const query = queryOf(request);
    const page = query.page(100, 1000);
    const files = selectFiles(view, view.library.files.values(), query);
    return listResult(files, page, (file) => presentFile(view, file, fileParts(query)));
  });

  app.get('/api/v3/File/:fileID', (request) => {
    const view = viewOf(sandbox, request);
    return presentFile(view, fileInPath(view, request), fileParts(queryOf(request)));
  });

  app.get('/api/v3/File/:fileID/AniDB', (request) => {
    const view = viewOf(sandbox, request);
    const file = fileInPath(view, request);
    if (file.isManuallyLinked || file.episodes.length === 0) {
      throw notFound('No File.Anidb entry for the given fileID');
    }
    return presentAnidbFile(view, file);
  });

  app.get('/api/v3/File/:fileID/Episode', (request) => {
    const view = viewOf(sandbox, request);
    const parts = episodeParts(queryOf(request));
    return fileInPath(view, request).episodes.map((episode) => presentEpisode(view, episode, parts));
  });
}

function deletionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const remove = (file: VideoFile) => {
    tellFileDeleted(sandbox, file);
    removeFile(sandbox.library, file);
  };

  app.delete('/api/v3/File/:fileID', (request, reply) => {
    const file = fileInPath(viewOf(sandbox, request), request);
    const query = queryOf(request);
    query.boolean('removeFiles', true);
    query.boolean('removeFolder', true);
    remove(file);
    return reply.send();
  });

  app.delete('/api/v3/File', (request, reply) => {
    const asked = bodyField(request.body, 'fileIDs');
    if (!Array.isArray(asked)) throw problem({ fileIDs: ['The fileIDs field is required.'] });
    const ids = new Set(asked.filter((id) => typeof id === 'number'));
    const missing = [...ids].filter((id) => !sandbox.library.files.has(id));
    if (missing.length > 0) {
      throw problem({ fileIDs: missing.map((id) => `Unable to find a file with id ${id}`) });
    }
    for (const id of ids) {
      const file = sandbox.library.files.get(id);
      if (file !== undefined) remove(file);
    }
    return reply.send();
  });
}

/** One file: what is known of it, what can be done with it. */
export function fileRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  readRoutes(app, sandbox);
  deletionRoutes(app, sandbox);

  const enqueue = (request: FastifyRequest, job: (sandbox: Sandbox, file: VideoFile) => Job) => {
    const file = fileInPath(viewOf(sandbox, request), request);
    if (file.locations.length === 0) throw badRequest('Unable to resolve file location.');
    sandbox.queue.add(job(sandbox, file));
  };

  app.post('/api/v3/File/:fileID/Rescan', (request, reply) => {
    queryOf(request).boolean('priority', false);
    enqueue(request, rescanJob);
    return reply.send();
  });

  app.post('/api/v3/File/:fileID/Rehash', (request, reply) => {
    queryOf(request).boolean('priority', true);
    enqueue(request, rehashJob);
    return reply.send();
  });

  app.post('/api/v3/File/:fileID/AddToMyList', (request, reply) => {
    enqueue(request, addToMyListJob);
    return reply.send();
  });

  for (const [name, field] of [
    ['Ignore', 'isIgnored'],
    ['Variation', 'isVariation'],
  ] as const) {
    app.put(`/api/v3/File/:fileID/${name}`, (request, reply) => {
      const view = viewOf(sandbox, request);
      const file = fileInPath(view, request);
      file[field] = queryOf(request).boolean('value', true);
      for (const { series } of file.episodes) view.library.changed(series);
      return reply.send();
    });
  }
}
