import type { Rating } from '@hondana/shared/api/types';

/** A series or an episode, as far as the person's own rating of it goes. */
export interface Rated {
  readonly UserRating: Rating | null;
}

/** The value that takes a rating back (facts 5.7). */
export const revoked = -1;

/** The person's rating on the scale of the stars, 1 to 10; undefined when there is none. */
export function starsOf({ UserRating }: Rated): number | undefined {
  if (!UserRating || UserRating.Value <= 0 || UserRating.MaxValue <= 0) return undefined;
  return (UserRating.Value / UserRating.MaxValue) * 10;
}

/** The same with another rating: 1 to 10, or {@link revoked}. */
export function withRating<T extends Rated>(rated: T, value: number): T {
  if (value === revoked) return { ...rated, UserRating: null };
  const known = rated.UserRating ?? { Source: 'User', Votes: 0, Type: null };
  return { ...rated, UserRating: { ...known, Value: value, MaxValue: 10 } };
}
