import type { SettingsPage } from '../shared/settingsPage.ts';

/** What everyone can change: their own account. */
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
      name: 'display',
      section: 'Account',
      label: 'Display',
      description: 'Theme and notifications.',
      for: 'others',
    },
    {
      name: 'password',
      section: 'Account',
      label: 'Your Password',
      description: 'Change your password, and log out of all sessions.',
    },
  ],
};
