import { write } from '@hondana/shared/api/write';

/** Begins the server's sign-in at Trakt: a code to enter there within ten minutes or so. 500 without internet. */
export const requestTraktCode = write({ method: 'GET', path: '/api/trakt/code', role: 'user' });
