import { since6 } from '@hondana/shared/api/serverVersion';
import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const serverPluginsPage: SettingsPage = {
  path: 'server-plugins',
  title: () => t`Server Plugins`,
  for: 'administrators',
  server: since6,
  load: async () => (await import('./ServerPluginsPage.tsx')).ServerPluginsPage,
  child: {
    path: ':pluginId',
    load: async () => (await import('./ServerPluginPage.tsx')).ServerPluginPage,
  },
  places: () => [
    {
      name: 'server-plugins',
      section: t`Server Plugins`,
      label: t`Installed Server Plugins`,
      description: t`Plugins that run in Shoko Server, such as renamers and release providers.`,
    },
    {
      name: 'packages',
      section: t`Server Plugins`,
      label: t`Packages`,
      description: t`What can be installed, where it comes from, and how it is kept up to date.`,
    },
  ],
};
