import { request } from '@hondana/shared/api/client';

/** Has the server move files on import: otherwise it renames and moves none when it is asked to. */
export const moveOnImport = (): Promise<void> =>
  request<void>({
    method: 'PATCH',
    path: 'Settings',
    query: { skipValidation: true },
    body: [{ op: 'replace', path: '/Plugins/Renamer/MoveOnImport', value: true }],
  });
