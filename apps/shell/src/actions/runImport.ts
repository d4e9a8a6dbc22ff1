import { write } from '@hondana/shared/api/write';

export const runImport = write({ method: 'GET', path: 'Action/RunImport', role: 'user' });
