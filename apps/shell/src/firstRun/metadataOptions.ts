/** One setting as a person sees it; the path is its place in the server's settings. */
export type MetadataOption = { readonly path: string; readonly label: string; readonly detail?: string } & (
  | { readonly kind: 'switch' }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly value: number; readonly label: string }[];
    }
  | {
      readonly kind: 'number';
      readonly most: number;
      /** What is said of a number beyond it. */
      readonly fault: string;
      /** The switch without which it means nothing. */
      readonly needs?: string;
    }
);

export interface OptionGroup {
  readonly title: string;
  readonly options: readonly MetadataOption[];
}

function choices(...labels: readonly string[]) {
  return labels.map((label, value) => ({ value, label }));
}

/** Facts 6; the server counts them from 1. */
const frequencies = choices(
  '',
  'Never',
  'Every 6 Hours',
  'Every 12 Hours',
  'Every 24 Hours',
  'Once a Week',
  'Once a Month',
).slice(1);

const toggle = (path: string, label: string): MetadataOption => ({ kind: 'switch', path, label });

const frequency = (name: string, label: string): MetadataOption => ({
  kind: 'choice',
  path: `AniDb/${name}_UpdateFrequency`,
  label,
  choices: frequencies,
});

/** What is asked of AniDB (facts 6). */
const anidbGroups: readonly OptionGroup[] = [
  {
    title: 'Download Options',
    options: [
      toggle('AniDb/DownloadCharacters', 'Character Images'),
      toggle('AniDb/DownloadCreators', 'Creator Images'),
      toggle('AniDb/DownloadReleaseGroups', 'Release Groups'),
      toggle('AniDb/DownloadRelatedAnime', 'Always Download Related Anime'),
      {
        kind: 'number',
        path: 'AniDb/MaxRelationDepth',
        label: 'Max Relation Depth',
        detail: 'How many steps away from a series related ones are fetched, 0 to 5.',
        most: 5,
        fault: 'Max Relation Depth may only be between 0 and 5',
        needs: 'AniDb/DownloadRelatedAnime',
      },
    ],
  },
  {
    title: 'MyList Options',
    options: [
      toggle('AniDb/MyList_AddFiles', 'Add Files'),
      toggle('AniDb/MyList_ReadWatched', 'Read Watched'),
      toggle('AniDb/MyList_ReadUnwatched', 'Read Unwatched'),
      toggle('AniDb/MyList_SetWatched', 'Set Watched'),
      toggle('AniDb/MyList_SetUnwatched', 'Set Unwatched'),
      {
        kind: 'choice',
        path: 'AniDb/MyList_StorageState',
        label: 'Storage State',
        choices: choices('Unknown', 'HDD', 'Disk', 'Deleted', 'Remote'),
      },
      {
        kind: 'choice',
        path: 'AniDb/MyList_DeleteType',
        label: 'Delete Action',
        detail: 'What happens to the entry of a file that is deleted.',
        choices: choices(
          'Delete File (AniDB)',
          'Delete File (Local)',
          'Mark Deleted',
          'Mark External (CD/DVD)',
          'Mark Unknown',
          'DVD/BD',
        ),
      },
    ],
  },
  {
    title: 'Update Options',
    options: [
      frequency('Calendar', 'Calendar'),
      frequency('Anime', 'Anime Information'),
      frequency('File', 'Files With Missing Info'),
      frequency('Notification', 'Notifications'),
      toggle('AniDb/Notification_HandleMovedFiles', 'Handle Moved Files'),
    ],
  },
];

const pictures = (name: string, label: string): readonly MetadataOption[] => [
  toggle(`TMDB/AutoDownload${name}`, `Download ${label}`),
  {
    kind: 'number',
    path: `TMDB/MaxAuto${name}`,
    label: `Max ${label}`,
    detail: '0 for no limit.',
    most: 30,
    fault: `Max ${label} may only be between 0 and 30`,
    needs: `TMDB/AutoDownload${name}`,
  },
];

/** What is asked of TMDB (facts 6). */
const tmdbGroups: readonly OptionGroup[] = [
  {
    title: 'TMDB Options',
    options: [
      { ...toggle('TMDB/AutoLink', 'Auto Link'), detail: 'Looks for the show or movie of every new series.' },
      {
        ...toggle('TMDB/AutoLinkRestricted', 'Auto Link Restricted'),
        detail: 'The same for restricted series.',
      },
    ],
  },
  {
    title: 'TMDB Download Options',
    options: [
      toggle('TMDB/AutoDownloadCrewAndCast', 'Download Crew And Cast'),
      toggle('TMDB/AutoDownloadCollections', 'Download Movie Collections'),
      toggle('TMDB/AutoDownloadAlternateOrdering', 'Download Alternate Ordering'),
      ...pictures('Backdrops', 'Backdrops'),
      ...pictures('Posters', 'Posters'),
      ...pictures('Logos', 'Logos'),
      ...pictures('Thumbnails', 'Episode Thumbnails'),
      ...pictures('StaffImages', 'Staff Images'),
      toggle('TMDB/AutoDownloadStudioImages', 'Download Studio Images'),
    ],
  },
];

export type MetadataSource = 'anidb' | 'tmdb';

export const metadataGroups: Readonly<Record<MetadataSource, readonly OptionGroup[]>> = {
  anidb: anidbGroups,
  tmdb: tmdbGroups,
};
