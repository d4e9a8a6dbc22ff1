import { NavLink, useLocation } from '@hondana/shared/navigation';
import { classNames } from '@hondana/shared/ui/classNames';
import { ScrollStrip } from '@hondana/shared/ui/ScrollStrip';
import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { PageTitle } from './PageTitle.tsx';

interface PageTabs {
  /** Accessible name. */
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly label: string }[];
}

interface PageFrameProps {
  readonly heading: string;
  readonly title?: string;
  readonly tabs?: PageTabs;
  readonly controls?: ReactNode;
  /** In narrow windows, parts are stacked and scroll with the page. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
}

/** As high as the window, so that only the list scrolls; in low windows everything does. */
export function PageFrame({
  heading,
  title = heading,
  tabs,
  controls,
  stacks = false,
  children,
}: PageFrameProps) {
  const { pathname } = useLocation();
  return (
    <div className={classNames(styles.frame, styles.page, stacks && styles.stacked)}>
      <title>{`${title} · Hondana`}</title>
      <div className={styles.top}>
        <PageTitle heading={heading} />
        {tabs && (
          <nav aria-label={tabs.label} className={styles.tabs}>
            <ScrollStrip current={pathname} className={styles.strip}>
              {tabs.entries.map(({ to, label }) => (
                <NavLink key={label} to={to} className={styles.tab ?? ''}>
                  {label}
                </NavLink>
              ))}
            </ScrollStrip>
          </nav>
        )}
        {controls}
      </div>
      {children}
    </div>
  );
}
