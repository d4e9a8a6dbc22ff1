import { before6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';

/** The code is valid for about ten minutes. 500 without internet. */
export const requestTraktCode = write({
  method: 'GET',
  path: '/api/trakt/code',
  role: 'user',
  server: before6,
});
