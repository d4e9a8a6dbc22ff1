import { retryOnce } from '@hondana/shared/api/retryOnce';
import { isApiError } from '@hondana/shared/http/ApiError';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { serverFoldersQuery } from '@hondana/shared/resources/serverDisk';
import { useMay } from '@hondana/shared/resources/useMay';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Check } from './finding.ts';
import type { CheckedFolder } from './folderFinding.ts';

/** Statuses of a folder that is missing or unreadable. */
const missingStatuses = new Set([400, 403, 404]);

export function useCheckedFolders(): Check<readonly CheckedFolder[]> & { readonly mayLook: boolean } {
  const mayLook = useMay(serverFoldersQuery);
  const folders = useQuery({ ...importFoldersQuery(), retry: retryOnce });
  const list = folders.data ?? [];
  const lookups = useQueries({
    queries: (mayLook ? list : []).map(({ Path }) => ({
      ...serverFoldersQuery({ path: Path ?? '' }),
      retry: retryOnce,
    })),
  });
  // Failing to load the folders is not having none.
  const isUnknown = !folders.data || lookups.some((lookup) => lookup.isPending);
  return {
    mayLook,
    error: folders.error,
    data: isUnknown
      ? undefined
      : list.map(({ Name, Path }, index) => {
          const error = lookups[index]?.error;
          const isMissing = isApiError(error) && missingStatuses.has(error.status);
          const isKnown = mayLook && (!error || isMissing);
          return { name: Name, path: Path ?? '', isThere: isKnown ? !isMissing : undefined };
        }),
    isFetching: folders.isFetching || lookups.some((lookup) => lookup.isFetching),
    refetch: () => Promise.all([folders.refetch(), ...lookups.map((lookup) => lookup.refetch())]),
  };
}
