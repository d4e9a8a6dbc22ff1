import type { Filter, FilterBody, FilterExpression, FilterSorting } from '@hondana/shared/api/types';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import type { LiveFilter } from '../shared/liveFilter.ts';
import { expressionControls } from './filters/expressionControls.ts';
import { joined, liveFilterExpression } from './filters/filterTree.ts';

const byName: FilterSorting = { Type: 'Name', IsInverted: false };
const byAirDate: FilterSorting = { Type: 'AirDate', IsInverted: false };

/**
 * The order of a list in which the person has chosen none: the preset's, else the one in which the server gives what it
 * is not told to order. That is names, and for the series of a group the days on which they first aired (facts 5.6).
 */
export function ownSorting(preset: Pick<Filter, 'Sorting'> | undefined, withinGroup: boolean): FilterSorting {
  return preset?.Sorting ?? (withinGroup ? byAirDate : byName);
}

/** What decides which groups or series a list shows. */
export interface ListQuestion {
  /** The text of the search box as it stands in the address. */
  readonly search: string;
  /** The saved preset, with its conditions. */
  readonly preset?: Pick<Filter, 'Expression' | 'Sorting' | 'ApplyAtSeriesLevel'> | undefined;
  /** The conditions in the address. They take the place of those of the preset that controls can show. */
  readonly live?: LiveFilter | undefined;
  /** What no control can show, beside `live`; the preset's own unless given. */
  readonly rest?: readonly FilterExpression[] | undefined;
  /** The order that the person chose; otherwise the list's own. */
  readonly sorting?: FilterSorting | undefined;
  /** The search is for series within a group, so each series is held against it, not the group as a whole. */
  readonly withinGroup?: boolean | undefined;
}

/** Names that contain the text; a number may also be an AniDB ID (facts 5.6). */
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
 * The body that asks the server for a list: `{}` for everything, otherwise search, then live filter, then preset,
 * joined with And and nested to the right (facts 5.6). A preset keeps its own sorting and its own level, so that
 * it finds as many entries as the server counted for it. Groups that are only put in order are looked at whole.
 *
 * @example filterBody({ search: 'bebop' })
 */
export function filterBody({ search, live, rest, preset, sorting, withinGroup }: ListQuestion): FilterBody {
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

/** The same for lists that hold the same, in whatever order; empty for one that leaves nothing out. */
export function contentsId({ Expression, ApplyAtSeriesLevel }: FilterBody): string {
  return Expression ? JSON.stringify([Expression, ApplyAtSeriesLevel]) : '';
}

/** Whether the list stands in the order of names, so that its letters are places in it. */
export function isSortedByName({ Sorting }: FilterBody): boolean {
  if (!Sorting) return true;
  return (Sorting.Type === 'Name' || Sorting.Type === 'SortingName') && !Sorting.IsInverted;
}
