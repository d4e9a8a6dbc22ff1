import { folderIdOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { filePageQuery, seriesFilesQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';
import { type Collecting, fetchAllFiles } from '../shared/fetchAllFiles.ts';
import type { RenamedFile } from './relocationState.ts';

/** Sources to add files from (facts 5.19). */
export type RenamerFileSource =
  | { readonly kind: 'collection' }
  | { readonly kind: 'recent'; readonly count: number }
  | { readonly kind: 'series'; readonly seriesId: number }
  | { readonly kind: 'search'; readonly text: string };

function renamedFile({ ID, Locations: [location] }: File): RenamedFile {
  return { id: ID, path: location?.RelativePath ?? '', folderId: location && folderIdOf(location) };
}

/** Pages aren't cached. Rejects with an `AbortError` when cancelled. */
export async function collectFiles(
  client: QueryClient,
  source: RenamerFileSource,
  collecting: Collecting,
): Promise<RenamedFile[]> {
  switch (source.kind) {
    case 'collection':
      return (await fetchAllFiles(client, { sortOrder: ['RelativePath'] }, collecting)).map(renamedFile);
    case 'search':
      return (await fetchAllFiles(client, { search: source.text }, collecting)).map(renamedFile);
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
