import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { detectEverywhere } from '../disk/scanFolder.ts';
import type { Job } from '../queue.ts';
import { isBefore } from '../serverVersion.ts';
import { actionEffects } from './actionEffects.ts';

interface Action {
  readonly name: string;
  /** The job's class on the reference, what it is called while it waits, and while it runs. */
  readonly job: readonly [key: string, type: string, title: string];
  readonly needs?: Job['needs'];
  /** One job for each series instead of one for all. */
  readonly perSeries?: boolean;
  readonly from?: string;
  readonly until?: string;
}

const actions: readonly Action[] = [
  { name: 'RunImport', job: ['Actions.ImportJob', 'Run Import', 'Running Import'] },
  {
    name: 'ImportNewFiles',
    job: ['Actions.ScanDropFoldersJob', 'Scan Drop Folders', 'Scanning Drop Folders'],
  },
  { name: 'SyncHashes', job: ['Actions.SyncHashesJob', 'Sync Hashes', 'Syncing Hashes'], needs: 'network' },
  {
    name: 'SyncVotes',
    job: ['AniDB.SyncAniDBVotesJob', 'Sync AniDB Votes', 'Syncing AniDB Votes'],
    needs: 'anidb-http',
  },
  {
    name: 'SendWatchStatesToTrakt',
    job: ['Trakt.SendWatchStatesToTraktJob', 'Send Watch States to Trakt', 'Sending Watch States to Trakt'],
    needs: 'network',
    from: '5.3',
  },
  {
    name: 'GetWatchStatesFromTrakt',
    job: [
      'Trakt.GetWatchStatesFromTraktJob',
      'Get Watch States from Trakt',
      'Getting Watch States from Trakt',
    ],
    needs: 'network',
    from: '5.3',
  },
  {
    name: 'SyncTrakt',
    job: ['Trakt.SyncTraktCollectionJob', 'Sync Trakt Collection', 'Syncing Trakt Collection'],
    needs: 'network',
    until: '5.3',
  },
  {
    name: 'UpdateAllTraktInfo',
    job: ['Trakt.GetTraktShowsJob', 'Update Trakt Shows', 'Updating Trakt Shows'],
    needs: 'network',
    until: '5.3',
  },
  {
    name: 'PurgeAllOfTvDB',
    job: ['TvDB.PurgeTvDBJob', 'Purge TvDB', 'Purging TvDB'],
    until: '5.3',
  },
  {
    name: 'RemoveMissingFiles/:removeFromMyList',
    job: ['Actions.RemoveMissingFilesJob', 'Remove Missing Files', 'Removing Missing Files'],
  },
  {
    name: 'UpdateAllImages',
    job: ['Actions.DownloadMissingImagesJob', 'Download Images', 'Downloading Images'],
    needs: 'network',
  },
  {
    name: 'SearchForTmdbMatches',
    job: ['TMDB.SearchTmdbJob', 'Search for TMDB Match', 'Searching for TMDB Match'],
    needs: 'network',
    perSeries: true,
  },
  {
    name: 'UpdateAllTmdbMovies',
    job: ['TMDB.UpdateTmdbMovieJob', 'Update TMDB Movie', 'Updating TMDB Movie'],
    needs: 'network',
  },
  {
    name: 'PurgeAllUnusedTmdbMovies',
    job: ['TMDB.PurgeTmdbMovieJob', 'Purge TMDB Movie', 'Purging TMDB Movie'],
  },
  {
    name: 'PurgeAllTmdbMovieCollections',
    job: ['TMDB.PurgeTmdbMovieCollectionJob', 'Purge TMDB Movie Collection', 'Purging TMDB Movie Collection'],
  },
  {
    name: 'UpdateAllTmdbShows',
    job: ['TMDB.UpdateTmdbShowJob', 'Update TMDB Show', 'Updating TMDB Show'],
    needs: 'network',
  },
  {
    name: 'DownloadMissingTmdbPeople',
    job: ['TMDB.UpdateTmdbPersonJob', 'Download TMDB Person', 'Downloading TMDB Person'],
    needs: 'network',
  },
  {
    name: 'PurgeAllUnusedTmdbImages',
    job: ['TMDB.PurgeTmdbImageJob', 'Purge TMDB Image', 'Purging TMDB Image'],
  },
  { name: 'PurgeAllUnusedTmdbShows', job: ['TMDB.PurgeTmdbShowJob', 'Purge TMDB Show', 'Purging TMDB Show'] },
  {
    name: 'PurgeAllTmdbShowAlternateOrderings',
    job: ['TMDB.PurgeTmdbOrderingJob', 'Purge TMDB Alternate Ordering', 'Purging TMDB Alternate Ordering'],
  },
  { name: 'PurgeAllTmdbLinks', job: ['TMDB.PurgeTmdbLinksJob', 'Purge TMDB Links', 'Purging TMDB Links'] },
  {
    name: 'ValidateAllImages',
    job: ['Shoko.ValidateAllImagesJob', 'Validate All Images', 'Validating All Images'],
  },
  {
    name: 'AVDumpMismatchedFiles',
    job: ['Shoko.AVDumpFilesJob', 'AVDump Files', 'AVDumping Files'],
    needs: 'network',
  },
  {
    name: 'DownloadMissingAniDBAnimeData',
    job: ['AniDB.GetAniDBAnimeJob', 'Get AniDB Anime Data', 'Getting AniDB Anime Data'],
    needs: 'anidb-http',
  },
  {
    name: 'DownloadMissingAniDBCreators',
    job: ['AniDB.GetAniDBCreatorJob', 'Get AniDB Creator', 'Getting AniDB Creator'],
    needs: 'anidb-udp',
  },
  {
    name: 'SyncMyList',
    job: ['AniDB.SyncAniDBMyListJob', 'Sync AniDB MyList', 'Syncing AniDB MyList'],
    needs: 'anidb-http',
  },
  {
    name: 'UpdateAllAniDBInfo',
    job: ['AniDB.GetAniDBAnimeJob', 'Get AniDB Anime Data', 'Getting AniDB Anime Data'],
    needs: 'anidb-http',
    perSeries: true,
  },
  {
    name: 'UpdateAllMediaInfo',
    job: ['Actions.MediaInfoAllFilesJob', 'Update All MediaInfo', 'Updating All MediaInfo'],
  },
  {
    name: 'UpdateSeriesStats',
    job: ['Actions.UpdateSeriesStatsJob', 'Update Series Stats', 'Updating Series Stats'],
  },
  {
    name: 'UpdateMissingAniDBFileInfo',
    job: ['AniDB.GetAniDBFileJob', 'Get AniDB File Data', 'Getting AniDB File Data'],
    needs: 'anidb-udp',
  },
  {
    name: 'UpdateAniDBCalendar',
    job: ['AniDB.GetAniDBCalendarJob', 'Get AniDB Calendar', 'Getting AniDB Calendar'],
    needs: 'anidb-udp',
  },
  {
    name: 'RecreateAllGroups',
    job: ['Actions.RecreateAllGroupsJob', 'Recreate All Groups', 'Recreating All Groups'],
  },
  {
    name: 'RenameAllGroups',
    job: ['Actions.RenameAllGroupsJob', 'Rename All Groups', 'Renaming All Groups'],
  },
  {
    name: 'CreateMissingSeries',
    job: ['Actions.CreateMissingSeriesJob', 'Create Missing Series', 'Creating Missing Series'],
  },
  {
    name: 'PlexSyncAll',
    job: ['Plex.SyncPlexWatchedStatesJob', 'Sync Plex States for User', 'Syncing Plex States for User'],
    needs: 'network',
  },
  {
    name: 'AddAllManualLinksToMyList',
    job: ['AniDB.AddFileToMyListJob', 'Add File to MyList', 'Adding File to MyList'],
    needs: 'anidb-udp',
  },
  {
    name: 'GetAniDBNotifications',
    job: ['AniDB.GetAniDBNotifyJob', 'Get AniDB Notifications', 'Getting AniDB Notifications'],
    needs: 'anidb-udp',
  },
  {
    name: 'RefreshAniDBMovedFiles',
    job: ['AniDB.ProcessFileMovedMessageJob', 'Process AniDB File Moved', 'Processing AniDB File Moved'],
    needs: 'anidb-udp',
  },
];

