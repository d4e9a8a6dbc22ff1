import { Link } from '@hondana/shared/navigation';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { FindableSetting } from '../shared/findableSettings.ts';
import styles from './SearchBox.module.css';
import { searchSettings } from './searchSettings.ts';

const addressOf = ({ page, path }: FindableSetting) => ({ pathname: `/settings/${page.path}`, hash: path });

interface FoundSettingsProps {
  readonly text: string;
  readonly onLeave: () => void;
}

export function FoundSettings({ text, onLeave }: FoundSettingsProps) {
  const version = useQuery({ ...serverVersionQuery(), select: ({ Server }) => Server.Version }).data;
  const found = searchSettings(text, version ?? undefined);
  return (
    <>
      <p role="status" className={styles.count}>
        {found.length === 0
          ? t`No matching settings`
          : t`${plural(found.length, { one: '# setting', other: '# settings' })}`}
      </p>
      <ul className={styles.list}>
        {found.map((setting) => (
          <li key={setting.path}>
            <Link to={addressOf(setting)} className={styles.link} onClick={onLeave}>
              <span>{setting.label}</span>
              <span className={styles.place}>
                {setting.page.title()} · {setting.section}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
