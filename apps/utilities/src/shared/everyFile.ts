import type { File } from '@hondana/shared/api/types';
import { type FileListOptions, filePageQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';

/** The most files that the server returns at once. */
export const largestPage = 1000;

export interface Collecting {
  readonly onProgress: (through: number, of: number) => void;
  readonly signal: AbortSignal;
}

/** Every file that matches a query, in large pages that are not cached. Rejects with an `AbortError`. */
export async function everyFile(
  client: QueryClient,
  options: Omit<FileListOptions, 'pageSize'>,
  { onProgress, signal }: Collecting,
): Promise<File[]> {
  const files: File[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const query = filePageQuery({ ...options, pageSize: largestPage }, page);
    const { List, Total } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    files.push(...List);
    onProgress(Math.min(files.length, Total), Total);
    if (List.length < largestPage || files.length >= Total) return files;
  }
}
