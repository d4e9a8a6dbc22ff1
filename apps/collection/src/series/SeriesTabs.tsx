import { NavLink, useLocation } from '@hondana/shared/navigation';
import { ScrollStrip } from '@hondana/shared/ui/ScrollStrip';
import { useEffect, useLayoutEffect, useRef } from 'react';
import styles from './SeriesPage.module.css';

interface SeriesTabsProps {
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
}

/** Where the page is scrolled to when the bar has just come to be pinned: what is below it then begins at its edge. */
function pinnedAt(bar: HTMLElement): number {
  // The bar itself says only where it stands now.
  const before = bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const gap = Number.parseFloat(getComputedStyle(bar.parentElement ?? bar).rowGap) || 0;
  const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0;
  return before + gap + scrollY - top;
}

/** Only the strip may move, never the page. */
function showCurrentIn(bar: HTMLElement): void {
  const current = bar.querySelector<HTMLElement>('[aria-current="page"]');
  const strip = current?.parentElement;
  if (!current || !strip) return;
  const { scrollLeft, clientWidth } = strip;
  const end = current.offsetLeft + current.offsetWidth;
  if (current.offsetLeft >= scrollLeft && end <= scrollLeft + clientWidth) return;
  strip.scrollTo({ left: end - clientWidth / 2, behavior: 'instant' });
}

/**
 * The tabs of a series. Where they do not all fit, the current one is brought into view. Another tab begins below the
 * bar where that is pinned; else the page stays where it is.
 */
export function SeriesTabs({ tabs }: SeriesTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();

  // Another address is another current tab, and another width has room for others.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const observer = new ResizeObserver(() => showCurrentIn(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [pathname]);

  // As it is when a tab is pressed: once the next one is there the page may be too short to tell.
  const isPinned = useRef(false);
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    const page = bar.current?.parentElement?.parentElement;
    if (!bar.current || !page || shown.current === pathname) return;
    shown.current = pathname;
    page.style.minBlockSize = '';
    if (!isPinned.current) return;
    isPinned.current = false;
    const pinned = pinnedAt(bar.current);
    // What waits for its content is short, and must not let the page slip.
    const missing = pinned + innerHeight - document.documentElement.scrollHeight;
    if (missing > 0) page.style.minBlockSize = `${page.offsetHeight + missing}px`;
    scrollTo({ top: pinned, behavior: 'instant' });
  }, [pathname]);
  const notePlace = (): void => {
    isPinned.current = bar.current !== null && scrollY > pinnedAt(bar.current);
  };

  return (
    <nav ref={bar} aria-label="Series" className={styles.tabs}>
      <ScrollStrip className={styles.strip}>
        {tabs.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            state={state}
            preventScrollReset
            className={styles.tab ?? ''}
            onClick={notePlace}
          >
            {label}
          </NavLink>
        ))}
      </ScrollStrip>
    </nav>
  );
}
