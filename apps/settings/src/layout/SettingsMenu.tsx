import { NavLink } from '@hondana/shared/navigation';
import { Sheet } from '@hondana/shared/overlays/sheet';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { menuIcon } from '@hondana/shared/ui/icons';
import { useState } from 'react';
import type { Edits } from '../shared/draft/edits.ts';
import type { MenuEntry } from './menuEntries.ts';
import { SearchBox } from './SearchBox.tsx';
import styles from './SettingsMenu.module.css';

interface SettingsMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly edits: Edits | undefined;
  readonly current: MenuEntry | undefined;
}

/** The pages; in a narrow window behind a button that names the current one. */
export function SettingsMenu({ entries, edits, current }: SettingsMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const hasSearch = entries.some(({ hasDraft }) => hasDraft);
  const content = (
    <>
      {hasSearch && <SearchBox onLeave={() => setOpen(false)} />}
      <MenuList entries={entries} edits={edits} onLeave={() => setOpen(false)} />
    </>
  );
  return (
    <>
      <div className={styles.side}>{content}</div>
      <div className={styles.narrow}>
        <Button icon={menuIcon} wide aria-expanded={isOpen} onClick={() => setOpen(true)}>
          Settings: {current?.label ?? 'choose a page'}
        </Button>
        <Sheet open={isOpen} onOpenChange={setOpen} title="Settings" side="start">
          {content}
        </Sheet>
      </div>
    </>
  );
}

interface MenuListProps extends Pick<SettingsMenuProps, 'entries' | 'edits'> {
  readonly onLeave: () => void;
}

function MenuList({ entries, edits, onLeave }: MenuListProps) {
  return (
    <nav aria-label="Settings">
      <ul className={styles.list}>
        {entries.map(({ path, label }) => {
          const changes = [...(edits?.values() ?? [])].filter(({ page }) => page === path).length;
          return (
            <li key={path}>
              <NavLink to={`/settings/${path}`} className={styles.link ?? ''} onClick={onLeave}>
                {label}
                {changes > 0 && (
                  <Badge tone="warning" label={`${plural(changes, 'change', 'changes')} not saved`}>
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
