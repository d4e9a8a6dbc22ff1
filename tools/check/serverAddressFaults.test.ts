import { expect, test } from 'vitest';
import { serverAddressFaults } from './serverAddressFaults.ts';

test.for([
  "fetch('/api/v3/Series')",
  'const address = `/api/v3/Image/$' + '{id}`;',
  'const hub = "/signalr/aggregate?feeds=queue";',
  "open('/plex');",
  "const path = '/api/auth', address = '/api/v3/Series';",
])('%s is a fault', (text) => {
  expect(serverAddressFaults(`\n${text}`)).toEqual([expect.stringMatching(/^2 addresses the server/)]);
});

test.for([
  "read({ path: '/api/auth', role: 'user' })",
  "const path = '/api/auth';",
  "serverAddress('/api/v3/Image/Random/Backdrop')",
  'serverAddress(`/api/v3/Image/$' + '{id}`)',
  "import { read } from '@hondana/shared/api/read';",
  " * `fetch('/api/v3/Series')`",
  "navigate('/applications')",
])('%s is none', (text) => expect(serverAddressFaults(text)).toEqual([]));
