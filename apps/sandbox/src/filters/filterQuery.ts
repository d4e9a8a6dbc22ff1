import type { FilterCondition, SortingCriteria } from '../model/types.ts';

/** For whom a list is made: what they have watched counts, and what they must not see is left out. */
export interface Viewer {
  readonly id: number;
  readonly restrictedTags: readonly number[];
}

/** A filter as a request or a preset describes it. */
export interface FilterQuery {
  readonly applyAtSeriesLevel: boolean;
  readonly expression: FilterCondition | null;
  readonly sorting: SortingCriteria | null;
}

export const everything: FilterQuery = { applyAtSeriesLevel: false, expression: null, sorting: null };
