import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'settings',
  title: 'Settings',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28' },
  routes: [{ path: 'settings/*', module: './src/routes.tsx' }],
  pages: {
    settings: ['./src/general/GeneralPage.tsx'],
    'settings/account': ['./src/account/AccountPage.tsx'],
    'settings/general': ['./src/general/GeneralPage.tsx'],
    'settings/import': ['./src/import/ImportPage.tsx'],
    'settings/anidb': ['./src/anidb/AnidbPage.tsx'],
    'settings/metadata-sites': ['./src/metadataSites/MetadataSitesPage.tsx'],
    'settings/collection': ['./src/collection/CollectionSettingsPage.tsx'],
    'settings/integrations': ['./src/integrations/IntegrationsPage.tsx'],
    'settings/user-management': ['./src/userManagement/UserManagementPage.tsx'],
    'settings/user-management/:userId': ['./src/userManagement/UserPage.tsx'],
    'settings/api-keys': ['./src/apiKeys/ApiKeysPage.tsx'],
    'settings/plugins': ['./src/plugins/PluginsPage.tsx'],
    'settings/hashing-and-release': ['./src/providers/ProvidersPage.tsx'],
    'settings/server-plugins': ['./src/serverPlugins/ServerPluginsPage.tsx'],
    'settings/server-plugins/:pluginId': ['./src/serverPlugins/ServerPluginPage.tsx'],
    'settings/configurations': ['./src/configurations/ConfigurationsPage.tsx'],
    'settings/configurations/:configId': ['./src/configurations/ConfigurationPage.tsx'],
  },
  contributions: [
    {
      slot: 'palette.settings',
      id: 'settings',
      title: 'Settings',
      module: './src/palette/foundSettings.ts',
    },
  ],
  navigation: [{ label: 'Settings', path: 'settings', icon: 'settings', order: 90, shortcut: 's' }],
});
