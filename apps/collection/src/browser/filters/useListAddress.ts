import type { Filter, FilterSorting } from '@hondana/shared/api/types';
import {
  type SearchParamsUpdate,
  useGetLocation,
  useParams,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { filterExpressionsQuery, filterQuery, sortingCriteriaQuery } from '../../shared/filters.ts';
import {
  type Condition,
  decodeLiveFilter,
  encodeLiveFilter,
  type LiveFilter,
} from '../../shared/liveFilter.ts';
import { ownSorting } from '../filterBody.ts';
import { isPresetId } from '../presetId.ts';
import { type ExpressionControls, expressionControls } from './expressionControls.ts';
import { isKnownCondition, isKnownExpression } from './isKnownCondition.ts';
import { decodeTrees } from './tree/decodeTrees.ts';

/** The filter's ID in addresses of a filter that is saved nowhere. */
export const liveFilterId = 'live';

/** What the address of a list of the collection says about what it shows. */
export interface ListAddress {
  /** The preset that is listed; undefined where there is none, `pending` until it is known. */
  readonly preset: Filter | 'pending' | undefined;
  /** The conditions that controls show: those of the address, otherwise the preset's own. */
  readonly live: LiveFilter;
  /** The conditions that the address sets, which take the place of the preset's; undefined when it sets none. */
  readonly edited: LiveFilter | undefined;
  /** What no control can show: the preset's own, unless the address sets it. */
  readonly rest: ExpressionControls['rest'];
  /** The order chosen by the person; undefined for the list's own. */
  readonly sorting: FilterSorting | undefined;
  /** The order of the list while the person has chosen none. */
  readonly ownSorting: FilterSorting;
  /** Parts of the address that neither this interface nor the server knows. */
  readonly invalidParts: readonly string[];
  /** The filter's part of the addresses of groups in this list, which go on with it. */
  readonly filterPart: string | undefined;
  /** Has a list without a filter become the live filter's. */
  readonly showLive: () => void;
  /** Changes the condition of a criterion, as the address has it by then; without a result it is removed. */
  readonly changeCondition: (expression: string, change: ConditionChange) => void;
  /** Sets all conditions: the text of those with a control, and of the rest; undefined for the preset's own rest. */
  readonly setConditions: (live: string, rest: string | undefined) => void;
  readonly changeSorting: (change: (sorting: FilterSorting) => FilterSorting) => void;
  /** Takes back the conditions that the address sets. */
  readonly resetLive: () => void;
  /** Leads to the list without its filter: the whole collection, or the whole group. Search and order stay. */
  readonly clearConditions: () => void;
  /** Clears what the address sets: conditions, order and invalid parts. */
  readonly clear: () => void;
}

type ConditionChange = (condition: Condition | undefined) => Condition | undefined;

/** Nothing that the address says of conditions. */
const none = { f: undefined, tree: undefined } as const;

/** The part of a path that names the filter: `/filter/live` or `/filter/12`. */
const filterInPath = /\/filter\/([^/]+)\/?$/;

/** Conditions with one changed in its place; a new one comes last. */
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
 * Conditions and order, as the address has them: conditions under `f`, what no control can show under `tree`, the order
 * under `sort` with a minus for the way down. On a preset all begin as it has them, and what the address sets takes their
 * place. Every change is a step in the history, so that it can be gone back to.
 */
export function useListAddress(): ListAddress {
  const { groupId, filterId } = useParams();
  const [parameters] = useSearchParams();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();
  const text = parameters.get('f') ?? undefined;
  const tree = parameters.get('tree') ?? undefined;
  const sort = parameters.get('sort') ?? '';
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
        // At once: Save, which may be pressed next, saves what is rendered.
        flushSync: true,
      }),
    [updateSearchParams, getLocation],
  );

  return useMemo(() => {
    const own = expressionControls(preset === 'pending' ? undefined : preset?.Expression);
    const isOwn = ({ expression }: Condition) => own.filter.some((one) => one.expression === expression);
    const order = ownSorting(preset === 'pending' ? undefined : preset, groupId !== undefined);
    const validIn = (filter: LiveFilter): LiveFilter =>
      criteria ? filter.filter((one) => isKnownCondition(one, criteria) || isOwn(one)) : filter;
    const { filter, invalidParts } = decodeLiveFilter(text ?? '');
    const sorting = sortingOf(sort);
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
      sort === '' || (sorting && (!orders || orders.some(({ Type }) => Type === sorting.Type)));
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
      resetLive: () => change(none),
      clearConditions: () => change(none, (pathname) => pathname.replace(filterInPath, '')),
      changeSorting: (edit) =>
        change((params) => {
          const next = edit(sortingOf(params.get('sort') ?? '') ?? order);
          const isOwn = next.Type === order.Type && next.IsInverted === order.IsInverted;
          if (isOwn) params.delete('sort');
          else params.set('sort', `${next.IsInverted ? '-' : ''}${next.Type}`);
        }),
      clear: () => change({ ...none, sort: undefined }),
    };
  }, [text, tree, sort, preset, criteria, orders, groupId, filterId, getLocation, change]);
}
