import type { FilterExpressionHelp, FilterSorting } from '@hondana/shared/api/types';
import { useLocation, useNavigate, useParams, useSearchParams } from '@hondana/shared/navigation';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { filterExpressionsQuery, sortingCriteriaQuery } from '../../shared/filters.ts';
import {
  type Condition,
  decodeLiveFilter,
  encodeLiveFilter,
  type LiveFilter,
} from '../../shared/liveFilter.ts';

/** The filter's ID in addresses of a filter that is saved nowhere. */
export const liveFilterId = 'live';

/** What the address of a list of the collection says about what it shows. */
export interface ListAddress {
  readonly live: LiveFilter;
  /** The order chosen by the person; undefined for the list's own. */
  readonly sorting: FilterSorting | undefined;
  /** Parts of the address that neither this interface nor the server knows. */
  readonly invalidParts: readonly string[];
  /** The filter's part of the addresses of groups in this list, which go on with it. */
  readonly filterPart: string | undefined;
  /** Sets the conditions; a list without a filter becomes the live filter's. */
  readonly setLive: (live: LiveFilter) => void;
  readonly setSorting: (sorting: FilterSorting | undefined) => void;
  /** Clears conditions, order and invalid parts. */
  readonly clear: () => void;
}

function isKnown(condition: Condition, catalogue: readonly FilterExpressionHelp[]): boolean {
  const help = catalogue.find(({ Expression }) => Expression === condition.expression);
  if (help?.Group !== 'Info') return false;
  return (condition.kind === 'flag') === !help.Parameter;
}

function sortingOf(text: string): FilterSorting | undefined {
  const [, inverted, type] = /^(-?)([A-Za-z]\w*)$/.exec(text) ?? [];
  return type === undefined ? undefined : { Type: type, IsInverted: inverted === '-' };
}

/**
 * The live filter and the order, as the address has them: conditions under `f`, the order under `sort` with a
 * minus for the way down. Every change is a step in the history, so that it can be gone back to.
 */
export function useListAddress(): ListAddress {
  const { filterId } = useParams();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const text = parameters.get('f') ?? '';
  const sort = parameters.get('sort') ?? '';
  const criteria = useQuery({ ...filterExpressionsQuery(), enabled: text !== '' }).data;
  const orders = useQuery({ ...sortingCriteriaQuery(), enabled: sort !== '' }).data;

  const change = useCallback(
    (edit: (next: URLSearchParams) => void, intoLive: boolean) => {
      const next = new URLSearchParams(parameters);
      edit(next);
      const place = pathname.replace(/\/$/, '');
      void navigate(
        {
          pathname: intoLive && filterId === undefined ? `${place}/filter/${liveFilterId}` : place,
          search: next.toString(),
        },
        // At once: what is pressed next, Save or another condition, must have this one.
        { preventScrollReset: true, flushSync: true },
      );
    },
    [filterId, navigate, parameters, pathname],
  );

  return useMemo(() => {
    const { filter, invalidParts } = decodeLiveFilter(text);
    const sorting = sortingOf(sort);
    const known = criteria ? filter.filter((condition) => isKnown(condition, criteria)) : filter;
    const unknown = filter.filter((condition) => !known.includes(condition));
    const isSortKnown =
      sort === '' || (sorting && (!orders || orders.some(({ Type }) => Type === sorting.Type)));
    const kept = new URLSearchParams();
    if (text !== '') kept.set('f', text);
    if (sort !== '') kept.set('sort', sort);
    const query = kept.toString();
    const base = filterId ?? (query === '' ? undefined : liveFilterId);
    return {
      live: known,
      sorting,
      invalidParts: [
        ...invalidParts,
        ...unknown.map((one) => encodeLiveFilter([one])),
        ...(isSortKnown ? [] : [sort]),
      ],
      filterPart: base === undefined || query === '' ? base : `${base}?${query}`,
      setLive: (next) =>
        change((address) => {
          const encoded = encodeLiveFilter(next);
          if (encoded === '') address.delete('f');
          else address.set('f', encoded);
        }, true),
      setSorting: (next) =>
        change((address) => {
          if (next) address.set('sort', `${next.IsInverted ? '-' : ''}${next.Type}`);
          else address.delete('sort');
        }, false),
      clear: () =>
        change((address) => {
          for (const name of ['f', 'sort', 'preset']) address.delete(name);
        }, false),
    };
  }, [text, sort, criteria, orders, filterId, change]);
}
