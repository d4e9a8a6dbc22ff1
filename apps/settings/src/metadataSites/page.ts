import { tmdbDownloadOptions, tmdbLinkOptions } from '@hondana/shared/serverOptions/tmdbOptions';
import { t } from '@lingui/core/macro';
import type { Setting, SettingsPage } from '../shared/settingsPage.ts';

/** The interface's own setting among the server's (facts 6). */
const includeRestricted = (): Setting => ({
  path: 'web:collection/tmdb/includeRestricted',
  kind: 'switch',
  label: t`Include Restricted in Search`,
  description: t`Show restricted results when linking manually.`,
});

export const metadataSitesPage: SettingsPage = {
  path: 'metadata-sites',
  title: () => t`Metadata Sites`,
  for: 'administrators',
  load: async () => (await import('./MetadataSitesPage.tsx')).MetadataSitesPage,
  sections: () => [
    { name: 'link', ...tmdbLinkOptions(), fields: [...tmdbLinkOptions().fields, includeRestricted()] },
    { name: 'download', ...tmdbDownloadOptions() },
  ],
};
