import { tmdbDownloadOptions, tmdbLinkOptions } from '@hondana/shared/serverOptions/tmdbOptions';
import type { Setting, SettingsPage } from '../shared/settingsPage.ts';

/** The interface's own setting among the server's (facts 6). */
const includeRestricted: Setting = {
  path: 'web:collection/tmdb/includeRestricted',
  kind: 'switch',
  label: 'Include Restricted in Search',
  description: 'Show restricted results when linking manually.',
};

export const metadataSitesPage: SettingsPage = {
  path: 'metadata-sites',
  title: 'Metadata Sites',
  for: 'administrators',
  load: async () => (await import('./MetadataSitesPage.tsx')).MetadataSitesPage,
  sections: [
    { ...tmdbLinkOptions, fields: [...tmdbLinkOptions.fields, includeRestricted] },
    tmdbDownloadOptions,
  ],
};
