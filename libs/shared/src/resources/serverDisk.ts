import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { apiKeyRoot } from '../queryKeys.ts';

type Schemas = components['schemas'];

export type ServerFolder = Schemas['APIv3.Shoko.Folder'];
/** A root: `/`, `C:\`, a share. */
export type ServerDrive = Schemas['APIv3.Shoko.Drive'];

const role = { before6: 'user', since6: 'administrator or first-run' } as const;

const keyPrefix = () => [...apiKeyRoot, 'server-disk'];

export const serverDrivesQuery = read({ path: 'Folder/Drives', role, keyPrefix });

/**
 * The folders in a folder on the server; 404 if it does not exist.
 * @example const folders = useQuery(serverFoldersQuery({ path: '/srv/media' }));
 */
export const serverFoldersQuery = read({ path: 'Folder', role, keyPrefix });
