import { t } from '@lingui/core/macro';
import type { OptionField, OptionSection } from './fieldTypes.ts';

interface PictureTexts {
  readonly download: string;
  readonly most: string;
}

/** Facts 5.3: 0 to 30, 0 for no limit. */
function pictures(name: string, { download, most }: PictureTexts): OptionField[] {
  return [
    { path: `TMDB/AutoDownload${name}`, kind: 'switch', label: download },
    {
      path: `TMDB/MaxAuto${name}`,
      kind: 'number',
      label: most,
      description: t`0 to 30; 0 for no limit.`,
      minimum: 0,
      maximum: 30,
      needs: `TMDB/AutoDownload${name}`,
    },
  ];
}

/**
 * Automatic linking with TMDB (spec 3, Metadata Sites; facts 6).
 * @example { tmdb: [tmdbLinkOptions, tmdbDownloadOptions] }
 */
export const tmdbLinkOptions = (): OptionSection => ({
  title: t`TMDB Options`,
  fields: [
    {
      path: 'TMDB/AutoLink',
      kind: 'switch',
      label: t`Auto Link`,
      description: t`Search TMDB for new series and link matches.`,
    },
    {
      path: 'TMDB/AutoLinkRestricted',
      kind: 'switch',
      label: t`Auto Link Restricted`,
      description: t`Also restricted series (18+).`,
    },
  ],
});

/** Downloads for linked series (spec 3, Metadata Sites; facts 6). */
export const tmdbDownloadOptions = (): OptionSection => ({
  title: t`TMDB Download Options`,
  fields: [
    { path: 'TMDB/AutoDownloadCrewAndCast', kind: 'switch', label: t`Download Crew And Cast` },
    { path: 'TMDB/AutoDownloadCollections', kind: 'switch', label: t`Download Movie Collections` },
    { path: 'TMDB/AutoDownloadAlternateOrdering', kind: 'switch', label: t`Download Alternate Ordering` },
    ...pictures('Backdrops', { download: t`Download Backdrops`, most: t`Max Backdrops` }),
    ...pictures('Posters', { download: t`Download Posters`, most: t`Max Posters` }),
    ...pictures('Logos', { download: t`Download Logos`, most: t`Max Logos` }),
    ...pictures('Thumbnails', { download: t`Download Episode Thumbnails`, most: t`Max Episode Thumbnails` }),
    ...pictures('StaffImages', { download: t`Download Staff Images`, most: t`Max Staff Images` }),
    { path: 'TMDB/AutoDownloadStudioImages', kind: 'switch', label: t`Download Studio Images` },
  ],
});
