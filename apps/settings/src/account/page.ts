import type { SettingsPage } from '../shared/settingsPage.ts';

export const accountPage: SettingsPage = {
  path: 'account',
  title: 'Account',
  load: async () => (await import('./AccountPage.tsx')).AccountPage,
  places: [
    {
      name: 'avatar',
      section: 'Account',
      label: 'Your Avatar',
      description: 'Your picture.',
    },
    {
      name: 'theme',
      section: 'Display',
      label: 'Theme',
      description: 'The colours of the interface.',
      for: 'others',
    },
    {
      name: 'notifications',
      section: 'Display',
      label: 'Global Notifications',
      description: 'Which notices are shown.',
      for: 'others',
    },
    {
      name: 'position',
      section: 'Display',
      label: 'Notification Position',
      description: 'Where notices are shown.',
      for: 'others',
    },
    {
      name: 'players',
      section: 'Players',
      label: 'Links for Players',
      description: 'Links that open a file with VLC, mpv, IINA, PotPlayer or Infuse.',
    },
    {
      name: 'password',
      section: 'Account',
      label: 'Your Password',
      description: 'Change your password, and log out of all sessions.',
    },
  ],
};
