import { useEffect, useRef } from 'react';
import { useLocation, useNavigation, useNavigationType } from 'react-router';

function beginningOf(main: HTMLElement): HTMLElement {
  const heading = main.querySelector('h1');
  if (!heading) return main;
  heading.tabIndex = -1;
  return heading;
}

/** Focuses the page's heading, and its replacement: a loading page has a heading of its own. */
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
 * Announces a new page by focusing its heading, unless a control on the page has the focus or keyboard users went on.
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
