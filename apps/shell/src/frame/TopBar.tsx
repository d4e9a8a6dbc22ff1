import { PageToolsOutlet, SearchParamsLink } from '@hondana/shared/navigation';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { actionsIcon, helpIcon, moreIcon, searchIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { actionsLink } from '../actions/useActionsDialog.ts';
import { Wordmark } from '../brand/Wordmark.tsx';
import { useLockedNavigation } from '../navigation/useLockedNavigation.ts';
import { openPartAtom } from '../parts/openPart.ts';
import { framePart } from './framePart.ts';
import { inertWhenWrapped } from './inertWhenWrapped.ts';
import { MenuButton } from './MenuButton.tsx';
import { PlaceItem } from './PlaceItem.tsx';
import styles from './TopBar.module.css';
import { UserCorner } from './UserCorner.tsx';

interface TopBarProps {
  readonly entries: readonly NavigationEntry[];
  readonly tools: ReactNode;
}

const HelpMenu = framePart('HelpMenu');

/** On a small screen the first links are at the bottom, in thumb's reach; the rest are in the More sheet. */
export function TopBar({ entries, tools }: TopBarProps) {
  const setOpenPart = useSetAtom(openPartAtom);
  const { reason, handlers } = useLockedNavigation();
  return (
    <header className={styles.bar} {...handlers}>
      <Link
        to="/"
        aria-label={t`Hondana, start page`}
        aria-disabled={reason !== undefined || undefined}
        className={styles.home}
      >
        <Wordmark />
      </Link>
      <nav aria-label={t`Main`} className={styles.navigation}>
        <ul className={styles.links}>
          {entries.map((entry) => (
            <PlaceItem key={entry.path} entry={entry} lockReason={reason} />
          ))}
          <li ref={inertWhenWrapped} className={styles.item}>
            <SearchParamsLink
              {...actionsLink}
              aria-disabled={reason !== undefined || undefined}
              title={reason ?? t`Actions`}
              className={styles.link}
            >
              <Icon icon={actionsIcon} className={styles.icon} />
              <span className={styles.label}>
                <Trans>Actions</Trans>
              </span>
            </SearchParamsLink>
          </li>
        </ul>
        <div className={styles.more}>
          <button type="button" className={styles.link} onClick={() => setOpenPart('more')}>
            <Icon icon={moreIcon} className={styles.icon} />
            <span className={styles.label}>
              <Trans>More</Trans>
            </span>
          </button>
        </div>
      </nav>
      <div className={styles.tools}>
        <PageToolsOutlet className={styles.pageTools} />
        {tools}
        <IconButton
          icon={searchIcon}
          label={t`Search and commands (Ctrl+K)`}
          aria-keyshortcuts="Control+K"
          onClick={() => setOpenPart('palette')}
        />
        <MenuButton label={t`Help`} className={styles.help} menu={HelpMenu} properties={{}}>
          <Icon icon={helpIcon} size={4} />
        </MenuButton>
        <UserCorner />
      </div>
    </header>
  );
}
