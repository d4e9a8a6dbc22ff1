import { expect, test } from 'vitest';
import { revoked, starsOf, withRating } from './rating.ts';

const rating = { Source: 'User', Votes: 1, Type: 'Permanent' } as const;

test('scales a rating to ten stars', () => {
  expect(starsOf({ UserRating: { ...rating, Value: 850, MaxValue: 1000 } })).toBe(8.5);
  expect(starsOf({ UserRating: { ...rating, Value: 7, MaxValue: 10 } })).toBe(7);
  expect(starsOf({ UserRating: { ...rating, Value: 0, MaxValue: 10 } })).toBeUndefined();
  expect(starsOf({ UserRating: null })).toBeUndefined();
});

test('replaces only the value of a rating, and removes a revoked one', () => {
  const rated = { name: 'x', UserRating: { ...rating, Value: 850, MaxValue: 1000 } };
  expect(withRating(rated, 3)).toEqual({ name: 'x', UserRating: { ...rating, Value: 3, MaxValue: 10 } });
  expect(withRating(rated, revoked)).toEqual({ name: 'x', UserRating: null });
  expect(starsOf(withRating({ UserRating: null }, 9))).toBe(9);
});
