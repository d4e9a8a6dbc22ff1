import { mayCall } from '@hondana/shared/api/operation';
import { before6, before53, from53To6 } from '@hondana/shared/api/serverVersion';
import { composed, type Write, write } from '@hondana/shared/api/write';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { invalidatePlexToken } from '@hondana/shared/resources/plex';
import { msg, t } from '@lingui/core/macro';
import { runImport } from './runImport.ts';

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
    description: msg`Scans all import folders, hashes new files and looks them up on AniDB.`,
  },
  {
    category: 'Import',
    label: msg`Remove Missing Files`,
    write: write({
      method: 'GET',
      path: 'Action/RemoveMissingFiles/{removeFromMyList}',
      role: 'user',
      toInput: () => ({ removeFromMyList: true }),
    }),
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
    write: write({
      method: 'GET',
      path: 'Action/RemoveMissingFiles/{removeFromMyList}',
      role: 'user',
      toInput: () => ({ removeFromMyList: false }),
    }),
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
    write: write({ method: 'GET', path: 'Action/ImportNewFiles', role: 'user' }),
    description: msg`Scans only the drop folders and imports the files in them.`,
  },
  {
    category: 'AniDB',
    label: msg`Download Missing AniDB Data`,
    write: write({ method: 'GET', path: 'Action/DownloadMissingAniDBAnimeData', role: 'administrator' }),
    description: msg`Fetches AniDB data for anime that have files but no data yet.`,
  },
  {
    category: 'AniDB',
    label: msg`Sync AniDB Votes`,
    write: write({ method: 'GET', path: 'Action/SyncVotes', role: 'user' }),
    description: msg`Imports your AniDB votes.`,
  },
  {
    category: 'AniDB',
    label: msg`Add All Manual Links To MyList`,
    write: write({ method: 'GET', path: 'Action/AddAllManualLinksToMyList', role: 'administrator' }),
    description: msg`Adds every manually linked file to your AniDB MyList.`,
  },
  {
    category: 'AniDB',
    label: msg`Update All AniDB Info`,
    write: write({ method: 'GET', path: 'Action/UpdateAllAniDBInfo', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/UpdateAniDBCalendar', role: 'administrator' }),
    description: msg`Fetches upcoming anime from AniDB.`,
  },
  {
    category: 'AniDB',
    label: msg`Get AniDB Notifications`,
    write: write({ method: 'GET', path: 'Action/GetAniDBNotifications', role: 'administrator' }),
    description: msg`Fetches your AniDB notifications and messages.`,
  },
  {
    category: 'AniDB',
    label: msg`Process Moved Files`,
    write: write({ method: 'GET', path: 'Action/RefreshAniDBMovedFiles', role: 'administrator' }),
    description: msg`Updates files that AniDB has moved to another anime or episode.`,
  },
  {
    category: 'AniDB',
    label: msg`OVERWRITE AniDB MyList`,
    write: write({ method: 'GET', path: 'Action/SyncMyList', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/SyncTrakt', role: 'user', server: before53 }),
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
    write: write({ method: 'GET', path: 'Action/UpdateAllTraktInfo', role: 'user', server: before53 }),
    description: msg`Refreshes the Trakt data of every linked show.`,
  },
  {
    category: 'Trakt',
    label: msg`Send Watch States to Trakt`,
    write: write({ method: 'GET', path: 'Action/SendWatchStatesToTrakt', role: 'user', server: from53To6 }),
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
    write: write({ method: 'GET', path: 'Action/GetWatchStatesFromTrakt', role: 'user', server: from53To6 }),
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
    write: write({ method: 'GET', path: 'Action/PurgeAllOfTvDB', role: 'user', server: before53 }),
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
    write: write({ method: 'GET', path: 'Action/SearchForTmdbMatches', role: 'user' }),
    description: msg`Searches TMDB for a show or movie for every unlinked series.`,
  },
  {
    category: 'TMDB',
    label: msg`Update All TMDB Shows`,
    write: write({ method: 'GET', path: 'Action/UpdateAllTmdbShows', role: 'user' }),
    description: msg`Refreshes the TMDB data of every linked show.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete Unused TMDB Shows`,
    write: write({ method: 'GET', path: 'Action/PurgeAllUnusedTmdbShows', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/UpdateAllTmdbMovies', role: 'user' }),
    description: msg`Refreshes the TMDB data of every linked movie.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete Unused TMDB Movies`,
    write: write({ method: 'GET', path: 'Action/PurgeAllUnusedTmdbMovies', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/DownloadMissingTmdbPeople', role: 'user' }),
    description: msg`Fetches missing cast and crew members from TMDB.`,
  },
  {
    category: 'TMDB',
    label: msg`Delete All TMDB Movie Collections`,
    write: write({ method: 'GET', path: 'Action/PurgeAllTmdbMovieCollections', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/PurgeAllTmdbShowAlternateOrderings', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/AVDumpMismatchedFiles', role: 'administrator' }),
    description: msg`Runs AVDump on files that do not match AniDB’s records and sends the results to AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Recreate All Groups`,
    write: write({ method: 'GET', path: 'Action/RecreateAllGroups', role: 'administrator' }),
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
    write: write({ method: 'GET', path: 'Action/RenameAllGroups', role: 'administrator' }),
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
    write: write({
      method: 'GET',
      path: 'Action/UpdateMissingAniDBFileInfo',
      role: 'administrator',
      // 6 ignores both parameters: there the next action is this one too.
      server: before6,
      toInput: () => ({ missingInfo: true, outOfDate: false }),
    }),
    description: msg`Fetches missing release groups of files from AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Update Missing AniDB File Info`,
    write: write({
      method: 'GET',
      path: 'Action/UpdateMissingAniDBFileInfo',
      role: 'administrator',
      toInput: () => ({ missingInfo: true, outOfDate: true }),
    }),
    description: msg`Fetches missing or outdated file data from AniDB.`,
  },
  {
    category: 'Shoko',
    label: msg`Update All Mediainfo`,
    write: write({ method: 'GET', path: 'Action/UpdateAllMediaInfo', role: 'administrator' }),
    description: msg`Rereads codecs, lengths, languages and chapters from every file.`,
  },
  {
    category: 'Shoko',
    label: msg`Update Series Stats`,
    write: write({ method: 'GET', path: 'Action/UpdateSeriesStats', role: 'administrator' }),
    description: msg`Recounts all, missing and watched episodes of every series and group.`,
  },
  {
    category: 'Images',
    label: msg`Update All Images`,
    write: write({ method: 'GET', path: 'Action/UpdateAllImages', role: 'user' }),
    description: msg`Downloads missing images according to the settings.`,
  },
  {
    category: 'Images',
    label: msg`Validate All Images`,
    write: write({ method: 'GET', path: 'Action/ValidateAllImages', role: 'user' }),
    description: msg`Checks every downloaded image and downloads broken ones again.`,
  },
  {
    category: 'Plex',
    label: msg`Sync Plex Watch Status`,
    write: write({ method: 'GET', path: 'Action/PlexSyncAll', role: 'administrator' }),
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

export function findActions<A extends Pick<ServerAction, 'label' | 'description' | 'category'>>(
  actions: readonly A[],
  text: string,
): readonly A[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return actions.filter(({ label, description, category }) => {
    const all = `${textOf(label)} ${textOf(description)} ${categoryName(category)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

const [{ write: first }, ...others] = serverActions;

export const runServerAction = composed({
  of: [first, ...others.map((action) => action.write)],
  send: (action: ServerAction, signal) => action.write.send({}, signal),
  stale: (action) => action.write.stale({}),
});
