import { mayCall } from '@hondana/shared/api/operation';
import { before6, before53, from53To6 } from '@hondana/shared/api/serverVersion';
import { composed, type Write, write } from '@hondana/shared/api/write';
import { invalidatePlexToken } from '@hondana/shared/resources/plex';
import { runImport } from './runImport.ts';

export const categories = ['Import', 'AniDB', 'Trakt', 'TvDB', 'TMDB', 'Shoko', 'Images', 'Plex'] as const;

export type Category = (typeof categories)[number];

export interface ActionPrompt {
  readonly title: string;
  readonly text: string;
  readonly confirmLabel: string;
}

export interface ServerAction {
  readonly category: Category;
  readonly label: string;
  readonly description: string;
  readonly write: Write<object>;
  readonly question?: ActionPrompt;
  /** Replaces the default notice. */
  readonly success?: string;
}

/** In the order of facts 5.14. */
export const serverActions: readonly [ServerAction, ...ServerAction[]] = [
  {
    category: 'Import',
    label: 'Run Import',
    write: runImport,
    description: 'Scans all import folders, hashes new files and looks them up on AniDB.',
  },
  {
    category: 'Import',
    label: 'Remove Missing Files',
    write: write({
      method: 'GET',
      path: 'Action/RemoveMissingFiles/{removeFromMyList}',
      role: 'user',
      toInput: () => ({ removeFromMyList: true }),
    }),
    description: 'Removes records of files that are no longer on disk, here and from your AniDB MyList.',
    question: {
      title: 'Remove missing files?',
      text: 'The records of all files that are not currently on disk are deleted, here and in your AniDB MyList. Files on a disconnected drive count as missing. No files on disk are changed. This cannot be undone.',
      confirmLabel: 'Remove missing files',
    },
  },
  {
    category: 'Import',
    label: 'Remove Missing Files (Keep in MyList)',
    write: write({
      method: 'GET',
      path: 'Action/RemoveMissingFiles/{removeFromMyList}',
      role: 'user',
      toInput: () => ({ removeFromMyList: false }),
    }),
    description: 'Removes records of files that are no longer on disk, without changing your AniDB MyList.',
    question: {
      title: 'Remove missing files and keep them in MyList?',
      text: 'The records of all files that are not currently on disk are deleted from this server. Files on a disconnected drive count as missing. No files on disk and no MyList entries are changed. This cannot be undone.',
      confirmLabel: 'Remove missing files',
    },
  },
  {
    category: 'Import',
    label: 'Import New Files',
    write: write({ method: 'GET', path: 'Action/ImportNewFiles', role: 'user' }),
    description: 'Scans only the drop folders and imports the files in them.',
  },
  {
    category: 'AniDB',
    label: 'Download Missing AniDB Data',
    write: write({ method: 'GET', path: 'Action/DownloadMissingAniDBAnimeData', role: 'administrator' }),
    description: 'Fetches AniDB data for anime that have files but no data yet.',
  },
  {
    category: 'AniDB',
    label: 'Sync AniDB Votes',
    write: write({ method: 'GET', path: 'Action/SyncVotes', role: 'user' }),
    description: 'Imports your AniDB votes.',
  },
  {
    category: 'AniDB',
    label: 'Add All Manual Links To MyList',
    write: write({ method: 'GET', path: 'Action/AddAllManualLinksToMyList', role: 'administrator' }),
    description: 'Adds every manually linked file to your AniDB MyList.',
  },
  {
    category: 'AniDB',
    label: 'Update All AniDB Info',
    write: write({ method: 'GET', path: 'Action/UpdateAllAniDBInfo', role: 'administrator' }),
    description: 'Refreshes the AniDB data of every anime in the collection.',
    question: {
      title: 'Update the AniDB data of the whole collection?',
      text: 'This sends one AniDB request per anime in the collection. For large collections it takes hours, and AniDB may temporarily ban the server.',
      confirmLabel: 'Update everything',
    },
  },
  {
    category: 'AniDB',
    label: 'Update AniDB Calendar',
    write: write({ method: 'GET', path: 'Action/UpdateAniDBCalendar', role: 'administrator' }),
    description: 'Fetches upcoming anime from AniDB.',
  },
  {
    category: 'AniDB',
    label: 'Get AniDB Notifications',
    write: write({ method: 'GET', path: 'Action/GetAniDBNotifications', role: 'administrator' }),
    description: 'Fetches your AniDB notifications and messages.',
  },
  {
    category: 'AniDB',
    label: 'Process Moved Files',
    write: write({ method: 'GET', path: 'Action/RefreshAniDBMovedFiles', role: 'administrator' }),
    description: 'Updates files that AniDB has moved to another anime or episode.',
  },
  {
    category: 'AniDB',
    label: 'OVERWRITE AniDB MyList',
    write: write({ method: 'GET', path: 'Action/SyncMyList', role: 'administrator' }),
    description: 'Overwrites your AniDB MyList with this collection (one-way).',
    question: {
      title: 'Overwrite your AniDB MyList?',
      text: 'Entries and watched states in your AniDB MyList are replaced by those on this server. Anything that exists only on AniDB is lost there.',
      confirmLabel: 'Overwrite MyList',
    },
  },
  {
    category: 'Trakt',
    label: 'Sync Trakt Collection',
    write: write({ method: 'GET', path: 'Action/SyncTrakt', role: 'user', server: before53 }),
    description: 'Sends the collection and its watched states to Trakt (one-way).',
    question: {
      title: 'Overwrite your Trakt collection?',
      text: 'Your collection and watched states on Trakt are replaced by those on this server.',
      confirmLabel: 'Sync to Trakt',
    },
  },
  {
    category: 'Trakt',
    label: 'Update All Trakt Info',
    write: write({ method: 'GET', path: 'Action/UpdateAllTraktInfo', role: 'user', server: before53 }),
    description: 'Refreshes the Trakt data of every linked show.',
  },
  {
    category: 'Trakt',
    label: 'Send Watch States to Trakt',
    write: write({ method: 'GET', path: 'Action/SendWatchStatesToTrakt', role: 'user', server: from53To6 }),
    description: 'Sends the watched states of the collection to Trakt (one-way).',
    question: {
      title: 'Overwrite the watched states on Trakt?',
      text: 'The watched states on Trakt are replaced by those on this server.',
      confirmLabel: 'Send to Trakt',
    },
  },
  {
    category: 'Trakt',
    label: 'Get Watch States from Trakt',
    write: write({ method: 'GET', path: 'Action/GetWatchStatesFromTrakt', role: 'user', server: from53To6 }),
    description: 'Imports watched states from Trakt (one-way).',
    question: {
      title: 'Overwrite the watched states on this server?',
      text: 'Your watched states on this server are replaced by those on Trakt. This cannot be undone.',
      confirmLabel: 'Get from Trakt',
    },
  },
  {
    category: 'TvDB',
    label: 'Purge All TVDB Info',
    write: write({ method: 'GET', path: 'Action/PurgeAllOfTvDB', role: 'user', server: before53 }),
    description: 'Deletes all TvDB data, links and images.',
    question: {
      title: 'Purge all TvDB data?',
      text: 'All data, links and images from TvDB are deleted from this server. This cannot be undone.',
      confirmLabel: 'Purge TvDB data',
    },
  },
  {
    category: 'TMDB',
    label: 'Search for TMDB Matches',
    write: write({ method: 'GET', path: 'Action/SearchForTmdbMatches', role: 'user' }),
    description: 'Searches TMDB for a show or movie for every unlinked series.',
  },
  {
    category: 'TMDB',
    label: 'Update All TMDB Shows',
    write: write({ method: 'GET', path: 'Action/UpdateAllTmdbShows', role: 'user' }),
    description: 'Refreshes the TMDB data of every linked show.',
  },
  {
    category: 'TMDB',
    label: 'Delete Unused TMDB Shows',
    write: write({ method: 'GET', path: 'Action/PurgeAllUnusedTmdbShows', role: 'administrator' }),
    description: 'Deletes the data of TMDB shows that no series is linked to.',
    question: {
      title: 'Delete unused TMDB shows?',
      text: 'The data and images of all TMDB shows without a linked series are deleted from this server. They can be fetched again from TMDB.',
      confirmLabel: 'Delete unused shows',
    },
  },
  {
    category: 'TMDB',
    label: 'Update All TMDB Movies',
    write: write({ method: 'GET', path: 'Action/UpdateAllTmdbMovies', role: 'user' }),
    description: 'Refreshes the TMDB data of every linked movie.',
  },
  {
    category: 'TMDB',
    label: 'Delete Unused TMDB Movies',
    write: write({ method: 'GET', path: 'Action/PurgeAllUnusedTmdbMovies', role: 'administrator' }),
    description: 'Deletes the data of TMDB movies that no series is linked to.',
    question: {
      title: 'Delete unused TMDB movies?',
      text: 'The data and images of all TMDB movies without a linked series are deleted from this server. They can be fetched again from TMDB.',
      confirmLabel: 'Delete unused movies',
    },
  },
  {
    category: 'TMDB',
    label: 'Download Missing TMDB People',
    write: write({ method: 'GET', path: 'Action/DownloadMissingTmdbPeople', role: 'user' }),
    description: 'Fetches missing cast and crew members from TMDB.',
  },
  {
    category: 'TMDB',
    label: 'Delete All TMDB Movie Collections',
    write: write({ method: 'GET', path: 'Action/PurgeAllTmdbMovieCollections', role: 'administrator' }),
    description: 'Deletes all TMDB movie collections.',
    question: {
      title: 'Delete all TMDB movie collections?',
      text: 'All movie collections from TMDB are deleted from this server, used or not. The movies stay.',
      confirmLabel: 'Delete movie collections',
    },
  },
  {
    category: 'TMDB',
    label: 'Delete All TMDB Show Alternate Orderings',
    write: write({ method: 'GET', path: 'Action/PurgeAllTmdbShowAlternateOrderings', role: 'administrator' }),
    description: 'Deletes all alternate episode orderings from TMDB.',
    question: {
      title: 'Delete all TMDB alternate orderings?',
      text: 'All alternate orderings of TMDB shows are deleted from this server. Series that use one go back to the default order.',
      confirmLabel: 'Delete orderings',
    },
  },
  {
    category: 'Shoko',
    label: 'AVDump Mismatched Files',
    write: write({ method: 'GET', path: 'Action/AVDumpMismatchedFiles', role: 'administrator' }),
    description: 'Runs AVDump on files that do not match AniDB’s records and sends the results to AniDB.',
  },
  {
    category: 'Shoko',
    label: 'Recreate All Groups',
    write: write({ method: 'GET', path: 'Action/RecreateAllGroups', role: 'administrator' }),
    description: 'Deletes all groups and recreates them according to the settings.',
    question: {
      title: 'Recreate all groups?',
      text: 'Every group is deleted and recreated according to the settings. Manually created, named or arranged groups are lost. Series, files and watched states are kept. This cannot be undone.',
      confirmLabel: 'Recreate all groups',
    },
  },
  {
    category: 'Shoko',
    label: 'Rename All Groups',
    write: write({ method: 'GET', path: 'Action/RenameAllGroups', role: 'administrator' }),
    description: 'Renames all groups after their main series.',
    question: {
      title: 'Rename all groups?',
      text: 'Every group without a custom name is renamed after its main series, in the title language from the settings. This cannot be undone.',
      confirmLabel: 'Rename all groups',
    },
  },
  {
    category: 'Shoko',
    label: 'Update Missing AniDB Release Groups',
    write: write({
      method: 'GET',
      path: 'Action/UpdateMissingAniDBFileInfo',
      role: 'administrator',
      // 6 ignores both parameters: there the next action is this one too.
      server: before6,
      toInput: () => ({ missingInfo: true, outOfDate: false }),
    }),
    description: 'Fetches missing release groups of files from AniDB.',
  },
  {
    category: 'Shoko',
    label: 'Update Missing AniDB File Info',
    write: write({
      method: 'GET',
      path: 'Action/UpdateMissingAniDBFileInfo',
      role: 'administrator',
      toInput: () => ({ missingInfo: true, outOfDate: true }),
    }),
    description: 'Fetches missing or outdated file data from AniDB.',
  },
  {
    category: 'Shoko',
    label: 'Update All Mediainfo',
    write: write({ method: 'GET', path: 'Action/UpdateAllMediaInfo', role: 'administrator' }),
    description: 'Rereads codecs, lengths, languages and chapters from every file.',
  },
  {
    category: 'Shoko',
    label: 'Update Series Stats',
    write: write({ method: 'GET', path: 'Action/UpdateSeriesStats', role: 'administrator' }),
    description: 'Recounts all, missing and watched episodes of every series and group.',
  },
  {
    category: 'Images',
    label: 'Update All Images',
    write: write({ method: 'GET', path: 'Action/UpdateAllImages', role: 'user' }),
    description: 'Downloads missing images according to the settings.',
  },
  {
    category: 'Images',
    label: 'Validate All Images',
    write: write({ method: 'GET', path: 'Action/ValidateAllImages', role: 'user' }),
    description: 'Checks every downloaded image and downloads broken ones again.',
  },
  {
    category: 'Plex',
    label: 'Sync Plex Watch Status',
    write: write({ method: 'GET', path: 'Action/PlexSyncAll', role: 'administrator' }),
    description: 'Imports watched states from Plex.',
  },
  {
    category: 'Plex',
    label: 'Force Unlink Plex',
    write: invalidatePlexToken,
    description: 'Removes the Plex sign-in, even if Plex cannot be reached.',
    success: 'Plex token invalidated!',
    question: {
      title: 'Unlink Plex?',
      text: 'The server’s Plex sign-in is removed. Watched states are no longer imported until someone signs in again in the settings.',
      confirmLabel: 'Unlink Plex',
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
    const all = `${label} ${description} ${category}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

const [{ write: first }, ...others] = serverActions;

export const runServerAction = composed({
  of: [first, ...others.map((action) => action.write)],
  send: (action: ServerAction, signal) => action.write.send({}, signal),
  stale: (action) => action.write.stale({}),
});
