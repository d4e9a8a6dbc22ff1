import { NavLink, useLocation } from '@hondana/shared/navigation';
import { ScrollStrip } from '@hondana/shared/ui/ScrollStrip';
import { t } from '@lingui/core/macro';
import { useLayoutEffect, useRef } from 'react';
import styles from './SeriesPage.module.css';

interface SeriesTabsProps {
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
}

/** The page's scroll position at which the bar becomes pinned. */
function pinnedAt(bar: HTMLElement): number {
  // Measured from the element before it: the bar's own position changes once it is pinned.
  const before = bar.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
  const gap = Number.parseFloat(getComputedStyle(bar.parentElement ?? bar).rowGap) || 0;
  const top = Number.parseFloat(getComputedStyle(bar).insetBlockStart) || 0;
  return before + gap + scrollY - top;
}

/** Another tab starts right below a pinned bar; otherwise the page keeps its scroll position. */
export function SeriesTabs({ tabs }: SeriesTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { pathname, state } = useLocation();

  // Recorded on click: the next tab may be too short to tell.
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
    // A tab that is still loading is short; without this the page would scroll up.
    const missing = pinned + innerHeight - document.documentElement.scrollHeight;
    if (missing > 0) page.style.minBlockSize = `${page.offsetHeight + missing}px`;
    scrollTo({ top: pinned, behavior: 'instant' });
  }, [pathname]);
  const recordPinned = (): void => {
    isPinned.current = bar.current !== null && scrollY > pinnedAt(bar.current);
  };

  return (
    <nav ref={bar} aria-label={t({ message: 'Series', context: 'one series' })} className={styles.tabs}>
      <ScrollStrip current={pathname} className={styles.strip}>
        {tabs.map(({ path, label }) => (
          <NavLink
            key={path}
            to={path}
            state={state}
            preventScrollReset
            className={styles.tab ?? ''}
            onClick={recordPinned}
          >
            {label}
          </NavLink>
        ))}
      </ScrollStrip>
    </nav>
  );
}
