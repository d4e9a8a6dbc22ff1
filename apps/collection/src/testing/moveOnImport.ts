import { request } from '@hondana/shared/api/client';

/** The server renames and moves no files on request unless it does so on import. */
export const moveOnImport = (): Promise<void> =>
  request<void>({
    method: 'PATCH',
    path: 'Settings',
    query: { skipValidation: true },
    body: [{ op: 'replace', path: '/Plugins/Renamer/MoveOnImport', value: true }],
  });
