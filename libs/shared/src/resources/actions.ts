import { read } from '../api/read.ts';
import { before6, before53, from53To6, since6 } from '../api/serverVersion.ts';
import { write } from '../api/write.ts';

/**
 * All actions of the server and of its plugins, of every scope (`Global`, `Series`, `Group` …), whoever may run them.
 * @example const { data: actions } = useQuery(actionsQuery());
 */
export const actionsQuery = read({
  path: 'Action',
  role: 'user',
  server: since6,
  keyPrefix: () => ['v3', 'actions'],
  staleTime: 300_000,
});

/**
 * Queues a global action of the catalogue. A 400 says why it cannot be run; recorded builds of 6.0 answer 500 to any.
 * @example const run = useWrite(runGlobalAction); run.mutate({ actionId: action.ID });
 */
export const runGlobalAction = write({
  method: 'POST',
  path: 'Action/{actionId}',
  role: 'user',
  server: since6,
});

// Those with an address of their own, which 6 still answers but calls deprecated.

export const runImport = write({ method: 'GET', path: 'Action/RunImport', role: 'user' });

export const removeMissingFiles = write({
  method: 'GET',
  path: 'Action/RemoveMissingFiles/{removeFromMyList}',
  role: 'user',
  toInput: (_: object) => ({ removeFromMyList: true }),
});

export const removeMissingFilesButKeepInMyList = write({
  method: 'GET',
  path: 'Action/RemoveMissingFiles/{removeFromMyList}',
  role: 'user',
  toInput: (_: object) => ({ removeFromMyList: false }),
});

export const importNewFiles = write({ method: 'GET', path: 'Action/ImportNewFiles', role: 'user' });

export const downloadMissingAnidbAnimeData = write({
  method: 'GET',
  path: 'Action/DownloadMissingAniDBAnimeData',
  role: 'administrator',
});

export const syncVotes = write({ method: 'GET', path: 'Action/SyncVotes', role: 'user', server: before6 });

export const addAllManualLinksToMyList = write({
  method: 'GET',
  path: 'Action/AddAllManualLinksToMyList',
  role: 'administrator',
});

export const updateAllAnidbInfo = write({
  method: 'GET',
  path: 'Action/UpdateAllAniDBInfo',
  role: 'administrator',
});

export const updateAnidbCalendar = write({
  method: 'GET',
  path: 'Action/UpdateAniDBCalendar',
  role: 'administrator',
});

export const getAnidbNotifications = write({
  method: 'GET',
  path: 'Action/GetAniDBNotifications',
  role: 'administrator',
});

export const refreshAnidbMovedFiles = write({
  method: 'GET',
  path: 'Action/RefreshAniDBMovedFiles',
  role: 'administrator',
});

export const syncMyList = write({ method: 'GET', path: 'Action/SyncMyList', role: 'administrator' });

export const syncTrakt = write({ method: 'GET', path: 'Action/SyncTrakt', role: 'user', server: before53 });

export const updateAllTraktInfo = write({
  method: 'GET',
  path: 'Action/UpdateAllTraktInfo',
  role: 'user',
  server: before53,
});

export const sendWatchStatesToTrakt = write({
  method: 'GET',
  path: 'Action/SendWatchStatesToTrakt',
  role: 'user',
  server: from53To6,
});

export const getWatchStatesFromTrakt = write({
  method: 'GET',
  path: 'Action/GetWatchStatesFromTrakt',
  role: 'user',
  server: from53To6,
});

export const purgeAllOfTvDB = write({
  method: 'GET',
  path: 'Action/PurgeAllOfTvDB',
  role: 'user',
  server: before53,
});

export const searchForTmdbMatches = write({
  method: 'GET',
  path: 'Action/SearchForTmdbMatches',
  role: 'user',
});

export const updateAllTmdbShows = write({ method: 'GET', path: 'Action/UpdateAllTmdbShows', role: 'user' });

export const purgeAllUnusedTmdbShows = write({
  method: 'GET',
  path: 'Action/PurgeAllUnusedTmdbShows',
  role: 'administrator',
});

export const updateAllTmdbMovies = write({ method: 'GET', path: 'Action/UpdateAllTmdbMovies', role: 'user' });

export const purgeAllUnusedTmdbMovies = write({
  method: 'GET',
  path: 'Action/PurgeAllUnusedTmdbMovies',
  role: 'administrator',
});

export const downloadMissingTmdbPeople = write({
  method: 'GET',
  path: 'Action/DownloadMissingTmdbPeople',
  role: 'user',
});

export const purgeAllTmdbMovieCollections = write({
  method: 'GET',
  path: 'Action/PurgeAllTmdbMovieCollections',
  role: 'administrator',
});

export const purgeAllTmdbShowAlternateOrderings = write({
  method: 'GET',
  path: 'Action/PurgeAllTmdbShowAlternateOrderings',
  role: 'administrator',
});

export const avdumpMismatchedFiles = write({
  method: 'GET',
  path: 'Action/AVDumpMismatchedFiles',
  role: 'administrator',
});

export const recreateAllGroups = write({
  method: 'GET',
  path: 'Action/RecreateAllGroups',
  role: 'administrator',
});

export const renameAllGroups = write({
  method: 'GET',
  path: 'Action/RenameAllGroups',
  role: 'administrator',
});

export const updateMissingReleaseGroups = write({
  method: 'GET',
  path: 'Action/UpdateMissingAniDBFileInfo',
  role: 'administrator',
  // 6 ignores both parameters: there the next action is this one too.
  server: before6,
  toInput: (_: object) => ({ missingInfo: true, outOfDate: false }),
});

export const updateMissingFileInfo = write({
  method: 'GET',
  path: 'Action/UpdateMissingAniDBFileInfo',
  role: 'administrator',
  toInput: (_: object) => ({ missingInfo: true, outOfDate: true }),
});

export const updateAllMediaInfo = write({
  method: 'GET',
  path: 'Action/UpdateAllMediaInfo',
  role: 'administrator',
});

export const updateSeriesStats = write({
  method: 'GET',
  path: 'Action/UpdateSeriesStats',
  role: 'administrator',
});

export const updateAllImages = write({ method: 'GET', path: 'Action/UpdateAllImages', role: 'user' });

export const validateAllImages = write({ method: 'GET', path: 'Action/ValidateAllImages', role: 'user' });

export const plexSyncAll = write({ method: 'GET', path: 'Action/PlexSyncAll', role: 'administrator' });

/** On 6 neither direction is the default. */
export const importVotes = write({
  method: 'GET',
  path: 'Action/SyncVotes',
  role: 'user',
  server: since6,
  toInput: (_: object) => ({ import: true }),
});
