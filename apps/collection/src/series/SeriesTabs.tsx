import { NavLink, useLocation } from '@hondana/shared/navigation';
import { useEffect, useRef } from 'react';
import styles from './SeriesPage.module.css';

interface SeriesTabsProps {
  readonly tabs: readonly { readonly path: string; readonly label: string }[];
}

/** The tabs of a series. Where they do not all fit, the current one is brought into view. */
export function SeriesTabs({ tabs }: SeriesTabsProps) {
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // Another address is another current tab.
  useEffect(() => {
    const current = bar.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (!bar.current || !current) return;
    const { scrollLeft, clientWidth } = bar.current;
    const end = current.offsetLeft + current.offsetWidth;
    if (current.offsetLeft >= scrollLeft && end <= scrollLeft + clientWidth) return;
    // Only the bar may move, never the page.
    bar.current.scrollTo({ left: end - clientWidth / 2, behavior: 'instant' });
  }, [pathname]);

  return (
    <nav ref={bar} aria-label="Series" className={styles.tabs}>
      {tabs.map(({ path, label }) => (
        <NavLink key={path} to={path} className={styles.tab ?? ''}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
