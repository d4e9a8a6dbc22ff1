import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import { Icon } from '@hondana/shared/ui/Icon';
import { chevronDownIcon, pluginIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { NavLink } from 'react-router';
import { ownPlaceIcons } from '../navigation/ownPlaceIcons.ts';
import { framePart } from './framePart.ts';
import { inertWhenWrapped } from './inertWhenWrapped.ts';
import { MenuButton } from './MenuButton.tsx';
import styles from './TopBar.module.css';

interface PlaceItemProps {
  readonly entry: NavigationEntry;
  readonly lockReason: string | undefined;
}

const PlaceMenu = framePart('PlaceMenu');

const anyPluginIcon = () => <Icon icon={pluginIcon} className={styles.icon} />;
// Drawn with the frame, so not in the file of what is opened, which needs all of menus and dialogs.
const PluginPlaceIcon = lazyPart(
  async () => (await import(/* webpackChunkName: "pluginIcon" */ './PluginPlaceIcon.tsx')).PluginPlaceIcon,
  { waiting: anyPluginIcon, failed: anyPluginIcon },
);

export function PlaceItem({ entry, lockReason }: PlaceItemProps) {
  const { label, path, icon, children = [] } = entry;
  const own = Object.hasOwn(ownPlaceIcons, icon)
    ? ownPlaceIcons[icon as keyof typeof ownPlaceIcons]
    : undefined;
  return (
    <li ref={inertWhenWrapped} className={styles.item}>
      <NavLink
        to={`/${path}`}
        aria-disabled={lockReason !== undefined || undefined}
        title={lockReason ?? label}
        className={() => styles.link}
      >
        {own ? (
          <Icon icon={own} className={styles.icon} />
        ) : (
          <PluginPlaceIcon name={icon} className={styles.icon} />
        )}
        <span className={styles.label}>{label}</span>
      </NavLink>
      {children.length > 0 && (
        <MenuButton
          label={t`Places in ${label}`}
          className={styles.unfold}
          isDisabled={lockReason !== undefined}
          menu={PlaceMenu}
          properties={{ entry }}
        >
          <Icon icon={chevronDownIcon} size={4} />
        </MenuButton>
      )}
    </li>
  );
}
