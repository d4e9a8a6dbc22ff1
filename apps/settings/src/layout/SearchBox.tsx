import { Link, useNavigate } from '@hondana/shared/navigation';
import { plural } from '@hondana/shared/ui/format';
import { SearchField } from '@hondana/shared/ui/SearchField';
import { useState } from 'react';
import type { FoundSetting } from '../shared/catalogue/allSettings.ts';
import styles from './SearchBox.module.css';
import type { searchSettings } from './searchSettings.ts';

const addressOf = ({ page, path }: FoundSetting) => ({ pathname: `/settings/${page.id}`, hash: path });

/** Finds a setting on whatever page it is. What can be found is fetched when somebody comes to search. */
export function SearchBox({ onLeave }: { readonly onLeave: () => void }) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [search, setSearch] = useState<typeof searchSettings>();
  const found = search?.(text) ?? [];
  const leave = (): void => {
    setText('');
    onLeave();
  };
  return (
    <search className={styles.search}>
      <SearchField
        label="Search settings"
        placeholder="Search settings..."
        value={text}
        shortcut
        onFocus={() => {
          // Without what can be found the field finds nothing, and the pages are in the menu all the same.
          void import('./searchSettings.ts').then(
            (module) => setSearch(() => module.searchSettings),
            () => undefined,
          );
        }}
        onChange={setText}
        onKeyDown={({ key }) => {
          const [first] = found;
          if (key !== 'Enter' || !first) return;
          leave();
          void navigate(addressOf(first));
        }}
      />
      {text.trim() !== '' && search && (
        <div className={styles.found}>
          <p role="status" className={styles.count}>
            {found.length === 0 ? 'No setting matches.' : plural(found.length, 'setting', 'settings')}
          </p>
          <ul className={styles.list}>
            {found.map((setting) => (
              <li key={setting.path}>
                <Link to={addressOf(setting)} className={styles.link} onClick={leave}>
                  <span>{setting.label}</span>
                  <span className={styles.place}>
                    {setting.page.title} · {setting.section}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
