import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { scanFolder } from '../disk/scanFolder.ts';
import { notFound } from '../http/errors.ts';
import { type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { listResult, pathId, queryOf } from '../http/query.ts';
import type { ImportFolder } from '../model/types.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentImportFolders } from '../present/presentImportFolder.ts';
import { viewOf } from '../present/view.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { addFolder, changeFolder, removeFolder } from './importFolderChanges.ts';

/** The folders that hold the collection, below `/api/v3/ImportFolder`. */
export function importFolderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { library } = sandbox;

  const folderInPath = (request: FastifyRequest): ImportFolder => {
    const folder = library.importFolders.get(pathId('folderID', request.params));
    if (folder === undefined) throw notFound('Folder not found');
    return folder;
  };

  app.get('/api/v3/ImportFolder', (_request, reply) =>
    reply.send(presentImportFolders(library, [...library.importFolders.values()])),
  );

  app.post('/api/v3/ImportFolder', (request, reply) =>
    reply.send(presentImportFolders(library, [addFolder(sandbox, request.body)])[0]),
  );

  app.put('/api/v3/ImportFolder', (request, reply) => {
    changeFolder(sandbox, request.body);
    return reply.send();
  });

  app.get('/api/v3/ImportFolder/:folderID', (request, reply) =>
    reply.send(presentImportFolders(library, [folderInPath(request)])[0]),
  );

  app.patch('/api/v3/ImportFolder/:folderID', (request, reply) => {
    const [folder] = presentImportFolders(library, [folderInPath(request)]);
    changeFolder(sandbox, { ...folder } as JsonObject, patchOperations(request.body));
    return reply.send();
  });

  app.delete('/api/v3/ImportFolder/:folderID', (request, reply) => {
    const query = queryOf(request);
    query.boolean('updateMyList', true);
    removeFolder(sandbox, folderInPath(request), query.boolean('removeRecords', true));
    return reply.send();
  });

  app.get('/api/v3/ImportFolder/:folderID/Scan', (request, reply) => {
    scanFolder(sandbox, folderInPath(request));
    return reply.send();
  });

  app.get('/api/v3/ImportFolder/:folderID/File', (request, reply) => {
    const folder = folderInPath(request);
    const query = queryOf(request);
    const page = query.page(200, 10_000);
    const parts = fileParts(query);
    const view = viewOf(sandbox, request);
    const inside = [...library.files.values()].filter((file) =>
      file.locations.some(({ folderId }) => folderId === folder.id),
    );
    return reply.send(
      listResult(selectFiles(view, inside, query), page, (file) => presentFile(view, file, parts)),
    );
  });
}
