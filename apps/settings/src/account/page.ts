import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const accountPage: SettingsPage = {
  path: 'account',
  title: () => t`Account`,
  load: async () => (await import('./AccountPage.tsx')).AccountPage,
  places: () => [
    {
      name: 'avatar',
      section: t`Account`,
      label: t`Your Avatar`,
      description: t`Your picture.`,
    },
    {
      name: 'language',
      section: t`Account`,
      label: t`Language`,
      description: t`The language of the interface.`,
    },
    {
      name: 'theme',
      section: t`Display`,
      label: t`Theme`,
      description: t`The colours of the interface.`,
      for: 'others',
    },
    {
      name: 'notifications',
      section: t`Display`,
      label: t`Global Notifications`,
      description: t`Which notices are shown.`,
      for: 'others',
    },
    {
      name: 'position',
      section: t`Display`,
      label: t`Notification Position`,
      description: t`Where notices are shown.`,
      for: 'others',
    },
    {
      name: 'players',
      section: t`Players`,
      label: t`Links for Players`,
      description: t`Links that open a file with VLC, mpv, IINA, PotPlayer or Infuse.`,
    },
    {
      name: 'password',
      section: t`Account`,
      label: t`Your Password`,
      description: t`Change your password, and log out of all sessions.`,
    },
  ],
};
