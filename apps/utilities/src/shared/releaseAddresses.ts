import type { FileHandover } from './fileHandover.ts';

interface PageOfFiles {
  readonly to: string;
  readonly state?: FileHandover;
}

/** One file goes into the address, so that the page can be opened in a new tab. */
export function editingAddress(fileIds: readonly number[]): PageOfFiles {
  const to = '/utilities/file-search/release-info';
  return fileIds.length === 1
    ? { to: `${to}?file=${fileIds[0]}` }
    : { to, state: { handOver: fileIds.join(), fileIds } };
}
