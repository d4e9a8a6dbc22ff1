import type { FilterCondition, SortingCriteria } from '../model/types.ts';

export interface Viewer {
  readonly id: number;
  readonly restrictedTags: readonly number[];
}

export interface FilterQuery {
  readonly applyAtSeriesLevel: boolean;
  readonly expression: FilterCondition | null;
  readonly sorting: SortingCriteria | null;
}

export const everything: FilterQuery = { applyAtSeriesLevel: false, expression: null, sorting: null };
