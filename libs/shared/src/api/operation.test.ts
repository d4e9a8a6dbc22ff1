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

test('path parameters go into the path, the rest into the query, the body is separate', () => {
  const facts = { method: 'PUT', path: 'Tag/User/{tagId}', role: 'administrator' } as const;
  expect(callOf(facts, { tagId: 3, includeCount: true, body: { Name: 'a' } })).toMatchObject({
    method: 'PUT',
    path: 'Tag/User/3',
    query: { includeCount: true },
    body: { Name: 'a' },
  });
});

test('a value that would lead to another address is refused before anything is sent', async () => {
  await expect(deleteTheme.send({ themeId: '..' })).rejects.toThrow(RangeError);
});

test('an administrator’s call is for administrators, one without a key for everyone', () => {
  expect(mayCall(deleteSeries, { isAdmin: false }, '5.3.3.0')).toBe(false);
  expect(mayCall(deleteSeries, { isAdmin: true }, '5.3.3.0')).toBe(true);
  expect(mayCall(deleteSeries, undefined, '5.3.3.0')).toBe(false);
  expect(mayCall(seriesQuery, { isAdmin: false }, '5.3.3.0')).toBe(true);
  expect(mayCall(seriesQuery, undefined, '5.3.3.0')).toBe(false);
  expect(mayCall(serverStatusQuery, undefined, undefined)).toBe(true);
});

test('a write of several calls needs permission for all of them', () => {
  expect(mayCall(refreshSeriesFromTmdb, { isAdmin: false }, '5.3.3.0')).toBe(false);
});

test('each server is offered the calls that it has', () => {
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

test('the pages of a list have all of their keys but the end in common', () => {
  const [first, second] = [1, 2].map((page) => episodePageQuery({ seriesId: 7, page }).queryKey);
  expect(first?.slice(0, -1)).toEqual(second?.slice(0, -1));
  expect([first?.at(-1), second?.at(-1)]).toEqual([1, 2]);
});
