import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const pluginsPage: SettingsPage = {
  path: 'plugins',
  title: () => t`Plugins`,
  for: 'administrators',
  load: async () => (await import('./PluginsPage.tsx')).PluginsPage,
};
