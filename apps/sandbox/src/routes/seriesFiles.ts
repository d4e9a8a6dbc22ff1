import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { queryOf } from '../http/query.ts';
import { filesOf } from '../model/removal.ts';
import type { VideoFile } from '../model/types.ts';
import { viewOf } from '../present/view.ts';
import type { Job } from '../queue.ts';
import { seriesInPath } from './access.ts';
import { rehashJob, relocateJob, rescanJob } from './fileJobs.ts';

/** What can be done with all files of a series; each is a job for each file. */
export function seriesFileRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const enqueue = (request: FastifyRequest, job: (sandbox: Sandbox, file: VideoFile) => Job) => {
    const series = seriesInPath(viewOf(sandbox, request), request);
    const files = filesOf(series);
    if (files.length > 0) sandbox.queue.addAll(files.map((file) => job(sandbox, file)));
  };

  app.post('/api/v3/Series/:seriesID/File/Rescan', (request, reply) => {
    queryOf(request).boolean('priority', false);
    enqueue(request, rescanJob);
    return reply.send();
  });

  app.post('/api/v3/Series/:seriesID/File/Rehash', (request, reply) => {
    enqueue(request, rehashJob);
    return reply.send();
  });

  app.post('/api/v3/Series/:seriesID/File/Relocate', (request, reply) => {
    enqueue(request, relocateJob);
    return reply.send();
  });
}
