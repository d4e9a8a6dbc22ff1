import { folderIdOf } from '@hondana/shared/anime/files';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { File } from '@hondana/shared/api/types';
import { mapConcurrently } from '@hondana/shared/bulk/mapConcurrently';
import { filePageQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';
import { type Collecting, fetchAllFiles } from '../shared/fetchAllFiles.ts';
import { fileStatus } from './fileStatus.ts';
import type { RelocationState } from './relocationState.ts';
import { folderIdOfResult, type RelocationResult } from './renamers.ts';

/** Above this number of paths, reading all files takes fewer requests than searching. */
const maxSearches = 20;

/** The search is fuzzy; an exact match is among the first results. */
const searchPageSize = 50;

/** `importFolderId:relativePath` */
export type FilePlace = string;

const placeOf = (folderId: number | null, path: string | null | undefined): FilePlace =>
  `${folderId}:${path}`;

export function filePlaceOf(result: RelocationResult): FilePlace {
  return placeOf(folderIdOfResult(result), result.RelativePath);
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** New locations that files outside the list already have; previews don't detect that (facts 5.19). */
export async function fetchTakenPaths(
  client: QueryClient,
  { files, results }: Pick<RelocationState, 'files' | 'results'>,
  collecting: Collecting,
): Promise<ReadonlySet<FilePlace>> {
  const listed = new Set(files.map(({ id }) => id));
  const wanted = files.flatMap((file) => {
    const result = results.get(file.id);
    return result && fileStatus(file, result) === 'pending' ? [result] : [];
  });
  const places = new Set(wanted.map(filePlaceOf));
  if (places.size === 0) return places;
  const page = async (search: string, pageSize: number) =>
    client.fetchQuery({
      ...filePageQuery({ search, pageSize }, 1),
      retry: retryOnce,
      staleTime: 0,
      gcTime: 0,
    });
  const { Total } = await page('', 1);
  // With all files listed, their previews already show collisions.
  if (Total <= listed.size) return new Set();
  const search = async ({ RelativePath }: RelocationResult): Promise<readonly File[]> =>
    (await page(nameIn(RelativePath ?? ''), searchPageSize)).List;
  const { onProgress, signal } = collecting;
  const others =
    places.size <= maxSearches
      ? (await mapConcurrently(wanted, search, onProgress, signal)).flat()
      : await fetchAllFiles(client, {}, collecting);
  const taken = others
    .filter(({ ID }) => !listed.has(ID))
    .flatMap(({ Locations }) =>
      Locations.map((location) => placeOf(folderIdOf(location), location.RelativePath)),
    )
    .filter((place) => places.has(place));
  return new Set(taken);
}
