import type { RemoteRoutes } from '@hondana/shared/remote';

/** The frame and each page come when they are asked for. */
export const routes: RemoteRoutes = [
  {
    path: 'settings',
    lazy: async () => ({ Component: (await import('./layout/SettingsLayout.tsx')).SettingsLayout }),
    children: [
      {
        path: 'general',
        lazy: async () => ({ Component: (await import('./general/GeneralPage.tsx')).GeneralPage }),
      },
      {
        path: 'import',
        lazy: async () => ({ Component: (await import('./import/ImportPage.tsx')).ImportPage }),
      },
      {
        path: 'anidb',
        lazy: async () => ({ Component: (await import('./anidb/AnidbPage.tsx')).AnidbPage }),
      },
      {
        path: 'metadata-sites',
        lazy: async () => ({
          Component: (await import('./metadataSites/MetadataSitesPage.tsx')).MetadataSitesPage,
        }),
      },
      {
        path: 'integrations',
        lazy: async () => ({
          Component: (await import('./integrations/IntegrationsPage.tsx')).IntegrationsPage,
        }),
      },
      {
        path: 'user-management',
        lazy: async () => ({
          Component: (await import('./userManagement/UserManagementPage.tsx')).UserManagementPage,
        }),
      },
      {
        path: 'user-management/:userId',
        lazy: async () => ({ Component: (await import('./userManagement/UserPage.tsx')).UserPage }),
      },
      {
        path: 'account',
        lazy: async () => ({ Component: (await import('./account/AccountPage.tsx')).AccountPage }),
      },
      {
        path: 'api-keys',
        lazy: async () => ({ Component: (await import('./apiKeys/ApiKeysPage.tsx')).ApiKeysPage }),
      },
      {
        path: 'collection',
        lazy: async () => ({
          Component: (await import('./collection/CollectionSettingsPage.tsx')).CollectionSettingsPage,
        }),
      },
      {
        path: 'plugins',
        lazy: async () => ({ Component: (await import('./plugins/PluginsPage.tsx')).PluginsPage }),
      },
      {
        path: 'x/:contribution',
        lazy: async () => ({
          Component: (await import('./contributed/ContributedPage.tsx')).ContributedPage,
        }),
      },
    ],
  },
];
