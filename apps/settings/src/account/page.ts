import type { SettingsPage } from '../shared/settingsPage.ts';

/** What people can change who may not change the server. */
export const accountPage: SettingsPage = {
  path: 'account',
  title: 'Account',
  for: 'others',
  load: async () => (await import('./AccountPage.tsx')).AccountPage,
};
