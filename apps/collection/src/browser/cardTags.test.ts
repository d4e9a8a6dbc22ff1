import type { Tag } from '@hondana/shared/api/types';
import { expect, it } from 'vitest';
import { cardTags } from './cardTags.ts';

const tag = (ID: number, Source: string, more: Partial<Tag> = {}): Tag =>
  ({ ID, Name: `${Source} ${ID}`, Source, IsSpoiler: false, ...more }) as Tag;

const anidb = Array.from({ length: 14 }, (_, index) => tag(index + 1, 'AniDB'));
const both = { showTopTags: true, showCustomTags: true };

it('reserves room for custom tags after those of AniDB', () => {
  const tags = cardTags([...anidb, tag(1, 'User'), tag(2, 'User')], both);
  expect(tags).toHaveLength(10);
  expect(tags.slice(7).map(({ Name }) => Name)).toEqual(['AniDB 8', 'User 1', 'User 2']);
});

it('shows only the kinds asked for, and no spoilers', () => {
  const tags = [tag(1, 'AniDB', { IsSpoiler: true }), tag(2, 'AniDB'), tag(3, 'User')];
  expect(cardTags(tags, both).map(({ ID }) => ID)).toEqual([2, 3]);
  expect(cardTags(tags, { ...both, showTopTags: false }).map(({ ID }) => ID)).toEqual([3]);
  expect(cardTags(tags, { ...both, showCustomTags: false }).map(({ ID }) => ID)).toEqual([2]);
});
