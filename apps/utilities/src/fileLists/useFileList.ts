import type { File } from '@hondana/shared/api/types';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { type FileListOptions, filePageQuery } from '@hondana/shared/resources/files';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Collecting, fetchAllFiles, maxFilePageSize } from '../shared/fetchAllFiles.ts';
import { type FileFacts, fileFacts } from '../shared/fileFacts.ts';
import { sequentialQueries } from '../shared/sequentialQueries.ts';

/** Milliseconds to rest after a jump before pages are requested. */
const restTime = 50;

const sequentially = sequentialQueries();

/** Sequential with cross-references: the server queries its database again for those of each file (facts 9). */
function pagesOfFiles(options: FileListOptions) {
  const pageOf = (page: number) => ({ ...filePageQuery(options, page) });
  return options.include?.includes('XRefs') ? sequentially(pageOf) : pageOf;
}

const factsOf = new WeakMap<File, FileFacts>();

function remembered(file: File): FileFacts {
  const facts = factsOf.get(file) ?? fileFacts(file);
  factsOf.set(file, facts);
  return facts;
}

export type FileList = ReturnType<typeof useFileList>;

export function useFileList(options: FileListOptions) {
  const client = useQueryClient();
  // Equal options must be the same object, or the list starts over.
  const id = JSON.stringify(options);
  const question = useMemo<FileListOptions>(() => JSON.parse(id), [id]);
  const pageQuery = useMemo(() => pagesOfFiles(question), [question]);
  const { pageSize } = question;
  const sparse = useSparseList({ pageQuery, pageSize, startIndex: 0, restTime });
  const { itemAt: receivedAt } = sparse;

  const itemAt = useCallback(
    (index: number): FileFacts | undefined => {
      const file = receivedAt(index);
      return file && remembered(file);
    },
    [receivedAt],
  );

  /** Inclusive range, fetched if missing. */
  const itemsIn = useCallback(
    async (first: number, last: number): Promise<FileFacts[]> => {
      // The server sorts all files for each page: long ranges are fetched in few large pages, which aren't cached.
      const isWide = last - first > 3 * pageSize;
      const size = isWide ? maxFilePageSize : pageSize;
      const pages = pageNumbers(pagesOf({ first, last }, size));
      const wideQuery = pagesOfFiles({ ...question, pageSize: size });
      const lists = await Promise.all(
        pages.map((page) =>
          isWide
            ? client.fetchQuery({ ...wideQuery(page), gcTime: 0 })
            : client.fetchQuery({ ...pageQuery(page), staleTime: 30_000 }),
        ),
      );
      const start = ((pages[0] ?? 1) - 1) * size;
      return lists
        .flatMap(({ List }) => List)
        .slice(first - start, last + 1 - start)
        .map(remembered);
    },
    [client, pageQuery, pageSize, question],
  );

  /** Fetched in large pages that aren't cached. */
  const allItems = useCallback(
    async (onProgress: Collecting['onProgress'], signal: AbortSignal): Promise<FileFacts[]> =>
      (await fetchAllFiles(client, question, { onProgress, signal })).map(fileFacts),
    [client, question],
  );

  return { ...sparse, id, itemAt, itemsIn, allItems };
}
