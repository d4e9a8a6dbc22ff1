import type { Rating } from '@hondana/shared/api/types';

export interface Rated {
  readonly UserRating: Rating | null;
}

/** Removes a rating (facts 5.7). */
export const revoked = -1;

/** On a scale of 1 to 10; undefined when not rated. */
export function starsOf({ UserRating }: Rated): number | undefined {
  if (!UserRating || UserRating.Value <= 0 || UserRating.MaxValue <= 0) return undefined;
  return (UserRating.Value / UserRating.MaxValue) * 10;
}

/** `value` is 1 to 10, or {@link revoked}. */
export function withRating<T extends Rated>(rated: T, value: number): T {
  if (value === revoked) return { ...rated, UserRating: null };
  const known = rated.UserRating ?? { Source: 'User', Votes: 0, Type: null };
  return { ...rated, UserRating: { ...known, Value: value, MaxValue: 10 } };
}
