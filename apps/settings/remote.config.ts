import { defineRemote } from '@hondana/shared/remote';

/** The frame of the settings is loaded with each of its pages. */
function page(module: string): readonly string[] {
  return ['./src/layout/SettingsLayout.tsx', module];
}

export const remote = defineRemote({
  id: 'settings',
  title: 'Settings',
  requires: { contract: '^2.0.0', server: '>=5.1.0-dev.28 <6.0.0' },
  routes: [{ path: 'settings/*', module: './src/routes.tsx' }],
  pages: {
    'settings/account': page('./src/account/AccountPage.tsx'),
    'settings/general': page('./src/general/GeneralPage.tsx'),
    'settings/import': page('./src/import/ImportPage.tsx'),
    'settings/anidb': page('./src/anidb/AnidbPage.tsx'),
    'settings/metadata-sites': page('./src/metadataSites/MetadataSitesPage.tsx'),
    'settings/collection': page('./src/collection/CollectionSettingsPage.tsx'),
    'settings/integrations': page('./src/integrations/IntegrationsPage.tsx'),
    'settings/user-management': page('./src/userManagement/UserManagementPage.tsx'),
    'settings/user-management/:userId': page('./src/userManagement/UserPage.tsx'),
    'settings/api-keys': page('./src/apiKeys/ApiKeysPage.tsx'),
    'settings/plugins': page('./src/plugins/PluginsPage.tsx'),
  },
  navigation: [{ label: 'Settings', path: 'settings', icon: 'settings', order: 90, shortcut: 's' }],
});
