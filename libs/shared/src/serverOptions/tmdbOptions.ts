import type { OptionField, OptionSection } from './fieldTypes.ts';

/** Facts 5.3: 0 to 30, 0 for no limit. */
function pictures(name: string, label: string): OptionField[] {
  return [
    { path: `TMDB/AutoDownload${name}`, kind: 'switch', label: `Download ${label}s` },
    {
      path: `TMDB/MaxAuto${name}`,
      kind: 'number',
      label: `Max ${label}s`,
      description: '0 to 30; 0 for no limit.',
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
export const tmdbLinkOptions: OptionSection = {
  title: 'TMDB Options',
  fields: [
    {
      path: 'TMDB/AutoLink',
      kind: 'switch',
      label: 'Auto Link',
      description: 'Search TMDB for new series and link matches.',
    },
    {
      path: 'TMDB/AutoLinkRestricted',
      kind: 'switch',
      label: 'Auto Link Restricted',
      description: 'Also restricted series (18+).',
    },
  ],
};

/** Downloads for linked series (spec 3, Metadata Sites; facts 6). */
export const tmdbDownloadOptions: OptionSection = {
  title: 'TMDB Download Options',
  fields: [
    { path: 'TMDB/AutoDownloadCrewAndCast', kind: 'switch', label: 'Download Crew And Cast' },
    { path: 'TMDB/AutoDownloadCollections', kind: 'switch', label: 'Download Movie Collections' },
    { path: 'TMDB/AutoDownloadAlternateOrdering', kind: 'switch', label: 'Download Alternate Ordering' },
    ...pictures('Backdrops', 'Backdrop'),
    ...pictures('Posters', 'Poster'),
    ...pictures('Logos', 'Logo'),
    ...pictures('Thumbnails', 'Episode Thumbnail'),
    ...pictures('StaffImages', 'Staff Image'),
    { path: 'TMDB/AutoDownloadStudioImages', kind: 'switch', label: 'Download Studio Images' },
  ],
};
