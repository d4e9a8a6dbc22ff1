import { tmdbDownloadOptions, tmdbLinkOptions } from '@hondana/shared/serverOptions/tmdbOptions';
import type { SettingField, SettingsPage } from './fieldTypes.ts';

/** The interface's own, among the server's (facts 6). */
const includeRestricted: SettingField = {
  path: 'web:collection/tmdb/includeRestricted',
  kind: 'switch',
  label: 'Include Restricted in Search',
  description: 'Show restricted results when linking by hand.',
};

/** What comes from TMDB. */
export const metadataSitesPage: SettingsPage = {
  id: 'metadata-sites',
  title: 'Metadata Sites',
  sections: [
    { ...tmdbLinkOptions, fields: [...tmdbLinkOptions.fields, includeRestricted] },
    tmdbDownloadOptions,
  ],
};
