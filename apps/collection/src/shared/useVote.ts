import { useWrite } from '@hondana/shared/api/useWrite';
import type { Write } from '@hondana/shared/api/write';
import { type Rated, revoked, starsOf, withRating } from './rating.ts';
import { useLatest } from './useLatest.ts';

/** Where what is rated stands in the cache. */
interface RatedPlace {
  /** As it is there; undefined when it is not. */
  readonly read: () => Rated | undefined;
  /** Changes it wherever it is shown. */
  readonly change: (edit: <T extends Rated>(rated: T) => T) => void;
  /** What is on its way would bring back the rating before: it is stopped. */
  readonly hold: () => Promise<void>;
}

/**
 * Rates a series or an episode: on the screen at once, put back when the server refuses, and undone from the notice. Of
 * the ratings given while one is on its way, the last counts.
 *
 * @returns takes 1 to 10, or `revoked`
 *
 * @example const vote = useVote(voteForSeries, { seriesId }, place);
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
  const draw = (value: number): void => change((rated) => withRating(rated, value));
  const vote = useWrite(write, {
    optimisticUpdate: async ({ value }) => {
      await hold();
      const before = read()?.UserRating;
      draw(value);
      return () => before !== undefined && change((rated) => ({ ...rated, UserRating: before }));
    },
    undo: () => write.with({ ...target, value: starsNow() }),
    done: (_, { value }) => (value === revoked ? 'Rating removed!' : 'Voted!'),
    failed: 'Failed to vote!',
  });
  return useLatest((value) => vote.mutateAsync({ ...target, value }), draw).run;
}
