import { textOf } from '@hondana/shared/language/texts';
import { endSession, signIn } from '@hondana/shared/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  actionsFor,
  categories,
  findActions,
  runServerAction,
  type ServerAction,
  serverActions,
} from './serverActions.ts';

const labelOf = ({ label }: ServerAction) => textOf(label);

const labels = (isAdmin: boolean, version: string | undefined) => actionsFor(isAdmin, version).map(labelOf);

test('gives every action a category, a one-sentence description and a unique label', () => {
  for (const { category, description } of serverActions) {
    expect(categories).toContain(category);
    expect(textOf(description)).toMatch(/^[A-Z][^.]*(?:\.\w[^.]*)*\.$/);
  }
  expect(new Set(serverActions.map(labelOf)).size).toBe(serverActions.length);
});

/** As in facts 5.14. */
const names = [
  ['Run Import', 'RunImport'],
  ['Remove Missing Files', 'RemoveMissingFiles/true'],
  ['Remove Missing Files (Keep in MyList)', 'RemoveMissingFiles/false'],
  ['Import New Files', 'ImportNewFiles'],
  ['Download Missing AniDB Data', 'DownloadMissingAniDBAnimeData'],
  ['Sync AniDB Votes', 'SyncVotes'],
  ['Add All Manual Links To MyList', 'AddAllManualLinksToMyList'],
  ['Update All AniDB Info', 'UpdateAllAniDBInfo'],
  ['Update AniDB Calendar', 'UpdateAniDBCalendar'],
  ['Get AniDB Notifications', 'GetAniDBNotifications'],
  ['Process Moved Files', 'RefreshAniDBMovedFiles'],
  ['OVERWRITE AniDB MyList', 'SyncMyList'],
  ['Sync Trakt Collection', 'SyncTrakt'],
  ['Update All Trakt Info', 'UpdateAllTraktInfo'],
  ['Send Watch States to Trakt', 'SendWatchStatesToTrakt'],
  ['Get Watch States from Trakt', 'GetWatchStatesFromTrakt'],
  ['Purge All TVDB Info', 'PurgeAllOfTvDB'],
  ['Search for TMDB Matches', 'SearchForTmdbMatches'],
  ['Update All TMDB Shows', 'UpdateAllTmdbShows'],
  ['Delete Unused TMDB Shows', 'PurgeAllUnusedTmdbShows'],
  ['Update All TMDB Movies', 'UpdateAllTmdbMovies'],
  ['Delete Unused TMDB Movies', 'PurgeAllUnusedTmdbMovies'],
  ['Download Missing TMDB People', 'DownloadMissingTmdbPeople'],
  ['Delete All TMDB Movie Collections', 'PurgeAllTmdbMovieCollections'],
  ['Delete All TMDB Show Alternate Orderings', 'PurgeAllTmdbShowAlternateOrderings'],
  ['AVDump Mismatched Files', 'AVDumpMismatchedFiles'],
  ['Recreate All Groups', 'RecreateAllGroups'],
  ['Rename All Groups', 'RenameAllGroups'],
  ['Update Missing AniDB Release Groups', 'UpdateMissingAniDBFileInfo?missingInfo=true&outOfDate=false'],
  ['Update Missing AniDB File Info', 'UpdateMissingAniDBFileInfo?missingInfo=true&outOfDate=true'],
  ['Update All Mediainfo', 'UpdateAllMediaInfo'],
  ['Update Series Stats', 'UpdateSeriesStats'],
  ['Update All Images', 'UpdateAllImages'],
  ['Validate All Images', 'ValidateAllImages'],
  ['Sync Plex Watch Status', 'PlexSyncAll'],
] as const;

test('sends the expected call for every action', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ apikey: 'key' }));
  await signIn({ username: 'Default', password: '', remember: false });
  onTestFinished(() => {
    endSession('signed out');
    vi.unstubAllGlobals();
  });
  const calls: string[][] = [];
  for (const action of serverActions) {
    vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
      calls.push([labelOf(action), `${method} ${address}`]);
      return new Response();
    });
    await runServerAction.send(action);
  }
  expect(calls).toEqual([
    ...names.map(([label, name]) => [label, `GET /api/v3/Action/${name}`]),
    ['Force Unlink Plex', 'GET /plex/token/invalidate'],
  ]);
});

test('requires confirmation for actions that overwrite, purge, recreate or remove', () => {
  const unasked = serverActions.filter(({ question }) => !question).map(labelOf);
  expect(
    unasked.filter((label) => /overwrite|purge|delete|recreate|remove|rename|unlink/i.test(label)),
  ).toEqual([]);
});

test('offers an administrator the actions that the server’s version supports', () => {
  const on53 = labels(true, '5.3.3.0');
  expect(on53).toContain('Send Watch States to Trakt');
  expect(on53).not.toContain('Sync Trakt Collection');
  expect(on53).not.toContain('Purge All TVDB Info');
  const on52 = labels(true, '5.2.0.0');
  expect(on52).toContain('Sync Trakt Collection');
  expect(on52).toContain('Purge All TVDB Info');
  expect(on52).not.toContain('Get Watch States from Trakt');
});

test('offers no Trakt on version 6, and one action for missing file information', () => {
  const on6 = labels(true, '6.0.0-dev.425');
  expect(on6.filter((label) => /trakt/i.test(label))).toEqual([]);
  expect(on6.filter((label) => label.startsWith('Update Missing'))).toEqual([
    'Update Missing AniDB File Info',
  ]);
});

test('offers other users only actions that their role may run', () => {
  const offered = actionsFor(false, '5.3.3.0');
  expect(offered.map(labelOf)).toContain('Run Import');
  expect(offered.map(labelOf)).not.toContain('Recreate All Groups');
  expect(new Set(offered.map(({ write }) => write.role))).toEqual(new Set(['user']));
  expect(offered.length).toBeLessThan(labels(true, '5.3.3.0').length);
});

test('matches every word of a search in label, description or category', () => {
  const found = findActions(serverActions, '  tmdb DELETE show ').map(labelOf);
  expect(found).toEqual(['Delete Unused TMDB Shows', 'Delete All TMDB Show Alternate Orderings']);
  expect(findActions(serverActions, '')).toHaveLength(serverActions.length);
});
