import { NavLink } from '@hondana/shared/navigation';
import { classNames } from '@hondana/shared/ui/classNames';
import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { PageTitle } from './PageTitle.tsx';

interface PageTabs {
  /** What the tabs choose between; read aloud. */
  readonly label: string;
  readonly entries: readonly { readonly to: string; readonly label: string }[];
}

interface PageFrameProps {
  readonly heading: string;
  /** Title of the document, when it differs from the heading. */
  readonly title?: string;
  readonly tabs?: PageTabs;
  /** Beside the heading: search, switches, buttons. */
  readonly controls?: ReactNode;
  /** In a narrow window the parts are below each other and scroll with the page. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
}

/** A page as high as the window, so that its list scrolls and its bars stay; in a low window everything scrolls. */
export function PageFrame({
  heading,
  title = heading,
  tabs,
  controls,
  stacks = false,
  children,
}: PageFrameProps) {
  return (
    <div className={classNames(styles.frame, styles.page, stacks && styles.stacked)}>
      <title>{`${title} · Hondana`}</title>
      <div className={styles.top}>
        <PageTitle heading={heading} />
        {tabs && (
          <nav aria-label={tabs.label} className={styles.tabs}>
            {tabs.entries.map(({ to, label }) => (
              <NavLink key={label} to={to} className={styles.tab ?? ''}>
                {label}
              </NavLink>
            ))}
          </nav>
        )}
        {controls}
      </div>
      {children}
    </div>
  );
}
