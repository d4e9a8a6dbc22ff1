import { expect, test } from 'vitest';
import { callFinder } from './callFinder.ts';

const calls = ['GET /Theme/{id}', 'GET /Theme/Current', 'POST /Theme/{id}', 'GET /Theme/{id}/Preview'];
const find = callFinder(
  calls.map((call) => {
    const [method = '', path = ''] = call.split(' ');
    return { method, path, call };
  }),
);

test.each([
  ['GET', '/Theme/5', 'GET /Theme/{id}'],
  ['GET', '/Theme/Current', 'GET /Theme/Current'],
  ['post', '/theme/current?force=true', 'POST /Theme/{id}'],
  ['GET', '/Theme/Current/Preview', 'GET /Theme/{id}/Preview'],
  ['DELETE', '/Theme/5', undefined],
  ['GET', '/Theme', undefined],
])('maps %s %s to %s', (method, path, call) => expect(find(method, path)?.call).toBe(call));
