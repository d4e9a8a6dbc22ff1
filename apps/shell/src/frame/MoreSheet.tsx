import {
  SearchParamsLink,
  type SearchParamsLinkProps,
  useHasRoute,
  useNavigationLockReason,
} from '@hondana/shared/navigation';
import { Select } from '@hondana/shared/overlays/select';
import { Sheet } from '@hondana/shared/overlays/sheet';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { useSession } from '@hondana/shared/session';
import { useDisplaySettings } from '@hondana/shared/themes/useDisplaySettings';
import { Button } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import {
  actionsIcon,
  externalLinkIcon,
  type IconShape,
  searchIcon,
  signOutIcon,
  userIcon,
} from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { actionsLink } from '../actions/useActionsDialog.ts';
import { navigationIcon } from '../navigation/navigationIcon.ts';
import { notifyNavigationLocked } from '../navigation/useLockedNavigation.ts';
import { openPartAtom } from '../parts/openPart.ts';
import type { PartProps } from '../parts/partProps.ts';
import { externalLinks } from './externalLinks.ts';
import styles from './MoreSheet.module.css';
import { useSignOut } from './useSignOut.ts';

/** On small screens: what doesn't fit in the bottom bar. */
export function MoreSheet({ entries, onClose }: PartProps) {
  const username = useSession()?.username;
  const setOpenPart = useSetAtom(openPartAtom);
  const hasSettings = useHasRoute('settings/*');
  const { theme, themes, set } = useDisplaySettings();
  const signOut = useSignOut();
  return (
    <Sheet
      open
      title={t`More`}
      description={username && t`Signed in as ${username}`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        <Button icon={signOutIcon} onClick={signOut}>
          <Trans>Sign out</Trans>
        </Button>
      }
    >
      <nav aria-label={t`More`} className={styles.sections}>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Place key={entry.path} entry={entry} onClose={onClose} />
          ))}
        </ul>
        <ul className={styles.list}>
          <li>
            <Row link={actionsLink} icon={actionsIcon} onFollow={onClose}>
              <Trans>Actions</Trans>
            </Row>
          </li>
          <li>
            <button type="button" className={styles.row} onClick={() => setOpenPart('palette')}>
              <Icon icon={searchIcon} />
              <Trans>Search and commands</Trans>
            </button>
          </li>
        </ul>
        {hasSettings && (
          <ul className={styles.list}>
            <li>
              <Row link="/settings/account" icon={userIcon} onFollow={onClose}>
                <Trans>Account</Trans>
              </Row>
            </li>
          </ul>
        )}
        <ul className={styles.list}>
          {externalLinks().map(({ label, href }) => (
            <li key={href}>
              <a className={styles.row} href={href} target="_blank" rel="noreferrer">
                <Icon icon={externalLinkIcon} />
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.theme}>
        <Select
          label={t`Theme`}
          options={themes}
          value={theme}
          onChange={(chosen) => set((settings) => ({ ...settings, theme: chosen }))}
        />
      </div>
    </Sheet>
  );
}

function Place({ entry, onClose }: { readonly entry: NavigationEntry; readonly onClose: () => void }) {
  return (
    <li>
      <Row link={`/${entry.path}`} icon={navigationIcon(entry.icon)} onFollow={onClose}>
        {entry.label}
      </Row>
      {entry.children && entry.children.length > 0 && (
        <ul aria-label={entry.label} className={styles.children}>
          {entry.children.map(({ label, path }) => (
            <li key={path}>
              <Row link={`/${path}`} onFollow={onClose}>
                {label}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

interface RowProps {
  readonly link: string | SearchParamsLinkProps;
  readonly icon?: IconShape;
  readonly onFollow: () => void;
  readonly children: ReactNode;
}

function Row({ link, icon, onFollow, children }: RowProps) {
  const lockReason = useNavigationLockReason();
  const row = {
    className: styles.row,
    'aria-disabled': lockReason !== undefined || undefined,
    onClick: (event: MouseEvent): void => {
      if (lockReason === undefined) {
        onFollow();
        return;
      }
      event.preventDefault();
      notifyNavigationLocked(lockReason);
    },
    children: (
      <>
        {icon && <Icon icon={icon} />}
        {children}
      </>
    ),
  };
  return typeof link === 'string' ? <Link to={link} {...row} /> : <SearchParamsLink {...link} {...row} />;
}
