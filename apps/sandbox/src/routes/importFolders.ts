import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { scanFolder } from '../disk/scanFolder.ts';
import { notFound } from '../http/errors.ts';
import { type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { listResult, pathId } from '../http/query.ts';
import type { ImportFolder } from '../model/types.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentImportFolders } from '../present/presentImportFolder.ts';
import type { Api } from './api.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { addFolder, changeFolder, removeFolder } from './importFolderChanges.ts';

export function importFolderRoutes(api: Api, sandbox: Sandbox): void {
  const { library } = sandbox;

  const folderInPath = (request: FastifyRequest): ImportFolder => {
    const folder = library.importFolders.get(pathId('folderID', request.params));
    if (folder === undefined) throw notFound('Folder not found');
    return folder;
  };

  api.get('/api/v3/ImportFolder', () => presentImportFolders(library, [...library.importFolders.values()]));

  api.post(
    '/api/v3/ImportFolder',
    ({ body }) => presentImportFolders(library, [addFolder(sandbox, body)])[0],
  );

  api.put('/api/v3/ImportFolder', ({ body }) => {
    changeFolder(sandbox, body);
  });

  api.get(
    '/api/v3/ImportFolder/:folderID',
    ({ request }) => presentImportFolders(library, [folderInPath(request)])[0],
  );

  api.patch('/api/v3/ImportFolder/:folderID', ({ body, request }) => {
    const [folder] = presentImportFolders(library, [folderInPath(request)]);
    changeFolder(sandbox, { ...folder } as JsonObject, patchOperations(body));
  });

  api.delete('/api/v3/ImportFolder/:folderID', ({ query, request }) => {
    query.boolean('updateMyList', true);
    removeFolder(sandbox, folderInPath(request), query.boolean('removeRecords', true));
  });

  api.get('/api/v3/ImportFolder/:folderID/Scan', async ({ request, reply }) => {
    await scanFolder(sandbox, folderInPath(request));
    return reply.send();
  });

  api.get('/api/v3/ImportFolder/:folderID/File', ({ view, query, request }) => {
    const folder = folderInPath(request);
    const page = query.page(200, 10_000);
    const parts = fileParts(query);
    const inside = [...library.files.values()].filter((file) =>
      file.locations.some(({ folderId }) => folderId === folder.id),
    );
    return listResult(selectFiles(view, inside, query), page, (file) => presentFile(view, file, parts));
  });
}
