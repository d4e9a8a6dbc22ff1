import type { Tag } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { shownTags, type TagsFilter } from './tagCards.ts';

const tag = (Name: string, more: Partial<Tag> = {}): Tag => ({
  ID: Name.length,
  ParentID: null,
  Name,
  IsSpoiler: false,
  Source: 'AniDB',
  ...more,
});

const tags = [
  tag('science fiction', { Weight: 600 }),
  tag('Bounty Hunter', { Weight: 500 }),
  tag('everybody dies', { Weight: 400, IsSpoiler: true }),
  tag('a twist', { Weight: 300, IsLocalSpoiler: true }),
  tag('to watch', { Source: 'User' }),
];

const names = (filter: Partial<TagsFilter> = {}) =>
  shownTags(tags, { search: '', hidden: new Set(), spoilers: false, sort: 'weight', ...filter }).map(
    ({ Name }) => Name,
  );

test('sorts tags by weight and hides spoilers', () => {
  expect(names()).toEqual(['science fiction', 'Bounty Hunter', 'to watch']);
  expect(names({ spoilers: true })).toHaveLength(5);
});

test('sorts tags by name in any letter case', () => {
  expect(names({ sort: 'name' })).toEqual(['Bounty Hunter', 'science fiction', 'to watch']);
});

test('the search ignores letter case and spaces', () => {
  expect(names({ search: 'SCIENCEF' })).toEqual(['science fiction']);
  expect(names({ search: ' bountyh unter ' })).toEqual(['Bounty Hunter']);
});

test('omits unchecked sources', () => {
  expect(names({ hidden: new Set(['AniDB']) })).toEqual(['to watch']);
  expect(names({ hidden: new Set(['AniDB', 'User']) })).toEqual([]);
});
