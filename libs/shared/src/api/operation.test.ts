import { expect, test } from 'vitest';
import { episodePageQuery } from '../resources/episodes.ts';
import { importFoldersQuery, scanImportFolder } from '../resources/importFolders.ts';
import { seriesQuery } from '../resources/series.ts';
import {
  getSeriesWatchStates,
  refreshSeriesFromTmdb,
  refreshSeriesFromTrakt,
} from '../resources/seriesActions.ts';
import { deleteSeries } from '../resources/seriesWrites.ts';
import { serverStatusQuery } from '../resources/server.ts';
import { serverFoldersQuery } from '../resources/serverDisk.ts';
import { deleteTheme } from '../resources/themes.ts';
import { callOf, mayCall } from './operation.ts';

test('puts path parameters into the path, the rest into the query, and the body apart', () => {
  const facts = { method: 'PUT', path: 'Tag/User/{tagId}', role: 'administrator' } as const;
  expect(callOf(facts, { tagId: 3, includeCount: true, body: { Name: 'a' } })).toMatchObject({
    method: 'PUT',
    path: 'Tag/User/3',
    query: { includeCount: true },
    body: { Name: 'a' },
  });
});

test('rejects a path parameter that would lead to another address', async () => {
  await expect(deleteTheme.send({ themeId: '..' })).rejects.toThrow(RangeError);
});

test('permits calls by role: administrator, user or everyone', () => {
  expect(mayCall(deleteSeries, { isAdmin: false }, '5.3.3.0')).toBe(false);
  expect(mayCall(deleteSeries, { isAdmin: true }, '5.3.3.0')).toBe(true);
  expect(mayCall(deleteSeries, undefined, '5.3.3.0')).toBe(false);
  expect(mayCall(seriesQuery, { isAdmin: false }, '5.3.3.0')).toBe(true);
  expect(mayCall(seriesQuery, undefined, '5.3.3.0')).toBe(false);
  expect(mayCall(serverStatusQuery, undefined, undefined)).toBe(true);
});

test('permits a write of several calls only when all of them are permitted', () => {
  expect(mayCall(refreshSeriesFromTmdb, { isAdmin: false }, '5.3.3.0')).toBe(false);
});

test('permits only calls that the server’s version has', () => {
  const user = { isAdmin: false };
  expect(mayCall(getSeriesWatchStates, user, '5.3.3.0')).toBe(true);
  expect(mayCall(getSeriesWatchStates, user, '5.2.0.0')).toBe(false);
  expect(mayCall(refreshSeriesFromTrakt, user, '5.2.0.0')).toBe(true);
  expect(mayCall(refreshSeriesFromTrakt, user, '5.3.3.0')).toBe(false);
});

test('the role and the address are those of the server', () => {
  const user = { isAdmin: false };
  const may = (call: Parameters<typeof mayCall>[0]) =>
    ['5.3.3.0', '6.0.0-dev.425'].map((version) => mayCall(call, user, version));
  expect(may(importFoldersQuery)).toEqual([true, true]);
  expect(may(scanImportFolder)).toEqual([true, false]);
  expect(may(serverFoldersQuery)).toEqual([true, false]);
  expect(may(getSeriesWatchStates)).toEqual([true, false]);
});

test('only what every server allows is allowed before the version is known', () => {
  expect(mayCall(serverFoldersQuery, { isAdmin: false }, undefined)).toBe(false);
  expect(mayCall(serverFoldersQuery, { isAdmin: true }, undefined)).toBe(true);
  expect(mayCall(importFoldersQuery, { isAdmin: false }, undefined)).toBe(true);
});

test('gives the pages of a list query keys that differ only at the end', () => {
  const [first, second] = [1, 2].map((page) => episodePageQuery({ seriesId: 7, page }).queryKey);
  expect(first?.slice(0, -1)).toEqual(second?.slice(0, -1));
  expect([first?.at(-1), second?.at(-1)]).toEqual([1, 2]);
});
