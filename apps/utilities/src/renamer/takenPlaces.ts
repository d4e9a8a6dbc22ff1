import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { File } from '@hondana/shared/api/types';
import { mapConcurrently } from '@hondana/shared/bulk/mapConcurrently';
import { filePageQuery } from '@hondana/shared/resources/files';
import type { QueryClient } from '@tanstack/react-query';
import { type Collecting, everyFile } from '../shared/everyFile.ts';
import { fileStatus } from './fileStatus.ts';
import type { RelocationState } from './relocationState.ts';
import type { RelocationResult } from './renamers.ts';

/** Up to so many paths are searched for; beyond them it takes fewer calls to read all files. */
const mostSearched = 20;

/** Search is fuzzy: what has the very name is among the first. */
const mostFound = 50;

/** An Import Folder, and a path in it. */
export type FilePlace = string;

export function filePlaceOf({
  ImportFolderID,
  RelativePath,
}: Pick<RelocationResult, 'ImportFolderID' | 'RelativePath'>): FilePlace {
  return `${ImportFolderID}:${RelativePath}`;
}

const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/**
 * Which of the places that files are to get are taken by files that are not in the list: previews do not tell (facts
 * 5.19).
 *
 * @throws what a call throws, or an `AbortError`
 */
export async function takenPlaces(
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
  // With all files listed, collisions are visible already.
  if (Total <= listed.size) return new Set();
  const search = async ({ RelativePath }: RelocationResult): Promise<readonly File[]> =>
    (await page(nameIn(RelativePath ?? ''), mostFound)).List;
  const { onProgress, signal } = collecting;
  const others =
    places.size <= mostSearched
      ? (await mapConcurrently(wanted, search, onProgress, signal)).flat()
      : await everyFile(client, {}, collecting);
  const taken = others
    .filter(({ ID }) => !listed.has(ID))
    .flatMap(({ Locations }) => Locations.map(filePlaceOf))
    .filter((place) => places.has(place));
  return new Set(taken);
}
