import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { filesOf } from '../model/removal.ts';
import type { VideoFile } from '../model/types.ts';
import { viewOf } from '../present/view.ts';
import type { Job } from '../queue.ts';
import { seriesInPath } from './access.ts';
import type { Api } from './api.ts';
import { rehashJob, relocateJob, rescanJob } from './fileJobs.ts';

/** What can be done with all files of a series; each is a job for each file. */
export function seriesFileRoutes(api: Api, sandbox: Sandbox): void {
  const enqueue = (request: FastifyRequest, job: (sandbox: Sandbox, file: VideoFile) => Job) => {
    const series = seriesInPath(viewOf(sandbox, request), request);
    const files = filesOf(series);
    if (files.length > 0) sandbox.queue.addAll(files.map((file) => job(sandbox, file)));
  };

  api.post('/api/v3/Series/:seriesID/File/Rescan', ({ query, request }) => {
    query.boolean('priority', false);
    enqueue(request, rescanJob);
  });

  api.post('/api/v3/Series/:seriesID/File/Rehash', ({ request }) => {
    enqueue(request, rehashJob);
  });

  api.post('/api/v3/Series/:seriesID/File/Relocate', ({ request }) => {
    enqueue(request, relocateJob);
  });
}
