import { onUserGone } from '@hondana/shared/session/onUserGone';
import type { FileFacts } from './fileFacts.ts';

/** What a page needs to know about files to work on them. */
export type HandedOverFile = Pick<FileFacts, 'key' | 'id' | 'name' | 'nameOnDisk' | 'directory'>;

/**
 * What a history entry contains about files that were handed to a page: browsers limit its size, and fail silently when
 * it is too large.
 */
export interface FileHandover {
  readonly handOver: string;
  readonly fileIds: readonly number[];
}

/** Facts about files that were handed over since the interface was loaded; undefined for settled ones. */
const files = new Map<number, HandedOverFile | undefined>();

onUserGone(() => files.clear());

function remember({ key, id, name, nameOnDisk, directory }: HandedOverFile): void {
  files.set(id, { key, id, name, nameOnDisk, directory });
}

/** The state to navigate with to a page that works on files. */
export function handOver(chosen: readonly HandedOverFile[]): FileHandover {
  for (const file of chosen) remember(file);
  return { handOver: `${Date.now()}-${Math.random()}`, fileIds: chosen.map(({ id }) => id) };
}

/** Reads the state of a history entry; undefined when no files were handed over. */
export function handOverIn(state: unknown): FileHandover | undefined {
  if (typeof state !== 'object' || state === null || !('handOver' in state && 'fileIds' in state))
    return undefined;
  const { handOver: id, fileIds } = state;
  return typeof id === 'string' && Array.isArray(fileIds) ? { handOver: id, fileIds } : undefined;
}

/** The files that nothing is known about, because the page was reloaded since they were handed over. */
export function unknownOf({ fileIds }: FileHandover): readonly number[] {
  return fileIds.filter((id) => !files.has(id));
}

/** The files that were handed over, without the settled ones. */
export function handedOver({ fileIds }: FileHandover): readonly HandedOverFile[] {
  return fileIds.flatMap((id) => files.get(id) ?? []);
}

/** Stores what was found out about files; those that were not found are settled. */
export function learn(ids: readonly number[], found: readonly HandedOverFile[]): void {
  settleHandover(ids);
  const wanted = new Set(ids);
  for (const file of found) if (wanted.has(file.id)) remember(file);
}

/** Settles files, so that an older history entry does not bring them back. */
export function settleHandover(ids: Iterable<number>): void {
  for (const id of ids) files.set(id, undefined);
}
