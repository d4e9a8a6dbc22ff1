import type { Filter, FilterSorting } from '@hondana/shared/api/types';
import {
  type SearchParamsUpdate,
  useGetLocation,
  useParams,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { searchTerm } from '@hondana/shared/ui/searchTerm';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { filterExpressionsQuery, filterQuery, sortingCriteriaQuery } from '../../shared/filters.ts';
import {
  type Condition,
  decodeLiveFilter,
  encodeLiveFilter,
  type LiveFilter,
} from '../../shared/liveFilter.ts';
import { ownSorting, relevance } from '../filterBody.ts';
import { isPresetId } from '../presetId.ts';
import { type ExpressionControls, expressionControls } from './expressionControls.ts';
import { isKnownCondition, isKnownExpression } from './isKnownCondition.ts';
import { decodeTrees } from './tree/decodeTrees.ts';

/** In place of a filter ID, in addresses of unsaved filters. */
export const liveFilterId = 'live';

export interface ListAddress {
  /** Undefined without one, `pending` until loaded. */
  readonly preset: Filter | 'pending' | undefined;
  /** Conditions that controls show: the address's, else the preset's. */
  readonly live: LiveFilter;
  /** The address's, which replace the preset's; undefined if it sets none. */
  readonly edited: LiveFilter | undefined;
  /** What no control can represent: the address's, else the preset's. */
  readonly rest: ExpressionControls['rest'];
  /** Chosen by the user; undefined for the list's own. */
  readonly sorting: FilterSorting | undefined;
  /** Applies unless the user chose another. */
  readonly ownSorting: FilterSorting;
  /** The server's search is. */
  readonly isFuzzy: boolean;
  /** Parts that neither Hondana nor the server knows. */
  readonly invalidParts: readonly string[];
  /** The filter in the addresses of the list's groups, which keep it. */
  readonly filterPart: string | undefined;
  /** Turns a list without a filter into the live filter's. */
  readonly showLive: () => void;
  /** Applies to the address at the time of the call; removes the condition if `change` returns undefined. */
  readonly changeCondition: (expression: string, change: ConditionChange) => void;
  /** Both encoded; undefined `rest` keeps the preset's own. */
  readonly setConditions: (live: string, rest: string | undefined) => void;
  readonly changeSorting: (change: (sorting: FilterSorting) => FilterSorting) => void;
  /** Drops the address's conditions. */
  readonly resetLive: () => void;
  /** Navigates to the whole collection or group; search and order stay. */
  readonly clearConditions: () => void;
  /** Drops the address's conditions, order and invalid parts. */
  readonly clear: () => void;
}

type ConditionChange = (condition: Condition | undefined) => Condition | undefined;

const noConditions = { f: undefined, tree: undefined } as const;

/** `/filter/live` or `/filter/12`. */
const filterInPath = /\/filter\/([^/]+)\/?$/;

/** In place; a new condition comes last. */
function withChange(live: LiveFilter, expression: string, change: ConditionChange): LiveFilter {
  const at = live.findIndex((one) => one.expression === expression);
  const next = change(live[at]);
  if (at < 0) return next ? [...live, next] : live;
  return next ? live.with(at, next) : live.toSpliced(at, 1);
}

function sortingOf(text: string): FilterSorting | undefined {
  const [, inverted, type] = /^(-?)([A-Za-z]\w*)$/.exec(text) ?? [];
  return type === undefined ? undefined : { Type: type, IsInverted: inverted === '-' };
}

/**
 * In the address, conditions are `f`, what no control can represent is `tree` and the order is `sort`, with a minus
 * for descending. Each overrides the preset's. Every change is a history entry, so that Back undoes it.
 */
export function useListAddress(): ListAddress {
  const { groupId, filterId } = useParams();
  const [parameters] = useSearchParams();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const text = parameters.get('f') ?? undefined;
  const tree = parameters.get('tree') ?? undefined;
  const sort = parameters.get('sort') ?? '';
  const isFuzzy = useServerSide() === 'since6';
  const isSearched = searchTerm(parameters.get('q') ?? '') !== '';
  const criteria = useQuery({ ...filterExpressionsQuery(), enabled: Boolean(text || tree) }).data;
  const orders = useQuery({ ...sortingCriteriaQuery(), enabled: sort !== '' }).data;
  const isPreset = filterId !== undefined && isPresetId(filterId);
  const known = useQuery({ ...filterQuery({ filterId: Number(filterId) }), enabled: isPreset }).data;
  const preset = isPreset ? (known ?? 'pending') : undefined;

  const change = useCallback(
    (update: SearchParamsUpdate, place = (pathname: string): string => pathname) =>
      updateSearchParams(update, {
        replace: false,
        pathname: place(getLocation().pathname).replace(/\/$/, ''),
        // Synchronous: Save, which may be pressed next, saves what is rendered.
        flushSync: true,
      }),
    [updateSearchParams, getLocation],
  );

  return useMemo(() => {
    const own = expressionControls(preset === 'pending' ? undefined : preset?.Expression);
    const isOwn = ({ expression }: Condition) => own.filter.some((one) => one.expression === expression);
    const order = ownSorting(
      preset === 'pending' ? undefined : preset,
      groupId !== undefined,
      isFuzzy && isSearched,
    );
    const validIn = (filter: LiveFilter): LiveFilter =>
      criteria ? filter.filter((one) => isKnownCondition(one, criteria) || isOwn(one)) : filter;
    const { filter, invalidParts } = decodeLiveFilter(text ?? '');
    const chosen = sortingOf(sort);
    // Chosen for a search, relevance ends with it.
    const sorting = chosen?.Type === relevance && order.Type !== relevance ? undefined : chosen;
    const valid = validIn(filter);
    const unknown = filter.filter((condition) => !valid.includes(condition));
    const inAddress = text || (text === '' && preset) ? valid : undefined;
    const decoded = tree === undefined ? own.rest : decodeTrees(tree);
    const rest = decoded?.every(
      (one) => !criteria || own.rest.includes(one) || isKnownExpression(one, criteria),
    )
      ? decoded
      : undefined;
    const edited = tree === undefined ? inAddress : (inAddress ?? own.filter);
    const isSortKnown =
      sort === '' ||
      chosen?.Type === relevance ||
      (sorting && (!orders || orders.some(({ Type }) => Type === sorting.Type)));
    const kept = new URLSearchParams();
    if (text !== undefined && inAddress) kept.set('f', text);
    if (tree !== undefined) kept.set('tree', tree);
    if (sort !== '') kept.set('sort', sort);
    const query = kept.toString();
    const base = filterId ?? (query === '' ? undefined : liveFilterId);
    const setLive = (params: URLSearchParams, encoded: string): void => {
      if (encoded === encodeLiveFilter(own.filter)) params.delete('f');
      else params.set('f', encoded);
    };
    const toLive = (pathname: string): string =>
      filterInPath.test(pathname) ? pathname : `${pathname.replace(/\/$/, '')}/filter/${liveFilterId}`;
    return {
      preset,
      ownSorting: order,
      isFuzzy,
      live: edited ?? own.filter,
      edited,
      rest: rest ?? [],
      sorting,
      invalidParts: [
        ...invalidParts,
        ...unknown.map((one) => encodeLiveFilter([one])),
        ...(rest ? [] : [tree ?? '']),
        ...(isSortKnown ? [] : [sort]),
      ],
      filterPart: base === undefined || query === '' ? base : `${base}?${query}`,
      showLive: () => {
        if (!filterInPath.test(getLocation().pathname)) change({}, toLive);
      },
      changeCondition: (expression, edit) =>
        change((params) => {
          const present = params.get('f');
          const before = present === null ? own.filter : validIn(decodeLiveFilter(present).filter);
          setLive(params, encodeLiveFilter(withChange(before, expression, edit)));
        }, toLive),
      setConditions: (encoded, encodedRest) =>
        change((params) => {
          setLive(params, encoded);
          if (encodedRest === undefined) params.delete('tree');
          else params.set('tree', encodedRest);
        }, toLive),
      resetLive: () => change(noConditions),
      clearConditions: () => change(noConditions, (pathname) => pathname.replace(filterInPath, '')),
      changeSorting: (edit) =>
        change((params) => {
          const next = edit(sortingOf(params.get('sort') ?? '') ?? order);
          const isOwn = next.Type === order.Type && next.IsInverted === order.IsInverted;
          if (isOwn) params.delete('sort');
          else params.set('sort', `${next.IsInverted ? '-' : ''}${next.Type}`);
        }),
      clear: () => change({ ...noConditions, sort: undefined }),
    };
  }, [
    text,
    tree,
    sort,
    preset,
    criteria,
    orders,
    groupId,
    filterId,
    isFuzzy,
    isSearched,
    getLocation,
    change,
  ]);
}
