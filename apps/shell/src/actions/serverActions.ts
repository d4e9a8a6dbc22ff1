import { mayCall } from '@hondana/shared/api/operation';
import type { Write } from '@hondana/shared/api/write';
import type { TextDescriptor } from '@hondana/shared/language/texts';
import {
  addAllManualLinksToMyList,
  avdumpMismatchedFiles,
  downloadMissingAnidbAnimeData,
  downloadMissingTmdbPeople,
  getAnidbNotifications,
  getWatchStatesFromTrakt,
  importNewFiles,
  importVotes,
  plexSyncAll,
  purgeAllOfTvDB,
  purgeAllTmdbMovieCollections,
  purgeAllTmdbShowAlternateOrderings,
  purgeAllUnusedTmdbMovies,
  purgeAllUnusedTmdbShows,
  recreateAllGroups,
  refreshAnidbMovedFiles,
  removeMissingFiles,
  removeMissingFilesButKeepInMyList,
  renameAllGroups,
  runImport,
  searchForTmdbMatches,
  sendWatchStatesToTrakt,
  syncMyList,
  syncTrakt,
  syncVotes,
  updateAllAnidbInfo,
  updateAllImages,
  updateAllMediaInfo,
  updateAllTmdbMovies,
  updateAllTmdbShows,
  updateAllTraktInfo,
  updateAnidbCalendar,
  updateMissingFileInfo,
  updateMissingReleaseGroups,
  updateSeriesStats,
  validateAllImages,
} from '@hondana/shared/resources/actions';
import { invalidatePlexToken } from '@hondana/shared/resources/plex';
import { msg, t } from '@lingui/core/macro';

export const categories = ['Import', 'AniDB', 'Trakt', 'TvDB', 'TMDB', 'Shoko', 'Images', 'Plex'] as const;

export type Category = (typeof categories)[number];

export function categoryName(category: Category): string {
  if (category === 'Import') return t`Import`;
  return category === 'Images' ? t`Images` : category;
}

export interface ActionPrompt {
  readonly title: TextDescriptor;
  readonly text: TextDescriptor;
  readonly confirmLabel: TextDescriptor;
}

export interface ServerAction {
  readonly category: Category;
  readonly label: TextDescriptor;
  readonly description: TextDescriptor;
  readonly write: Write<object>;
  /**
   * In the catalogue of servers since 6, which makes them from the names of its classes: UUIDs of version 5 of
   * `Shoko.Server.Actions.ImportNewFilesAction`, within the ID of the core plugin. Two where a class has been renamed.
   */
  readonly catalogueIds?: readonly string[];
  readonly question?: ActionPrompt;
  /** Replaces the default notice. */
  readonly success?: TextDescriptor;
}