/** The server's actions, below `/api/v3/Action`; all by GET, each puts work into the queue. */
export function actionRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const { queue, library, serverVersion } = sandbox;

  const run = ({ name, job: [key, type, title], needs, perSeries }: Action): void => {
    const job = { type, title, duration: 800, ...(needs === undefined ? {} : { needs }) };
    if (perSeries !== true) {
      const effect = name === 'RunImport' ? detectEverywhere : actionEffects[name];
      queue.add({ key, ...job, ...(effect && { done: () => effect(sandbox) }) });
      return;
    }
    queue.addAll(
      [...library.series.values()].map((series) => ({
        ...job,
        key: `${key}_AnimeID:${series.anidb}`,
        details: { Anime: library.seriesName(series) },
      })),
    );
  };

  for (const action of actions) {
    const isNew = action.from !== undefined && isBefore(serverVersion, action.from);
    const isGone = action.until !== undefined && !isBefore(serverVersion, action.until);
    if (isNew || isGone) continue;
    app.get(`/api/v3/Action/${action.name}`, (_request, reply) => {
      run(action);
      return reply.send();
    });
    // The one action that 5.2 also takes by POST.
    if (action.name === 'PurgeAllOfTvDB') {
      app.post(`/api/v3/Action/${action.name}`, (_request, reply) => {
        run(action);
        return reply.send();
      });
    }
  }
}
