import { useHasRoute } from '@hondana/shared/navigation';
import {
  AnchoredMenu,
  MenuCheck,
  MenuItem,
  MenuLink,
  MenuSeparator,
  SubMenu,
} from '@hondana/shared/overlays/menu';
import { useDisplaySettings } from '@hondana/shared/themes/useDisplaySettings';
import { signOutIcon, sunIcon, userIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { MenuContentProps } from './MenuButton.tsx';
import { useSignOut } from './useSignOut.ts';

export function AccountMenu({ anchor, onClose }: MenuContentProps) {
  const hasSettings = useHasRoute('settings/*');
  const { theme, themes, set } = useDisplaySettings();
  const signOut = useSignOut();
  return (
    <AnchoredMenu label={t`Account`} anchor={anchor} onClose={onClose} align="end">
      {hasSettings && (
        <MenuLink icon={userIcon} link={<Link to="/settings/account" />}>
          <Trans>Account</Trans>
        </MenuLink>
      )}
      <SubMenu icon={sunIcon} label={t`Theme`}>
        {themes.map(({ value, label }) => (
          <MenuCheck
            key={value}
            checked={value === theme}
            onChange={() => set((settings) => ({ ...settings, theme: value }))}
          >
            {label}
          </MenuCheck>
        ))}
      </SubMenu>
      <MenuSeparator />
      <MenuItem icon={signOutIcon} onClick={signOut}>
        <Trans>Sign out</Trans>
      </MenuItem>
    </AnchoredMenu>
  );
}