/** In the order of facts 5.14. */
export const serverActions: readonly [ServerAction, ...ServerAction[]] = [
  {
    category: 'Import',
    label: msg`Run Import`,
    write: runImport,
    catalogueIds: ['3a31b548-382f-5467-a086-59e4f2f0184c'],
    description: msg`Scans all import folders, hashes new files and looks them up on AniDB.`,
  },
  {
    category: 'Import',
    label: msg`Remove Missing Files`,
    write: removeMissingFiles,
    catalogueIds: ['70e9b6d9-c3e8-5a0b-90a7-488ca79a8512'],
    description: msg`Removes records of files that are no longer on disk, here and from your AniDB MyList.`,
    question: {
      title: msg`Remove missing files?`,
      text: msg`The records of all files that are not currently on disk are deleted, here and in your AniDB MyList. Files on a disconnected drive count as missing. No files on disk are changed. This cannot be undone.`,
      confirmLabel: msg`Remove missing files`,
    },
  },
  {
    category: 'Import',
    label: msg`Remove Missing Files (Keep in MyList)`,
    write: removeMissingFilesButKeepInMyList,
    catalogueIds: ['38369c57-a62c-5201-be99-9aff52d40eab', '00e83fdc-230e-54e4-a1a6-f3d9cd32c117'],
    description: msg`Removes records of files that are no longer on disk, without changing your AniDB MyList.`,
    question: {
      title: msg`Remove missing files and keep them in MyList?`,
      text: msg`The records of all files that are not currently on disk are deleted from this server. Files on a disconnected drive count as missing. No files on disk and no MyList entries are changed. This cannot be undone.`,
      confirmLabel: msg`Remove missing files`,
    },
  },
  {
    category: 'Import',
    label: msg`Import New Files`,
    write: importNewFiles,
    catalogueIds: ['23dcc862-b4f3-5c3a-89ac-95e6ee10ed59'],
    description: msg`Scans only the drop folders and imports the files in them.`,
  },
  {
    category: 'AniDB',
    label: msg`Download Missing AniDB Data`,
    write: downloadMissingAnidbAnimeData,
    catalogueIds: ['9061513c-f3f7-501f-b742-043d7b090623'],
    description: msg`Fetches AniDB data for anime that have files but no data yet.`,
  },
  {
    category: 'AniDB',
    label: msg`Sync AniDB Votes`,
    write: syncVotes,
    description: msg`Imports your AniDB votes.`,
  },
  {
    category: 'AniDB',
    label: msg`Sync AniDB Votes`,
    write: importVotes,
    catalogueIds: ['87fb9269-2410-5c96-8db5-85c008c25b4f'],
    description: msg`Imports your AniDB votes.`,
  },
  {
    category: 'AniDB',
    label: msg`Add All Manual Links To MyList`,
    write: addAllManualLinksToMyList,
    catalogueIds: ['05c4265c-5555-5a27-93ac-33b8f41332aa', 'c31ef759-ff95-53a9-a80a-909b700689e2'],
    description: msg`Adds every manually linked file to your AniDB MyList.`,
  },
  {
    category: 'AniDB',
    label: msg`Update All AniDB Info`,
    write: updateAllAnidbInfo,
    catalogueIds: ['d84fa4a8-4714-554c-8fad-22e5727027cb'],
    description: msg`Refreshes the AniDB data of every anime in the collection.`,
    question: {
      title: msg`Update the AniDB data of the whole collection?`,
      text: msg`This sends one AniDB request per anime in the collection. For large collections it takes hours, and AniDB may temporarily ban the server.`,
      confirmLabel: msg`Update everything`,
    },
  },
  {
    category: 'AniDB',
    label: msg`Update AniDB Calendar`,
    write: updateAnidbCalendar,
    catalogueIds: ['a0ab9cce-9f5c-5e75-9668-e91d8345ca50'],
    description: msg`Fetches upcoming anime from AniDB.`,
  },
  {
    category: 'AniDB',
    label: msg`Get AniDB Notifications`,
    write: getAnidbNotifications,
    catalogueIds: ['bb016129-169a-5abe-845d-50bfa803edf2'],
    description: msg`Fetches your AniDB notifications and messages.`,
  },
  {
    category: 'AniDB',
    label: msg`Process Moved Files`,
    write: refreshAnidbMovedFiles,
    catalogueIds: ['f5f99d7f-1a52-5269-ba0a-a6425ae10da1'],
    description: msg`Updates files that AniDB has moved to another anime or episode.`,
  },
  {
    category: 'AniDB',
    label: msg`OVERWRITE AniDB MyList`,
    write: syncMyList,
    catalogueIds: ['be7bcbe3-f509-5c3f-89fb-e6c1469fe0d3', '3362ff18-9217-5056-b882-228b09d36795'],
    description: msg`Overwrites your AniDB MyList with this collection (one-way).`,
    question: {
      title: msg`Overwrite your AniDB MyList?`,
      text: msg`Entries and watched states in your AniDB MyList are replaced by those on this server. Anything that exists only on AniDB is lost there.`,
      confirmLabel: msg`Overwrite MyList`,
    },
  },
  {
    category: 'Trakt',
    label: msg`Sync Trakt Collection`,
    write: syncTrakt,
    description: msg`Sends the collection and its watched states to Trakt (one-way).`,
    question: {
      title: msg`Overwrite your Trakt collection?`,
      text: msg`Your collection and watched states on Trakt are replaced by those on this server.`,
      confirmLabel: msg`Sync to Trakt`,
    },
  },
  {
    category: 'Trakt',
    label: msg`Update All Trakt Info`,
    write: updateAllTraktInfo,
    description: msg`Refreshes the Trakt data of every linked show.`,
  },
  {
    category: 'Trakt',
    label: msg`Send Watch States to Trakt`,
    write: sendWatchStatesToTrakt,
    description: msg`Sends the watched states of the collection to Trakt (one-way).`,
    question: {
      title: msg`Overwrite the watched states on Trakt?`,
      text: msg`The watched states on Trakt are replaced by those on this server.`,
      confirmLabel: msg`Send to Trakt`,
    },
  },
  {
    category: 'Trakt',
    label: msg`Get Watch States from Trakt`,
    write: getWatchStatesFromTrakt,
    description: msg`Imports watched states from Trakt (one-way).`,
    question: {
      title: msg`Overwrite the watched states on this server?`,
      text: msg`Your watched states on this server are replaced by those on Trakt. This cannot be undone.`,
      confirmLabel: msg`Get from Trakt`,
    },
  },
  {
    category: 'TvDB',
    label: msg`Purge All TVDB Info`,
    write: purgeAllOfTvDB,
    description: msg`Deletes all TvDB data, links and images.`,
    question: {
      title: msg`Purge all TvDB data?`,
      text: msg`All data, links and images from TvDB are deleted from this server. This cannot be undone.`,
      confirmLabel: msg`Purge TvDB data`,
    },
  },
  {
    category: 'TMDB',
    label: msg`Search for TMDB Matches`,
    write: searchForTmdbMatches,
    catalogueIds: ['536537e3-b255-5320-b5c8-4b12fbf20cc3'],
    description: msg`Searches TMDB for a show or movie for every unlinked series.`,
  },
  {
    category: 'TMDB',
    label: msg`Update All TMDB Shows`,
    write: updateAllTmdbShows,
    catalogueIds: ['2f134cc1-ca8f-5386-9868-1a0ccb7f3f49'],
    description: msg`Refreshes the TMDB data of every linked show.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete Unused TMDB Shows`,
    write: purgeAllUnusedTmdbShows,
    catalogueIds: ['d3e7e535-6210-5130-ac9e-c7be552ace3d'],
    description: msg`Deletes the data of TMDB shows that no series is linked to.`,
    question: {
      title: msg`Delete unused TMDB shows?`,
      text: msg`The data and images of all TMDB shows without a linked series are deleted from this server. They can be fetched again from TMDB.`,
      confirmLabel: msg`Delete unused shows`,
    },
  },
  {
    category: 'TMDB',
    label: msg`Update All TMDB Movies`,
    write: updateAllTmdbMovies,
    catalogueIds: ['b5a5bfb2-77a0-5413-857b-288a88bd46ba'],
    description: msg`Refreshes the TMDB data of every linked movie.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete Unused TMDB Movies`,
    write: purgeAllUnusedTmdbMovies,
    catalogueIds: ['dc4fe5ef-5a98-5382-af35-f89945a08b39'],
    description: msg`Deletes the data of TMDB movies that no series is linked to.`,
    question: {
      title: msg`Delete unused TMDB movies?`,
      text: msg`The data and images of all TMDB movies without a linked series are deleted from this server. They can be fetched again from TMDB.`,
      confirmLabel: msg`Delete unused movies`,
    },
  },
  {
    category: 'TMDB',
    label: msg`Download Missing TMDB People`,
    write: downloadMissingTmdbPeople,
    catalogueIds: ['2b217572-952a-53bc-a7d8-60a973b28a40'],
    description: msg`Fetches missing cast and crew members from TMDB.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete All TMDB Movie Collections`,
    write: purgeAllTmdbMovieCollections,
    catalogueIds: ['72af74a6-c7a0-52bd-9cc6-200600349cef'],
    description: msg`Deletes all TMDB movie collections.`,
    question: {
      title: msg`Delete all TMDB movie collections?`,
      text: msg`All movie collections from TMDB are deleted from this server, used or not. The movies stay.`,
      confirmLabel: msg`Delete movie collections`,
    },
  },
  {
    category: 'TMDB',
    label: msg`Delete All TMDB Show Alternate Orderings`,
    write: purgeAllTmdbShowAlternateOrderings,
    catalogueIds: ['62e6f896-db35-5541-a624-6cc5fda709e5'],
    description: msg`Deletes all alternate episode orderings from TMDB.`,
    question: {
      title: msg`Delete all TMDB alternate orderings?`,
      text: msg`All alternate orderings of TMDB shows are deleted from this server. Series that use one go back to the default order.`,
      confirmLabel: msg`Delete orderings`,
    },
  },
  {
    category: 'Shoko',
    label: msg`AVDump Mismatched Files`,
    write: avdumpMismatchedFiles,
    catalogueIds: ['f4d358dc-6d99-54f2-9675-2f354aff3098'],
    description: msg`Runs AVDump on files that do not match AniDB’s records and sends the results to AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Recreate All Groups`,
    write: recreateAllGroups,
    catalogueIds: ['0028b427-05a7-5030-8798-72b316d52a0c'],
    description: msg`Deletes all groups and recreates them according to the settings.`,
    question: {
      title: msg`Recreate all groups?`,
      text: msg`Every group is deleted and recreated according to the settings. Manually created, named or arranged groups are lost. Series, files and watched states are kept. This cannot be undone.`,
      confirmLabel: msg`Recreate all groups`,
    },
  },
  {
    category: 'Shoko',
    label: msg`Rename All Groups`,
    write: renameAllGroups,
    catalogueIds: ['4aff069b-71a1-5f86-8775-884096765be8'],
    description: msg`Renames all groups after their main series.`,
    question: {
      title: msg`Rename all groups?`,
      text: msg`Every group without a custom name is renamed after its main series, in the title language from the settings. This cannot be undone.`,
      confirmLabel: msg`Rename all groups`,
    },
  },
  {
    category: 'Shoko',
    label: msg`Update Missing AniDB Release Groups`,
    write: updateMissingReleaseGroups,
    description: msg`Fetches missing release groups of files from AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Update Missing AniDB File Info`,
    write: updateMissingFileInfo,
    catalogueIds: ['62c93499-11f4-5692-bf7f-c21af0bcf91f'],
    description: msg`Fetches missing or outdated file data from AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Update All Mediainfo`,
    write: updateAllMediaInfo,
    catalogueIds: ['bea1320b-16a8-5602-8a76-b9e7189d9b78'],
    description: msg`Rereads codecs, lengths, languages and chapters from every file.`,
  },
  {
    category: 'Shoko',
    label: msg`Update Series Stats`,
    write: updateSeriesStats,
    catalogueIds: ['be816cc6-3dbf-5b08-b04e-50178fd0e012'],
    description: msg`Recounts all, missing and watched episodes of every series and group.`,
  },
  {
    category: 'Images',
    label: msg`Update All Images`,
    write: updateAllImages,
    catalogueIds: ['18eac199-dce0-5f00-8e74-f0bd58ea2845'],
    description: msg`Downloads missing images according to the settings.`,
  },
  {
    category: 'Images',
    label: msg`Validate All Images`,
    write: validateAllImages,
    catalogueIds: ['08ba9463-946d-5ba8-9919-b382e3c91ec5'],
    description: msg`Checks every downloaded image and downloads broken ones again.`,
  },
  {
    category: 'Plex',
    label: msg`Sync Plex Watch Status`,
    write: plexSyncAll,
    catalogueIds: ['8eb818bb-425f-5283-9bd8-ebe3fc59b495'],
    description: msg`Imports watched states from Plex.`,
  },
  {
    category: 'Plex',
    label: msg`Force Unlink Plex`,
    write: invalidatePlexToken,
    description: msg`Removes the Plex sign-in, even if Plex cannot be reached.`,
    success: msg`Plex token invalidated!`,
    question: {
      title: msg`Unlink Plex?`,
      text: msg`The server’s Plex sign-in is removed. Watched states are no longer imported until someone signs in again in the settings.`,
      confirmLabel: msg`Unlink Plex`,
    },
  },
];

export function actionsFor(isAdmin: boolean, serverVersion: string | undefined): readonly ServerAction[] {
  return serverActions.filter((action) => mayCall(action.write, { isAdmin }, serverVersion));
}
