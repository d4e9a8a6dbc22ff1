import type { ReleaseInfo } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import {
  chosenRelease,
  firstFound,
  type SearchDraft,
  searchDraftFor,
  withChoice,
  withSearches,
} from './SearchDraft.ts';
import { isStoredSearch } from './searchDraftStore.ts';

const file = (name: string, id: number) => ({
  key: String(id),
  id,
  name,
  nameOnDisk: name,
  directory: '',
});
const release = { ProviderName: 'AniDB', CrossReferences: [] } as unknown as ReleaseInfo;
const found = (...ids: readonly string[]) => ({
  found: ids.map((providerId) => ({ providerId, provider: providerId, release })),
});
const chosen = (draft: SearchDraft) => draft.map((row) => chosenRelease(row)?.providerId);

const draft = withSearches(
  searchDraftFor([file('Show - 10.mkv', 1), file('Show - 2.mkv', 2), file('Show - 3.mkv', 3)], []),
  new Map([
    ['1', found('anidb', 'other')],
    ['2', found('other')],
    ['3', found()],
  ]),
);
const all = new Set(['1', '2', '3']);

test('lists files in natural order, and chooses the first release found', () => {
  expect(draft.map(({ file: { id } }) => id)).toEqual([2, 3, 1]);
  expect(chosen(draft)).toEqual(['other', undefined, 'anidb']);
});

test('another provider is chosen where it has found something; none, everywhere', () => {
  expect(chosen(withChoice(draft, all, 'anidb'))).toEqual(['other', undefined, 'anidb']);
  const others = withChoice(draft, all, 'other');
  expect(chosen(others)).toEqual(['other', undefined, 'other']);
  const none = withChoice(others, new Set(['1']), undefined);
  expect(chosen(none)).toEqual(['other', undefined, undefined]);
  expect(chosen(withChoice(none, all, firstFound))).toEqual(['other', undefined, 'anidb']);
});

test('files that come again keep what was found for them', () => {
  const again = searchDraftFor([file('Show - 2.mkv', 2), file('Show - 4.mkv', 4)], draft);
  expect(chosen(again)).toEqual(['other', undefined]);
  expect(again[1]?.search).toBeUndefined();
});

test('what is no draft is not read from the storage', () => {
  expect(isStoredSearch(JSON.parse(JSON.stringify({ handOver: 'a', draft })))).toBe(true);
  const rows = [{ file: file('a', 1), search: { found: [{ providerId: 'x' }] } }];
  expect(isStoredSearch({ handOver: 'a', draft: rows })).toBe(false);
  expect(isStoredSearch({ handOver: 'a', draft: [{ search: found() }] })).toBe(false);
  expect(isStoredSearch(null)).toBe(false);
});
