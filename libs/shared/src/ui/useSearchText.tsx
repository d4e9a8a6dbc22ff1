import {
  useAskWhetherLeaving,
  useGetLocation,
  useLocation,
  useNavigation,
  useNavigationType,
  useSearchParams,
  useUpdateSearchParams,
} from '@hondana/shared/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { searchTerm } from './searchTerm.ts';

/** A pause in typing, in milliseconds, after which the address follows (spec 1, section 4; spec 3, section 9). */
const pause = 200;

export interface SearchText {
  /** The text in the field. */
  readonly text: string;
  /** What is searched for: the address says so. */
  readonly search: string;
  readonly setText: (text: string) => void;
  readonly clear: () => void;
}

/**
 * A search box whose text is kept in the address: by its {@link searchTerm}, gone when blank, and without a step in the history
 * for every letter.
 *
 * @param parameter its name in the address
 *
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
  const isLeaving = destination !== undefined && destination.pathname !== pathname;
  const askWhetherLeaving = useAskWhetherLeaving();
  const search = searchTerm(parameters.get(parameter) ?? '');
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState({ key, search });

  /** Written by this box and not in the address yet, oldest first. More may be typed before it arrives. */
  const onItsWay = useRef<readonly string[]>([]);
  /** The pause begins with the letter, not when the page has come to draw it. */
  const typedAt = useRef(0);

  if (key !== seen.key) {
    setSeen({ key, search });
    // Someone else changed the address: Back, or a link. What was written before Back may never have been drawn.
    if (isBack || (search !== seen.search && !onItsWay.current.includes(search))) setText(search);
  }

  const write = useCallback(
    (next: string) => {
      onItsWay.current = [...onItsWay.current, next];
      updateSearchParams({ [parameter]: next || undefined });
    },
    [parameter, updateSearchParams],
  );

  useEffect(() => {
    // Once it has arrived it is no longer this field's; an address from elsewhere overrides all pending ones.
    const arrived = onItsWay.current.indexOf(parameters.get(parameter) ?? '');
    onItsWay.current = arrived < 0 ? [] : onItsWay.current.slice(arrived + 1);
  }, [parameters, parameter]);

  useEffect(() => {
    const wanted = searchTerm(text);
    // A slow page would write it again, over what was written with it.
    if (wanted === search || wanted === onItsWay.current.at(-1) || isLeaving) return;
    const rest = pause - (performance.now() - typedAt.current);
    const timer = setTimeout(
      () => {
        // To write the address now would call back who has just clicked on a card, or change the next page's.
        if (!askWhetherLeaving() && getLocation().pathname === pathname) write(wanted);
      },
      Math.max(0, rest),
    );
    return () => clearTimeout(timer);
  }, [text, search, parameters, pathname, write, isLeaving, askWhetherLeaving, getLocation]);

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
