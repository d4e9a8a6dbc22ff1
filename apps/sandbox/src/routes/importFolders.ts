import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { pathId } from '../http/query.ts';
import type { ImportFolder } from '../model/types.ts';

/** The folders that hold the collection, below `/api/v3/ImportFolder`. */
export function importFolderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { library } = sandbox;

  const present = (folder: ImportFolder, size: number, count: number) => ({
    ID: folder.id,
    WatchForNewFiles: folder.watchForNewFiles,
    DropFolderType: folder.dropFolderType,
    Path: folder.path,
    FileSize: size,
    Name: folder.name,
    Size: count,
  });

  const presentAll = (folders: readonly ImportFolder[]) => {
    const sums = new Map(folders.map((folder) => [folder.id, { size: 0, count: 0 }]));
    for (const file of library.files.values()) {
      for (const location of file.locations) {
        const sum = sums.get(location.folderId);
        if (sum === undefined) continue;
        sum.size += file.size;
        sum.count += 1;
      }
    }
    return folders.map((folder) => {
      const sum = sums.get(folder.id);
      return present(folder, sum?.size ?? 0, sum?.count ?? 0);
    });
  };

  app.get('/api/v3/ImportFolder', (_request, reply) =>
    reply.send(presentAll([...library.importFolders.values()])),
  );

  app.get('/api/v3/ImportFolder/:folderID', (request, reply) => {
    const folder = library.importFolders.get(pathId('folderID', request.params));
    if (folder === undefined) throw notFound('Folder not found');
    return reply.send(presentAll([folder])[0]);
  });
}
