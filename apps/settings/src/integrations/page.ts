import { before6 } from '@hondana/shared/api/serverVersion';
import { frequencies } from '@hondana/shared/serverOptions/frequencies';
import { t } from '@lingui/core/macro';
import type { Setting, SettingsPage } from '../shared/settingsPage.ts';

/** Servers before 5.3 have more (facts 2), and 6 has none. */
const traktOptions = (): readonly Setting[] => [
  { path: 'TraktTv/Enabled', kind: 'switch', label: t`Trakt Enabled` },
  { path: 'TraktTv/AutoLink', kind: 'switch', label: t`Auto Link`, needs: 'TraktTv/Enabled' },
  {
    path: 'TraktTv/SyncFrequency',
    kind: 'choice',
    label: t`Sync Frequency`,
    needs: 'TraktTv/Enabled',
    options: frequencies(),
  },
  {
    path: 'TraktTv/UpdateFrequency',
    kind: 'choice',
    label: t`Show Update Frequency`,
    needs: 'TraktTv/Enabled',
    options: frequencies(),
  },
  { path: 'TraktTv/VipStatus', kind: 'switch', label: t`VIP Status`, needs: 'TraktTv/Enabled' },
];

export const integrationsPage: SettingsPage = {
  path: 'integrations',
  title: () => t`Integrations`,
  for: 'administrators',
  load: async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage,
  sections: () => [
    {
      name: 'trakt',
      title: t`Trakt Options`,
      fields: traktOptions().map((field) => ({ ...field, server: before6 })),
    },
  ],
  places: () => [
    {
      name: 'trakt',
      section: 'Trakt',
      label: 'Trakt',
      server: before6,
      description: t`Get a code to link the Trakt account, or unlink it.`,
    },
    {
      name: 'plex',
      section: 'Plex',
      label: 'Plex',
      description: t`Sign in to Plex; choose its server and libraries.`,
    },
  ],
};
