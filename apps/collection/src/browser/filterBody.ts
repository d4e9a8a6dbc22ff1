import type { ServerSide } from '@hondana/shared/api/serverVersion';
import type { Filter, FilterBody, FilterExpression, FilterSorting } from '@hondana/shared/api/types';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import type { LiveFilter } from '../shared/liveFilter.ts';
import { expressionControls } from './filters/expressionControls.ts';
import { joined, liveFilterExpression } from './filters/filterTree.ts';

const byName: FilterSorting = { Type: 'Name', IsInverted: false };
const byAirDate: FilterSorting = { Type: 'AirDate', IsInverted: false };

/**
 * The order unless the user chose one: the preset's, else the server's default, by name or, for the series of a group,
 * by first air date (facts 5.6).
 */
export function ownSorting(preset: Pick<Filter, 'Sorting'> | undefined, withinGroup: boolean): FilterSorting {
  return preset?.Sorting ?? (withinGroup ? byAirDate : byName);
}

export interface ListFilterInput {
  /** As it stands in the address. */
  readonly search: string;
  readonly preset?: Pick<Filter, 'Expression' | 'Sorting' | 'ApplyAtSeriesLevel'> | undefined;
  /** In the address. They replace those of the preset's conditions that controls can show. */
  readonly live?: LiveFilter | undefined;
  /** Conditions no control can show, beside `live`; the preset's own unless given. */
  readonly rest?: readonly FilterExpression[] | undefined;
  /** Chosen by the user; otherwise the list's own. */
  readonly sorting?: FilterSorting | undefined;
  /** Matches each series, not the group as a whole. */
  readonly withinGroup?: boolean | undefined;
}

/** A number may also be an AniDB ID (facts 5.6). */
function searchExpression(search: string): FilterExpression {
  const names: FilterExpression = {
    Type: 'AnyContains',
    Left: { Type: 'NamesSelector' },
    Parameter: search,
  };
  if (!/^\d+$/.test(search)) return names;
  return {
    Type: 'Or',
    Left: names,
    Right: { Type: 'AnyEquals', Left: { Type: 'AniDBIDsSelector' }, Parameter: search },
  };
}

/**
 * `{}` for everything; otherwise search, live filter and preset, joined with And and nested to the right (facts 5.6).
 * A preset keeps its sorting and level, so that it finds as many entries as the server counted for it. Groups that are
 * only sorted are matched as a whole.
 */
export function filterBody({
  search,
  live,
  rest,
  preset,
  sorting,
  withinGroup,
}: ListFilterInput): FilterBody {
  const text = searchTerm(search);
  const expression = joined(
    'And',
    [
      text === '' ? undefined : searchExpression(text),
      live && liveFilterExpression(live),
      ...(live ? (rest ?? expressionControls(preset?.Expression).rest) : [preset?.Expression]),
    ].filter((part) => part !== undefined),
  );
  if (!expression && !preset && !sorting) return {};
  const body: FilterBody = {
    ApplyAtSeriesLevel: withinGroup || (preset?.ApplyAtSeriesLevel ?? expression !== undefined),
    Sorting: sorting ?? ownSorting(preset, withinGroup ?? false),
  };
  if (expression) body.Expression = expression;
  return body;
}

/** Equal for lists of the same entries in any order; empty for an unfiltered list. */
export function contentsId({ Expression, ApplyAtSeriesLevel }: FilterBody): string {
  return Expression ? JSON.stringify([Expression, ApplyAtSeriesLevel]) : '';
}

function isSortedByName({ Sorting }: FilterBody): boolean {
  if (!Sorting) return true;
  return (Sorting.Type === 'Name' || Sorting.Type === 'SortingName') && !Sorting.IsInverted;
}

/** Only in name order are letters places in the list. Since version 6, the server counts no filtered ones. */
export function hasLetters(filter: FilterBody, side: ServerSide): boolean {
  return isSortedByName(filter) && (side === 'before6' || !filter.Expression);
}
