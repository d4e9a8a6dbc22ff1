import { before6 } from '@hondana/shared/api/serverVersion';
import { frequencies } from '@hondana/shared/serverOptions/frequencies';
import type { Setting, SettingsPage } from '../shared/settingsPage.ts';

/** Servers before 5.3 have more (facts 2), and 6 has none. */
const traktOptions: readonly Setting[] = [
  { path: 'TraktTv/Enabled', kind: 'switch', label: 'Trakt Enabled' },
  { path: 'TraktTv/AutoLink', kind: 'switch', label: 'Auto Link', needs: 'TraktTv/Enabled' },
  {
    path: 'TraktTv/SyncFrequency',
    kind: 'choice',
    label: 'Sync Frequency',
    needs: 'TraktTv/Enabled',
    options: frequencies,
  },
  {
    path: 'TraktTv/UpdateFrequency',
    kind: 'choice',
    label: 'Show Update Frequency',
    needs: 'TraktTv/Enabled',
    options: frequencies,
  },
  { path: 'TraktTv/VipStatus', kind: 'switch', label: 'VIP Status', needs: 'TraktTv/Enabled' },
];

export const integrationsPage: SettingsPage = {
  path: 'integrations',
  title: 'Integrations',
  for: 'administrators',
  load: async () => (await import('./IntegrationsPage.tsx')).IntegrationsPage,
  sections: [
    {
      title: 'Trakt Options',
      fields: traktOptions.map((field) => ({ ...field, server: before6 })),
    },
  ],
  places: [
    {
      name: 'trakt',
      section: 'Trakt',
      label: 'Trakt',
      server: before6,
      description: 'Get a code to link the Trakt account, or unlink it.',
    },
    {
      name: 'plex',
      section: 'Plex',
      label: 'Plex',
      description: 'Sign in to Plex; choose its server and libraries.',
    },
  ],
};
