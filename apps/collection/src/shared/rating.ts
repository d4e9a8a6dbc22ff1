import type { Rating } from '@hondana/shared/api/types';

/** A series or an episode, as far as the person's own rating of it goes. */
export interface Rated {
  readonly UserRating: Rating | null;
}

/** The value that takes a rating back (facts 5.7). */
export const revoked = -1;

/** A rating on the scale from 0 to 10; undefined where there is none. */
export function onTen(rating: Pick<Rating, 'Value' | 'MaxValue'> | null | undefined): number | undefined {
  if (!rating || rating.Value <= 0 || rating.MaxValue <= 0) return undefined;
  return (rating.Value / rating.MaxValue) * 10;
}

/** The person's rating on the scale of the stars, 1 to 10; undefined when there is none. */
export function starsOf({ UserRating }: Rated): number | undefined {
  return onTen(UserRating);
}

/** The same with another rating: 1 to 10, or {@link revoked}. */
export function withRating<T extends Rated>(rated: T, value: number): T {
  if (value === revoked) return { ...rated, UserRating: null };
  const known = rated.UserRating ?? { Source: 'User', Votes: 0, Type: null };
  return { ...rated, UserRating: { ...known, Value: value, MaxValue: 10 } };
}
