import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { apiKeyRoot } from './queryKeys.ts';

type Schemas = components['schemas'];

/** A folder on the server. */
export type ServerFolder = Schemas['APIv3.Shoko.Folder'];
/** A place where its folders begin: `/`, `C:\`, a share. */
export type ServerDrive = Schemas['APIv3.Shoko.Drive'];

const keyPrefix = () => [...apiKeyRoot, 'server-disk'];

/** Where the folders of the server's machine begin. */
export const serverDrivesQuery = read({ path: 'Folder/Drives', role: 'user', keyPrefix });

/**
 * The folders in a folder of the server's machine; 404 when there is no such folder.
 *
 * @example
 * const folders = useQuery(serverFoldersQuery({ path: '/srv/media' }));
 */
export const serverFoldersQuery = read({ path: 'Folder', role: 'user', keyPrefix });
