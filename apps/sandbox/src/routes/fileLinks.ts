import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { bodyField } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import type { VideoFile } from '../model/types.ts';
import { viewOf } from '../present/view.ts';
import { fileInPath } from './access.ts';

/** Takes a file from its episodes, or from some of them. Where it lies stays as it is. */
function unlink(sandbox: Sandbox, file: VideoFile, episodeIds: readonly unknown[] | undefined): void {
  const { library } = sandbox;
  for (const location of file.locations) location.relativePath = relativePath(library, file, location);
  const leaving = file.episodes.filter(({ id }) => episodeIds?.includes(id) ?? true);
  for (const episode of leaving) episode.files = episode.files.filter((one) => one !== file);
  file.episodes = file.episodes.filter((episode) => !leaving.includes(episode));
  if (file.episodes.length === 0) {
    file.isManuallyLinked = false;
    file.imported = null;
  }
  for (const series of new Set(leaving.map((episode) => episode.series))) library.changed(series);
}

/** Which episodes a file is of. */
export function fileLinkRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  app.delete('/api/v3/File/:fileID/Link', (request, reply) => {
    const file = fileInPath(viewOf(sandbox, request), request);
    const ids = bodyField(request.body, 'episodeIDs');
    unlink(sandbox, file, Array.isArray(ids) ? ids : undefined);
    return reply.send();
  });
}
