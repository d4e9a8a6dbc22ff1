import { type FileListOptions, filePageQuery, seriesFilesQuery } from '@hondana/shared/api/files';
import type { File } from '@hondana/shared/api/types';
import type { QueryClient } from '@tanstack/react-query';
import type { RenamedFile } from './relocationStore.ts';

/** Most files that the server gives at once. */
const largestPage = 1000;

/** Where files come from (facts 5.19). */
export type FileSource =
  | { readonly kind: 'collection' }
  | { readonly kind: 'recent'; readonly count: number }
  | { readonly kind: 'series'; readonly seriesId: number }
  | { readonly kind: 'search'; readonly text: string };

function renamedFile({ ID, Locations: [location] }: File): RenamedFile {
  return { id: ID, path: location?.RelativePath ?? '', folderId: location?.ImportFolderID };
}

interface Collecting {
  readonly onProgress: (through: number, of: number) => void;
  readonly signal: AbortSignal;
}

async function everyPage(client: QueryClient, options: FileListOptions, { onProgress, signal }: Collecting) {
  const files: RenamedFile[] = [];
  for (let page = 1; ; page++) {
    signal.throwIfAborted();
    const query = filePageQuery(options, page);
    const { List, Total } = await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 });
    files.push(...List.map(renamedFile));
    onProgress(files.length, Total);
    if (List.length < largestPage || files.length >= Total) return files;
  }
}

/** The files of a source, in pages that are not kept. Rejects with an `AbortError` when it is cancelled. */
export async function collectFiles(
  client: QueryClient,
  source: FileSource,
  collecting: Collecting,
): Promise<RenamedFile[]> {
  switch (source.kind) {
    case 'collection':
      return everyPage(client, { pageSize: largestPage, sortOrder: ['RelativePath'] }, collecting);
    case 'search':
      return everyPage(client, { pageSize: largestPage, search: source.text }, collecting);
    case 'series':
      return (await seriesFilesQuery.send({ seriesId: source.seriesId }, collecting.signal)).List.map(
        renamedFile,
      );
    case 'recent': {
      const options = {
        exclude: ['Unrecognized'],
        sortOrder: ['-CreatedAt'],
        pageSize: source.count,
      } as const;
      const query = filePageQuery(options, 1);
      return (await client.fetchQuery({ ...query, staleTime: 0, gcTime: 0 })).List.map(renamedFile);
    }
  }
}
