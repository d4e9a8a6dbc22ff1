import type { Sandbox } from '../context.ts';
import { badRequest, problem, singleProblem } from '../http/errors.ts';
import { applyPatch, type JsonObject, type PatchOperation } from '../http/jsonPatch.ts';
import { bodyField } from '../http/query.ts';
import { relativePath } from '../model/filePaths.ts';
import { removeFile } from '../model/removal.ts';
import type { ImportFolder } from '../model/types.ts';
import { emitFileDeleted } from './fileEvents.ts';

const types = ['None', 'Source', 'Destination', 'Both'] as const;

/** A patch converts to these types. */
const model: JsonObject = {
  ID: 0,
  WatchForNewFiles: false,
  DropFolderType: 'None',
  Path: '',
  FileSize: 0,
  Name: '',
  Size: 0,
};

const refusalsBefore6 = {
  noPath: 'Path not provided. Import Folders must be a location that exists on the server.',
  wrongPath: 'Path does not exist. Import Folders must be a location that exists on the server.',
  nested: 'Unable to nest an import folder within another import folder.',
  unknown: 'Folder not found',
} as const;

const refusalsSince6 = {
  noPath: 'The Path field is required.',
  wrongPath: 'Path does not exist. Managed Folders must be a location that exists on the server.',
  nested: 'Unable to nest a managed folder within another managed folder.',
  unknown: 'ID invalid. If this is a new Folder, then use POST.',
} as const;

const refusalsOf = ({ isSince6 }: Sandbox) => (isSince6 ? refusalsSince6 : refusalsBefore6);

function readFolder(sandbox: Sandbox, body: unknown, id: number): ImportFolder {
  const { isSince6, library, disk } = sandbox;
  const refusals = refusalsOf(sandbox);
  const name = bodyField(body, 'Name');
  if (typeof name !== 'string' || name === '') throw problem({ Name: ['The Name field is required.'] });
  const wanted = String(bodyField(body, 'Path') ?? '');
  if (wanted === '') throw problem({ Path: [refusals.noPath] });
  const refusePath = (text: string) =>
    isSince6 && !library.importFolders.has(id) ? singleProblem('Path', text) : problem({ Path: [text] });
  if (!disk.has(wanted)) throw refusePath(refusals.wrongPath);
  const path = wanted.endsWith('/') ? wanted : `${wanted}/`;
  const isNested = [...library.importFolders.values()].some(
    (other) => other.id !== id && (other.path.startsWith(path) || path.startsWith(other.path)),
  );
  if (isNested) throw refusePath(refusals.nested);
  const type = String(bodyField(body, 'DropFolderType') ?? 'None');
  const dropFolderType = types.find((one) => one.toLowerCase() === type.toLowerCase());
  if (dropFolderType === undefined) throw problem({ DropFolderType: [`The value '${type}' is not valid.`] });
  return { id, name, path, dropFolderType, watchForNewFiles: bodyField(body, 'WatchForNewFiles') === true };
}

/** @throws a 400 problem for invalid values */
export function addFolder(sandbox: Sandbox, body: unknown): ImportFolder {
  const { importFolders } = sandbox.library;
  const folder = readFolder(sandbox, body, Math.max(0, ...importFolders.keys()) + 1);
  importFolders.set(folder.id, folder);
  sandbox.hub.emit('ImportFolder:Added', { FolderID: folder.id });
  return folder;
}

/** Applies the body's values, then the patch. */
export function changeFolder(sandbox: Sandbox, body: unknown, steps: readonly PatchOperation[] = []): void {
  const id = Number(bodyField(body, 'ID') ?? 0);
  const noId = 'ID missing. If this is a new Folder, then use POST.';
  if (id === 0) throw sandbox.isSince6 ? problem({ ID: [noId] }) : badRequest(noId);
  const folder = sandbox.library.importFolders.get(id);
  if (folder === undefined) throw problem({ ID: [refusalsOf(sandbox).unknown] });
  const changed = structuredClone(body as JsonObject);
  const fault = applyPatch(changed, model, steps);
  if (fault !== undefined) throw problem({ ImportFolder: [fault] });
  Object.assign(folder, readFolder(sandbox, changed, id));
  sandbox.hub.emit('ImportFolder:Updated', { FolderID: id });
}

/** Optionally deletes the records of its files; the videos stay on disk. */
export function removeFolder(sandbox: Sandbox, folder: ImportFolder, withRecords: boolean): void {
  const { library, disk } = sandbox;
  for (const file of withRecords ? library.files.values() : []) {
    const places = file.locations.filter(({ folderId }) => folderId === folder.id);
    if (places.length === 0) continue;
    for (const place of places) {
      const path = folder.path + relativePath(library, file, place);
      disk.leave({ path, file, locationId: place.id, episodes: file.episodes });
    }
    emitFileDeleted(sandbox, file, places);
    file.locations = file.locations.filter((place) => !places.includes(place));
    if (file.locations.length === 0) removeFile(library, file);
  }
  library.importFolders.delete(folder.id);
  sandbox.hub.emit('ImportFolder:Removed', { FolderID: folder.id });
}
