import { onSessionChange } from '@hondana/shared/session';
import type { FileFacts } from './fileFacts.ts';

/** What a page needs to know of files to work on them. */
export type HandedOverFile = Pick<FileFacts, 'key' | 'id' | 'name' | 'nameOnDisk' | 'directory'>;

/**
 * What a step of the history holds of files that were handed to a page: browsers limit its size, and tell nobody when
 * a step is too large.
 */
export interface HandOver {
  readonly handOver: string;
  readonly fileIds: readonly number[];
}

/** Facts of what was handed over while the product is open; undefined for what is done with. */
const files = new Map<number, HandedOverFile | undefined>();

onSessionChange((session) => {
  if (!session) files.clear();
});

function remember({ key, id, name, nameOnDisk, directory }: HandedOverFile): void {
  files.set(id, { key, id, name, nameOnDisk, directory });
}

/** The state to navigate with to a page that works on files. */
export function handOver(chosen: readonly HandedOverFile[]): HandOver {
  for (const file of chosen) remember(file);
  return { handOver: `${Date.now()}-${Math.random()}`, fileIds: chosen.map(({ id }) => id) };
}

/** Reads the state of a step in the history; undefined where no files were handed over. */
export function handOverIn(state: unknown): HandOver | undefined {
  if (typeof state !== 'object' || state === null || !('handOver' in state && 'fileIds' in state))
    return undefined;
  const { handOver: id, fileIds } = state;
  return typeof id === 'string' && Array.isArray(fileIds) ? { handOver: id, fileIds } : undefined;
}

/** Those that nothing is known of, because the page was loaded again since they were handed over. */
export function unknownOf({ fileIds }: HandOver): readonly number[] {
  return fileIds.filter((id) => !files.has(id));
}

/** The files that were handed over, without those that are done with. */
export function handedOver({ fileIds }: HandOver): readonly HandedOverFile[] {
  return fileIds.flatMap((id) => files.get(id) ?? []);
}

/** Takes in what was found out about files; those of which nothing was found are done with. */
export function learn(ids: readonly number[], found: readonly HandedOverFile[]): void {
  settle(ids);
  const wanted = new Set(ids);
  for (const file of found) if (wanted.has(file.id)) remember(file);
}

/** Has files that are done with not brought again by an older step of the history. */
export function settle(ids: Iterable<number>): void {
  for (const id of ids) files.set(id, undefined);
}
