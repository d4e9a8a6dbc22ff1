import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { File, ListResult } from '@hondana/shared/api/types';
import { mapConcurrently, type ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import { type FileListOptions, filePageQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';

/** The server's maximum page size. */
export const maxFilePageSize = 1000;

const retries = { retry: retryOnce, retryDelay: 500 };

export interface Collecting {
  readonly onProgress: ReportProgress;
  readonly signal: AbortSignal;
}

/** All pages of a query, a few in parallel and not cached. Rejects with an `AbortError` when aborted. */
export async function fetchAllFiles(
  client: QueryClient,
  options: Omit<FileListOptions, 'pageSize'>,
  { onProgress, signal }: Collecting,
): Promise<File[]> {
  const read = async (page: number): Promise<ListResult<File>> => {
    signal.throwIfAborted();
    const query = filePageQuery({ ...options, pageSize: maxFilePageSize }, page);
    // `fetchQuery` takes no signal: without this, the next caller would wait for the aborted page.
    const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
    signal.addEventListener('abort', cancel);
    try {
      return await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0, ...retries });
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  };
  const first = await read(1);
  const total = first.Total;
  const report = (further: number): void =>
    onProgress(Math.min((further + 1) * maxFilePageSize, total), total);
  report(0);
  const further = Array.from({ length: Math.ceil(total / maxFilePageSize) - 1 }, (_, index) => index + 2);
  const pages = [first, ...(await mapConcurrently(further, read, report, signal))];
  return pages.flatMap(({ List }) => List);
}
