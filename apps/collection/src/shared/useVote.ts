import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { t } from '@lingui/core/macro';
import { type Rated, revoked, starsOf, withRating } from './rating.ts';
import { useLatest } from './useLatest.ts';

interface RatedPlace {
  readonly read: () => Rated | undefined;
  /** In every cache entry that holds it. */
  readonly change: (edit: <T extends Rated>(rated: T) => T) => void;
  /** Cancels fetches in flight, which would bring back the old rating. */
  readonly hold: () => Promise<void>;
}

/**
 * Votes optimistically, with rollback on failure and undo from the notice. Of votes cast during a request, only the
 * last is sent.
 *
 * @returns takes 1 to 10, or `revoked`
 */
export function useVote<Target extends object>(
  write: Write<Target & { readonly value: number }>,
  target: Target,
  { read, change, hold }: RatedPlace,
): (value: number) => void {
  const starsNow = (): number => {
    const rated = read();
    return (rated && starsOf(rated)) ?? revoked;
  };
  const showRating = (value: number): void => change((rated) => withRating(rated, value));
  const vote = useWrite(write, {
    optimisticUpdate: async ({ value }) => {
      await hold();
      const before = read()?.UserRating;
      showRating(value);
      return () => before !== undefined && change((rated) => ({ ...rated, UserRating: before }));
    },
    undo: () => write.with({ ...target, value: starsNow() }),
    done: (_, { value }) => (value === revoked ? t`Rating removed!` : t`Voted!`),
    failed: t`Failed to vote!`,
  });
  return useLatest((value) => vote.mutateAsync({ ...target, value }), showRating).run;
}
