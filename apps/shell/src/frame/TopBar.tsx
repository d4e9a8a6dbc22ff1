import { Link, NavLink, PageToolsPlace } from '@hondana/shared/navigation';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { Icon } from '@hondana/shared/ui/Icon';

import { Wordmark } from '../brand/Wordmark.tsx';
import { navigationIcon } from './navigationIcon.ts';
import { QueueCount } from './QueueCount.tsx';
import { ServerWarnings } from './ServerWarnings.tsx';
import styles from './TopBar.module.css';
import { UserCorner } from './UserCorner.tsx';

interface TopBarProps {
  readonly entries: readonly NavigationEntry[];
}

/** The top navigation (S2-034). On a small screen its links stand at the bottom, within reach of a thumb. */
export function TopBar({ entries }: TopBarProps) {
  return (
    <header className={styles.bar}>
      <Link to="/" aria-label="Hondana, start page" className={styles.home}>
        <Wordmark />
      </Link>
      <nav aria-label="Main" className={styles.navigation}>
        <ul className={styles.links}>
          {entries.map(({ path, label, icon }) => (
            <li key={path} className={styles.item}>
              <NavLink to={`/${path}`} className={() => styles.link}>
                <Icon icon={navigationIcon(icon)} className={styles.icon} />
                <span className={styles.label}>{label}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.tools}>
        <PageToolsPlace className={styles.pageTools} />
        <ServerWarnings />
        <QueueCount />
        <UserCorner />
      </div>
    </header>
  );
}
