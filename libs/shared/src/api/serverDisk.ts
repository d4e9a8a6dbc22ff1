import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import type { components } from './generated/schema.ts';
import { apiKeyRoot } from './queryKeys.ts';

type Schemas = components['schemas'];

/** A folder on the machine that the server runs on. */
export type ServerFolder = Schemas['APIv3.Shoko.Folder'];
/** A place where its folders begin: `/`, `C:\`, a share. */
export type ServerDrive = Schemas['APIv3.Shoko.Drive'];

const diskKey = [...apiKeyRoot, 'server-disk'] as const;

/** Where the folders of the server's machine begin (`GET Folder/Drives`). */
export function serverDrivesQuery() {
  return queryOptions({
    queryKey: [...diskKey, 'drives'] as const,
    queryFn: ({ signal }) => request<ServerDrive[]>({ path: 'Folder/Drives', signal }),
  });
}

/**
 * The folders in a folder of the server's machine (`GET Folder`); 404 when there is no such folder.
 *
 * @example
 * const folders = useQuery(serverFoldersQuery('/srv/media'));
 */
export function serverFoldersQuery(path: string) {
  return queryOptions({
    queryKey: [...diskKey, 'folders', path] as const,
    queryFn: ({ signal }) => request<ServerFolder[]>({ path: 'Folder', query: { path }, signal }),
  });
}
