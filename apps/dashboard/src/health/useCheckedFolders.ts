import { isApiError } from '@hondana/shared/api/ApiError';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { serverFoldersQuery } from '@hondana/shared/resources/serverDisk';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Check } from './finding.ts';
import type { CheckedFolder } from './folderFinding.ts';

/** The server answers so when there is no such folder, or it may not be read. */
const absent = new Set([400, 403, 404]);

/** The import folders, each looked for on the server's disk. */
export function useCheckedFolders(): Check<readonly CheckedFolder[]> {
  const folders = useQuery({ ...importFoldersQuery(), retry: retryOnce });
  const list = folders.data ?? [];
  const looks = useQueries({
    queries: list.map(({ Path }) => ({ ...serverFoldersQuery({ path: Path ?? '' }), retry: retryOnce })),
  });
  // Folders that could not be had are not the same as none.
  const isUnknown = !folders.data || looks.some((look) => look.isPending);
  return {
    error: folders.error,
    data: isUnknown
      ? undefined
      : list.map(({ Name, Path }, index) => {
          const error = looks[index]?.error;
          const isAbsent = isApiError(error) && absent.has(error.status);
          return { name: Name, path: Path ?? '', isThere: error ? (isAbsent ? false : undefined) : true };
        }),
    isFetching: folders.isFetching || looks.some((look) => look.isFetching),
    refetch: () => Promise.all([folders.refetch(), ...looks.map((look) => look.refetch())]),
  };
}
