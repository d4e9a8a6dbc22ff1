import type { File } from '@hondana/shared/api/types';
import { pageNumbers, pagesOf } from '@hondana/shared/lists/pages';
import { useSparseList } from '@hondana/shared/lists/useSparseList';
import { type FileListOptions, filePageQuery } from '@hondana/shared/resources/files';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { type Collecting, everyFile, largestPage } from '../shared/everyFile.ts';
import { type FileFacts, fileFacts } from '../shared/fileFacts.ts';

/** A pause after a jump before pages are asked for, in milliseconds. */
const restTime = 50;

const factsOf = new WeakMap<File, FileFacts>();

function remembered(file: File): FileFacts {
  const facts = factsOf.get(file) ?? fileFacts(file);
  factsOf.set(file, facts);
  return facts;
}

export type FileList = ReturnType<typeof useFileList>;

/** The files that the server has for a question, fetched where the view goes. */
export function useFileList(options: FileListOptions) {
  const client = useQueryClient();
  // Equal options are the same object, so that the list does not start over.
  const id = JSON.stringify(options);
  const question = useMemo<FileListOptions>(() => JSON.parse(id), [id]);
  const pageQuery = useCallback((page: number) => filePageQuery(question, page), [question]);
  const { pageSize } = question;
  const sparse = useSparseList({ pageQuery, pageSize, startIndex: 0, restTime });
  const { itemAt } = sparse;

  const fileAt = useCallback(
    (index: number): FileFacts | undefined => {
      const file = itemAt(index);
      return file && remembered(file);
    },
    [itemAt],
  );

  /** The files of a run, both ends in it, fetched where they are not there yet. */
  const filesIn = useCallback(
    async (first: number, last: number): Promise<FileFacts[]> => {
      // Each page costs the server a sorting of all files: a wide run is fetched in few large ones, which are not kept.
      const isWide = last - first > 3 * pageSize;
      const size = isWide ? largestPage : pageSize;
      const pages = pageNumbers(pagesOf({ first, last }, size));
      const lists = await Promise.all(
        pages.map((page) =>
          isWide
            ? client.fetchQuery({ ...filePageQuery({ ...question, pageSize: size }, page), gcTime: 0 })
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

  /** Every file, in large pages that are not kept. */
  const allFiles = useCallback(
    async (onProgress: Collecting['onProgress'], signal: AbortSignal): Promise<FileFacts[]> =>
      (await everyFile(client, question, { onProgress, signal })).map(fileFacts),
    [client, question],
  );

  return { ...sparse, id, fileAt, filesIn, allFiles };
}
