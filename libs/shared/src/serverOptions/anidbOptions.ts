import { t } from '@lingui/core/macro';
import { before6 } from '../api/serverVersion.ts';
import type { ChoiceField, OptionSection } from './fieldTypes.ts';
import { frequencies } from './frequencies.ts';

const frequency = (path: string, label: string): ChoiceField => ({
  path,
  label,
  kind: 'choice',
  options: frequencies(),
});

/**
 * Spec 2, section 3; facts 6. The depth has the name of the server's own message and the first run (spec 2, section 5),
 * not the settings page's label.
 * @example { anidb: [anidbDownloadOptions, anidbMyListOptions, anidbUpdateOptions] }
 */
export const anidbDownloadOptions = (): OptionSection => ({
  title: t`Download Options`,
  fields: [
    { path: 'AniDb/DownloadCharacters', kind: 'switch', label: t`Character Images` },
    { path: 'AniDb/DownloadCreators', kind: 'switch', label: t`Creator Images` },
    { path: 'AniDb/DownloadReleaseGroups', kind: 'switch', label: t`Release Groups`, server: before6 },
    { path: 'AniDb/DownloadRelatedAnime', kind: 'switch', label: t`Always Download Related Anime` },
    {
      path: 'AniDb/MaxRelationDepth',
      kind: 'number',
      label: t`Max Relation Depth`,
      description: t`How many levels of related anime to fetch, 0 to 5.`,
      minimum: 0,
      maximum: 5,
      rangeText: t`Max Relation Depth may only be between 0 and 5`,
    },
  ],
});

/** Spec 2, section 3; facts 6. */
export const anidbMyListOptions = (): OptionSection => ({
  title: t`MyList Options`,
  fields: [
    { path: 'AniDb/MyList_AddFiles', kind: 'switch', label: t`Add Files` },
    { path: 'AniDb/MyList_ReadWatched', kind: 'switch', label: t`Read Watched` },
    { path: 'AniDb/MyList_ReadUnwatched', kind: 'switch', label: t`Read Unwatched` },
    { path: 'AniDb/MyList_SetWatched', kind: 'switch', label: t`Set Watched` },
    { path: 'AniDb/MyList_SetUnwatched', kind: 'switch', label: t`Set Unwatched` },
    {
      path: 'AniDb/MyList_StorageState',
      kind: 'choice',
      label: t`Storage State`,
      options: [
        { value: 0, label: t`Unknown` },
        { value: 1, label: t`HDD` },
        { value: 2, label: t({ message: 'Disk', context: 'storage in MyList' }) },
        { value: 3, label: t`Deleted` },
        { value: 4, label: t`Remote` },
      ],
    },
    {
      path: 'AniDb/MyList_DeleteType',
      kind: 'choice',
      label: t`Delete Action`,
      description: t`What happens to a MyList entry when its file is deleted.`,
      options: [
        { value: 0, label: t`Delete File (AniDB)` },
        { value: 1, label: t`Delete File (Local)` },
        { value: 2, label: t`Mark Deleted` },
        { value: 3, label: t`Mark External (CD/DVD)` },
        { value: 4, label: t`Mark Unknown` },
        { value: 5, label: t`DVD/BD` },
      ],
    },
  ],
});

/** How often the server refetches from AniDB (spec 2, section 3; facts 6). */
export const anidbUpdateOptions = (): OptionSection => ({
  title: t`Update Options`,
  fields: [
    frequency('AniDb/Calendar_UpdateFrequency', t`Calendar`),
    frequency('AniDb/Anime_UpdateFrequency', t`Anime Information`),
    frequency('AniDb/File_UpdateFrequency', t`Files With Missing Info`),
    frequency('AniDb/Notification_UpdateFrequency', t`Notifications`),
    {
      path: 'AniDb/Notification_HandleMovedFiles',
      kind: 'switch',
      label: t`Handle Moved Files`,
      description: t`Follow AniDB when it moves files to another episode.`,
    },
  ],
});
