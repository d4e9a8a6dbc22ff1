import { expect, test } from 'vitest';
import { animeSummary } from './animeSummary.ts';

test('a type that the server writes as one word is read as two, and what is unknown is left out', () => {
  expect(animeSummary({ Type: 'TVSpecial', EpisodeCount: 2 })).toBe('TV Special · 2 episodes · ');
  expect(animeSummary({ Type: 'Movie' })).toBe('Movie · ');
  expect(animeSummary({ EpisodeCount: 1 })).toBe('1 episode · ');
  expect(animeSummary({})).toBe('');
});
