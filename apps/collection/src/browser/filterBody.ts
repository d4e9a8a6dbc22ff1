import type { ServerSide } from '@hondana/shared/api/serverVersion';
import type { Filter, FilterBody, FilterExpression, FilterSorting } from '@hondana/shared/api/types';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import type { LiveFilter } from '../shared/liveFilter.ts';
import { expressionControls } from './filters/expressionControls.ts';
import { joined, liveFilterExpression } from './filters/filterTree.ts';

const byName: FilterSorting = { Type: 'Name', IsInverted: false };
/** Since version 6: of what the search means. */
export const relevance = 'FuzzyNameRelevance';

const byRelevance: FilterSorting = { Type: relevance, IsInverted: false };
const byAirDate: FilterSorting = { Type: 'AirDate', IsInverted: false };

/**
 * The order unless the user chose one: the preset's, else by air date for the series of a group, by relevance for what
 * a fuzzy search finds, or the server's default, by name (facts 5.6).
 */
export function ownSorting(
  preset: Pick<Filter, 'Sorting'> | undefined,
  withinGroup: boolean,
  isFuzzySearch = false,
): FilterSorting {
  const ofList = isFuzzySearch ? byRelevance : byName;
  return preset?.Sorting ?? (withinGroup ? byAirDate : ofList);
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
  /** The server finds names that are only similar: since version 6. */
  readonly isFuzzy?: boolean | undefined;
}

/** A number may also be an AniDB ID (facts 5.6). */
function searchExpression(search: string, isFuzzy: boolean | undefined): FilterExpression {
  const test = (Type: string, selector: string): FilterExpression => ({
    Type,
    Left: { Type: selector },
    Parameter: search,
  });
  const names = test('AnyContains', 'NamesSelector');
  const orElse = (Left: FilterExpression, Right: FilterExpression) => ({ Type: 'Or', Left, Right });
  const found = isFuzzy ? orElse(names, test('StringFuzzyMatches', 'NameSelector')) : names;
  return /^\d+$/.test(search) ? orElse(found, test('AnyEquals', 'AniDBIDsSelector')) : found;
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
  isFuzzy,
}: ListFilterInput): FilterBody {
  const text = searchTerm(search);
  const expression = joined(
    'And',
    [
      text === '' ? undefined : searchExpression(text, isFuzzy),
      live && liveFilterExpression(live),
      ...(live ? (rest ?? expressionControls(preset?.Expression).rest) : [preset?.Expression]),
    ].filter((part) => part !== undefined),
  );
  if (!expression && !preset && !sorting) return {};
  const order = sorting ?? ownSorting(preset, withinGroup ?? false, isFuzzy && text !== '');
  const body: FilterBody = {
    ApplyAtSeriesLevel: withinGroup || (preset?.ApplyAtSeriesLevel ?? expression !== undefined),
    Sorting: order.Type === relevance ? { ...order, Parameter: text } : order,
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
