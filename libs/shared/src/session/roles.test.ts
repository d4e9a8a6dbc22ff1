import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, requiredRole, roleRules } from './roles.ts';

const operations = new Set(
  readFileSync(new URL('../../../../contract/operations.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([method = '', path = '']) => `${method} ${path.replace(/\{[^}]*\}/g, '{}').toLowerCase()}`),
);

const known = (method: string, path: string) =>
  operations.has(`${method} ${path.replace(/\{[^}]*\}/g, '{}').toLowerCase()}`);

test('every rule names a call that the reference has, but for those that 5.3 took away', () => {
  const unknown = roleRules.filter((rule) => rule.until === undefined && !known(rule.method, rule.path));
  expect(unknown.map((rule) => `${rule.method} ${rule.path}`)).toEqual([]);
});

test('no call stands in the table twice', () => {
  const names = roleRules.map((rule) => `${rule.method} ${rule.path.replace(/\{[^}]*\}/g, '{}')}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test('a literal segment wins over a placeholder', () => {
  expect(requiredRole('GET', '/api/v3/User/Current')).toBe('user');
  expect(requiredRole('GET', '/api/v3/User/3')).toBe('administrator');
});

test('letter case and values of the path do not matter', () => {
  expect(requiredRole('patch', '/api/v3/series/5/MOVE/7')).toBe('administrator');
  expect(requiredRole('PATCH', '/api/v3/Series/{seriesID}/Move/{groupID}')).toBe('administrator');
});

test('a call that the table does not name is for anyone signed in', () => {
  const call = { method: 'GET', path: '/api/v3/Series/5' };
  expect(isAllowed(undefined, call)).toBe(false);
  expect(isAllowed({ isAdmin: false }, call)).toBe(true);
});

test('images and the server state need no key', () => {
  expect(isAllowed(undefined, { method: 'GET', path: '/api/v3/Image/AniDB/Poster/12' })).toBe(true);
  expect(isAllowed(undefined, { method: 'GET', path: '/api/v3/Init/Status' })).toBe(true);
});

test('administrators alone may read the settings', () => {
  const call = { method: 'GET', path: '/api/v3/Settings' };
  expect(isAllowed({ isAdmin: false }, call, '5.3.3.0')).toBe(false);
  expect(isAllowed({ isAdmin: true }, call, '5.3.3.0')).toBe(true);
});
