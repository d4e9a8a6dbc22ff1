import type { SettingsPage } from '../shared/settingsPage.ts';

/** Keys with which players and scripts sign in. */
export const apiKeysPage: SettingsPage = {
  path: 'api-keys',
  title: 'API Keys',
  load: async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage,
  places: [
    {
      name: 'keys',
      section: 'API Keys',
      label: 'API Keys',
      description: 'Generate and delete keys for players and scripts.',
    },
  ],
};
