import { NavLink } from '@hondana/shared/navigation';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { menuIcon } from '@hondana/shared/ui/icons';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import type { SettingsDraft } from '../shared/draft/SettingsDraft.tsx';
import type { SettingsPage } from '../shared/settingsPage.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './SettingsMenu.module.css';

/** Plugins' pages have only this. */
export type MenuEntry = Pick<SettingsPage, 'path' | 'title' | 'for' | 'server' | 'sections'>;

interface SettingsMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly draft: SettingsDraft | undefined;
  readonly current: MenuEntry | undefined;
}

export function SettingsMenu({ entries, draft, current }: SettingsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const page = current?.title();
  const hasSearch = entries.some(({ sections }) => sections);
  const content = (
    <>
      {hasSearch && <SearchBox onLeave={() => setOpen(false)} />}
      <MenuList entries={entries} draft={draft} onLeave={() => setOpen(false)} />
    </>
  );
  return (
    <>
      <div className={styles.side}>{content}</div>
      <div className={styles.narrow}>
        <Button icon={menuIcon} wide aria-expanded={isOpen} onClick={() => setOpen(true)}>
          {page === undefined ? t`Settings: choose a page` : t`Settings: ${page}`}
        </Button>
        <Sheet open={isOpen} onOpenChange={setOpen} title={t`Settings`} side="start">
          {content}
        </Sheet>
      </div>
    </>
  );
}

interface MenuListProps extends Pick<SettingsMenuProps, 'entries' | 'draft'> {
  readonly onLeave: () => void;
}

function MenuList({ entries, draft, onLeave }: MenuListProps) {
  return (
    <nav aria-label={t`Settings`}>
      <ul className={styles.list}>
        {entries.map(({ path, title }) => {
          const changes = [...(draft?.edits.keys() ?? [])].filter(
            (edited) => draft?.settingAt(edited)?.page.path === path,
          ).length;
          return (
            <li key={path}>
              <NavLink to={`/settings/${path}`} className={styles.link ?? ''} onClick={onLeave}>
                {title()}
                {changes > 0 && (
                  <Badge
                    tone="warning"
                    label={t`${plural(changes, { one: '# change', other: '# changes' })} not saved`}
                  >
                    {changes}
                  </Badge>
                )}
              </NavLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
