import type { SettingsPage } from '../shared/settingsPage.ts';

export const pluginsPage: SettingsPage = {
  path: 'plugins',
  title: 'Plugins',
  for: 'administrators',
  load: async () => (await import('./PluginsPage.tsx')).PluginsPage,
};
