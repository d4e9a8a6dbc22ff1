import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

/** Where a person who listens or uses the keyboard begins on a new page. */
function beginningOf(main: HTMLElement): HTMLElement {
  const heading = main.querySelector('h1');
  if (!heading) return main;
  heading.tabIndex = -1;
  return heading;
}

/** Focuses a page's beginning, and what takes its place: a page that is loading has a heading of its own. */
function begin(main: HTMLElement): () => void {
  let beginning = beginningOf(main);
  beginning.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (beginning.isConnected || document.activeElement !== document.body) return;
    beginning = beginningOf(main);
    beginning.focus({ preventScroll: true });
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the new page's heading, which also reads it aloud. A control inside the page that is
 * still there, such as a tab that was chosen, keeps it. An address that only took another's place is no new page
 * for who has gone on with the keyboard meanwhile.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const isReplacement = useNavigationType() === 'REPLACE';
  const shown = useRef(pathname);
  const end = useRef<() => void>(undefined);

  useEffect(() => {
    if (state !== 'idle' || shown.current === pathname) return;
    shown.current = pathname;
    end.current?.();
    const main = document.getElementById('main');
    if (!main || (document.activeElement !== main && main.contains(document.activeElement))) return;
    if (isReplacement && document.activeElement !== document.body) return;
    end.current = begin(main);
  }, [pathname, state, isReplacement]);
  useEffect(() => () => end.current?.(), []);
}
