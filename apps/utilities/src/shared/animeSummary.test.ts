import { expect, test } from 'vitest';
import { animeSummary } from './animeSummary.ts';

test('spells out compound anime types and omits missing parts', () => {
  expect(animeSummary({ Type: 'TVSpecial', EpisodeCount: 2 })).toBe('TV Special · 2 episodes · ');
  expect(animeSummary({ Type: 'Movie' })).toBe('Movie · ');
  expect(animeSummary({ EpisodeCount: 1 })).toBe('1 episode · ');
  expect(animeSummary({})).toBe('');
});
