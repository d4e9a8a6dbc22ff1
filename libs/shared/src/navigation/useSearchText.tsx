import {
  useGetLocation,
  useIsLeaving,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { searchTerm } from '../ui/searchTerm.ts';

/** Debounce of the address in milliseconds (spec 1, section 4; spec 3, section 9). */
const debounceMs = 200;

export interface SearchText {
  readonly text: string;
  /** The search term in the address. */
  readonly search: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
}

/**
 * A search input's state, kept in the address as its {@link searchTerm}, without a history entry per keystroke.
 * @param parameter name of the search parameter
 * @example
 * const search = useSearchText('q');
 * <SearchField label="Search files" value={search.text} onChange={search.setText} />
 */
export function useSearchText(parameter: string): SearchText {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const { key, pathname } = useLocation();
  const getLocation = useGetLocation();
  const isBack = useNavigationType() === 'POP';
  const { location: destination } = useNavigation();
  const isNavigatingAway = destination !== undefined && destination.pathname !== pathname;
  const isLeaving = useIsLeaving();
  const search = searchTerm(parameters.get(parameter) ?? '');
  const [text, setText] = useState(search);
  const [rendered, setRendered] = useState({ key, search });

  /** Terms written to the address by this field that have not been rendered yet, oldest first. */
  const pendingTerms = useRef<readonly string[]>([]);
  /** The debounce starts at the keystroke, not at the render. */
  const typedAt = useRef(0);

  if (key !== rendered.key) {
    setRendered({ key, search });
    // The address was changed elsewhere, by Back or a link. Terms written before Back may never have been rendered.
    if (isBack || (search !== rendered.search && !pendingTerms.current.includes(search))) setText(search);
  }

  const write = useCallback(
    (next: string) => {
      pendingTerms.current = [...pendingTerms.current, next];
      updateSearchParams({ [parameter]: next || undefined });
    },
    [parameter, updateSearchParams],
  );

  useEffect(() => {
    // Drop pending terms up to the one that arrived, or all if the address was changed elsewhere.
    const arrived = pendingTerms.current.indexOf(parameters.get(parameter) ?? '');
    pendingTerms.current = arrived < 0 ? [] : pendingTerms.current.slice(arrived + 1);
  }, [parameters, parameter]);

  useEffect(() => {
    const term = searchTerm(text);
    // Already pending: a slow page would write it twice, overwriting other changes.
    if (term === search || term === pendingTerms.current.at(-1) || isNavigatingAway) return;
    const remainingMs = debounceMs - (performance.now() - typedAt.current);
    const timer = setTimeout(
      () => {
        // Writing now would cancel a navigation the user has just started, or change the next page's address.
        if (!isLeaving() && getLocation().pathname === pathname) write(term);
      },
      Math.max(0, remainingMs),
    );
    return () => clearTimeout(timer);
  }, [text, search, parameters, pathname, write, isNavigatingAway, isLeaving, getLocation]);

  return {
    text,
    search,
    setText: (next) => {
      typedAt.current = performance.now();
      setText(next);
    },
    clear: () => {
      setText('');
      write('');
    },
  };
}
