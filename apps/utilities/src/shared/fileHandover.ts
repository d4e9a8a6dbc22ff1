import { onUserChange } from '@hondana/shared/session/onUserChange';
import type { FileFacts } from './fileFacts.ts';

export type HandedOverFile = Pick<FileFacts, 'key' | 'id' | 'name' | 'nameOnDisk' | 'directory'>;

/** A history entry's state. Holds only IDs: browsers limit its size, and fail silently beyond it. */
export interface FileHandover {
  readonly handOver: string;
  readonly fileIds: readonly number[];
}

/** Files handed over since the page was loaded; undefined for settled ones. */
const files = new Map<number, HandedOverFile | undefined>();

onUserChange(() => files.clear());

function storeFile({ key, id, name, nameOnDisk, directory }: HandedOverFile): void {
  files.set(id, { key, id, name, nameOnDisk, directory });
}

export function handoverState(chosen: readonly HandedOverFile[]): FileHandover {
  for (const file of chosen) storeFile(file);
  return { handOver: `${Date.now()}-${Math.random()}`, fileIds: chosen.map(({ id }) => id) };
}

export function readHandover(state: unknown): FileHandover | undefined {
  if (typeof state !== 'object' || state === null || !('handOver' in state && 'fileIds' in state))
    return undefined;
  const { handOver: id, fileIds } = state;
  return typeof id === 'string' && Array.isArray(fileIds) ? { handOver: id, fileIds } : undefined;
}

/** IDs of files to be fetched, after a reload. */
export function unknownFileIds({ fileIds }: FileHandover): readonly number[] {
  return fileIds.filter((id) => !files.has(id));
}

/** Without the settled files. */
export function handedOverFiles({ fileIds }: FileHandover): readonly HandedOverFile[] {
  return fileIds.flatMap((id) => files.get(id) ?? []);
}

/** Stores fetched files; those not found are settled. */
export function storeHandedOverFiles(ids: readonly number[], found: readonly HandedOverFile[]): void {
  removeFromHandover(ids);
  const idSet = new Set(ids);
  for (const file of found) if (idSet.has(file.id)) storeFile(file);
}

/** Settled files aren't restored from older history entries. */
export function removeFromHandover(ids: Iterable<number>): void {
  for (const id of ids) files.set(id, undefined);
}
