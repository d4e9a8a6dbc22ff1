import { expect, test } from 'vitest';
import { httpServerFault } from './httpServerFault.ts';

test.each(['http://api.anidb.net:9001', 'https://api.anidb.net', 'HTTP://[::1]:9001', 'http://10.0.0.1/'])(
  'accepts %s',
  (text) => {
    expect(httpServerFault(text)).toBeUndefined();
  },
);

test.each([
  '',
  'api.anidb.net',
  'api.anidb.net:9001',
  'ftp://api.anidb.net',
  'http://',
  'http:/api',
  'http://api.anidb.net:99999',
  'http:// x',
  'javascript:alert(1)',
])('rejects “%s”', (text) => {
  expect(httpServerFault(text)).toMatchObject({ title: 'Invalid HTTP Server URL' });
});
