import { before6 } from '../api/serverVersion.ts';
import type { ChoiceField, OptionSection } from './fieldTypes.ts';
import { frequencies } from './frequencies.ts';

const frequency = (path: string, label: string): ChoiceField => ({
  path,
  label,
  kind: 'choice',
  options: frequencies,
});

/**
 * Spec 2, section 3; facts 6. The depth has the name of the server's own message and the first run (spec 2, section 5),
 * not the settings page's label.
 * @example { anidb: [anidbDownloadOptions, anidbMyListOptions, anidbUpdateOptions] }
 */
export const anidbDownloadOptions: OptionSection = {
  title: 'Download Options',
  fields: [
    { path: 'AniDb/DownloadCharacters', kind: 'switch', label: 'Character Images' },
    { path: 'AniDb/DownloadCreators', kind: 'switch', label: 'Creator Images' },
    { path: 'AniDb/DownloadReleaseGroups', kind: 'switch', label: 'Release Groups', server: before6 },
    { path: 'AniDb/DownloadRelatedAnime', kind: 'switch', label: 'Always Download Related Anime' },
    {
      path: 'AniDb/MaxRelationDepth',
      kind: 'number',
      label: 'Max Relation Depth',
      description: 'How many levels of related anime to fetch, 0 to 5.',
      minimum: 0,
      maximum: 5,
      rangeText: 'Max Relation Depth may only be between 0 and 5',
    },
  ],
};

/** Spec 2, section 3; facts 6. */
export const anidbMyListOptions: OptionSection = {
  title: 'MyList Options',
  fields: [
    { path: 'AniDb/MyList_AddFiles', kind: 'switch', label: 'Add Files' },
    { path: 'AniDb/MyList_ReadWatched', kind: 'switch', label: 'Read Watched' },
    { path: 'AniDb/MyList_ReadUnwatched', kind: 'switch', label: 'Read Unwatched' },
    { path: 'AniDb/MyList_SetWatched', kind: 'switch', label: 'Set Watched' },
    { path: 'AniDb/MyList_SetUnwatched', kind: 'switch', label: 'Set Unwatched' },
    {
      path: 'AniDb/MyList_StorageState',
      kind: 'choice',
      label: 'Storage State',
      options: [
        { value: 0, label: 'Unknown' },
        { value: 1, label: 'HDD' },
        { value: 2, label: 'Disk' },
        { value: 3, label: 'Deleted' },
        { value: 4, label: 'Remote' },
      ],
    },
    {
      path: 'AniDb/MyList_DeleteType',
      kind: 'choice',
      label: 'Delete Action',
      description: 'What happens to a MyList entry when its file is deleted.',
      options: [
        { value: 0, label: 'Delete File (AniDB)' },
        { value: 1, label: 'Delete File (Local)' },
        { value: 2, label: 'Mark Deleted' },
        { value: 3, label: 'Mark External (CD/DVD)' },
        { value: 4, label: 'Mark Unknown' },
        { value: 5, label: 'DVD/BD' },
      ],
    },
  ],
};

/** How often the server refetches from AniDB (spec 2, section 3; facts 6). */
export const anidbUpdateOptions: OptionSection = {
  title: 'Update Options',
  fields: [
    frequency('AniDb/Calendar_UpdateFrequency', 'Calendar'),
    frequency('AniDb/Anime_UpdateFrequency', 'Anime Information'),
    frequency('AniDb/File_UpdateFrequency', 'Files With Missing Info'),
    frequency('AniDb/Notification_UpdateFrequency', 'Notifications'),
    {
      path: 'AniDb/Notification_HandleMovedFiles',
      kind: 'switch',
      label: 'Handle Moved Files',
      description: 'Follow AniDB when it moves files to another episode.',
    },
  ],
};
