import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { scanFolder, scanJob } from '../disk/scanFolder.ts';
import { notFound } from '../http/errors.ts';
import { type JsonObject, patchOperations } from '../http/jsonPatch.ts';
import { listResult, pathId } from '../http/query.ts';
import type { ImportFolder } from '../model/types.ts';
import { presentFile } from '../present/presentFile.ts';
import { presentImportFolders } from '../present/presentImportFolder.ts';
import type { Api } from './api.ts';
import { fileParts, selectFiles } from './fileSelection.ts';
import { addFolder, changeFolder, removeFolder } from './importFolderChanges.ts';

/** Version 6 calls them managed folders. */
export function importFolderRoutes(api: Api, sandbox: Sandbox): void {
  const { library, isSince6 } = sandbox;
  const base = isSince6 ? '/api/v3/ManagedFolder' : '/api/v3/ImportFolder';

  const folderInPath = (request: FastifyRequest): ImportFolder => {
    const folder = library.importFolders.get(pathId('folderID', request.params));
    if (folder === undefined) throw notFound(isSince6 ? 'Folder not found.' : 'Folder not found');
    return folder;
  };

  api.get(base, () => presentImportFolders(library, [...library.importFolders.values()]));

  api.post(base, ({ body }) => presentImportFolders(library, [addFolder(sandbox, body)])[0]);

  api.put(base, ({ body }) => {
    changeFolder(sandbox, body);
  });

  api.get(`${base}/:folderID`, ({ request }) => presentImportFolders(library, [folderInPath(request)])[0]);

  api.patch(`${base}/:folderID`, ({ body, request }) => {
    const [folder] = presentImportFolders(library, [folderInPath(request)]);
    changeFolder(sandbox, { ...folder } as JsonObject, patchOperations(body));
  });

  api.delete(`${base}/:folderID`, ({ query, request }) => {
    if (!isSince6) query.boolean('updateMyList', true);
    removeFolder(sandbox, folderInPath(request), query.boolean('removeRecords', true));
  });

  api.get(`${base}/:folderID/Scan`, async ({ request, reply }) => {
    const folder = folderInPath(request);
    if (isSince6) sandbox.queue.add(scanJob(sandbox, folder));
    else await scanFolder(sandbox, folder);
    return reply.send();
  });

  api.get(`${base}/:folderID/File`, ({ view, query, request }) => {
    const folder = folderInPath(request);
    const page = query.page(200, 10_000);
    const parts = fileParts(view, query);
    const inside = [...library.files.values()].filter((file) =>
      file.locations.some(({ folderId }) => folderId === folder.id),
    );
    return listResult(selectFiles(view, inside, query), page, (file) => presentFile(view, file, parts));
  });
}
