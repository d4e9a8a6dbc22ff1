import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const apiKeysPage: SettingsPage = {
  path: 'api-keys',
  title: () => t`API Keys`,
  load: async () => (await import('./ApiKeysPage.tsx')).ApiKeysPage,
  places: () => [
    {
      name: 'keys',
      section: t`API Keys`,
      label: t`API Keys`,
      description: t`Generate and delete keys for players and scripts.`,
    },
  ],
};
