import { since6 } from '@hondana/shared/api/serverVersion';
import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

export const providersPage: SettingsPage = {
  path: 'hashing-and-release',
  title: () => t`Hashing & Release`,
  for: 'administrators',
  server: since6,
  load: async () => (await import('./ProvidersPage.tsx')).ProvidersPage,
  places: () => [
    {
      name: 'hash-providers',
      section: t`Hashing & Release`,
      label: t`Hash Providers`,
      description: t`Which hashes are computed of new files, and by which provider.`,
    },
    {
      name: 'release-providers',
      section: t`Hashing & Release`,
      label: t`Release Providers`,
      description: t`Who is asked what a new file is, and in which order.`,
    },
  ],
};
