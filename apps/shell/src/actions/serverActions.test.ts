import type { CatalogueAction } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import { endSession, signIn } from '@hondana/shared/session';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cataloguedActions, findActions, ownAction } from './offeredActions.ts';
import { actionsFor, categories, type ServerAction, serverActions } from './serverActions.ts';

const importNewFiles = '23dcc862-b4f3-5c3a-89ac-95e6ee10ed59';

const labelOf = ({ label }: ServerAction) => textOf(label);

const labels = (isAdmin: boolean, version: string | undefined) => actionsFor(isAdmin, version).map(labelOf);

test('gives every action a category, a one-sentence description and a unique label', () => {
  for (const { category, description } of serverActions) {
    expect(categories).toContain(category);
    expect(textOf(description)).toMatch(/^[A-Z][^.]*(?:\.\w[^.]*)*\.$/);
  }
  // Importing votes is another call on 6, under the same name.
  expect(new Set(serverActions.map(labelOf)).size).toBe(serverActions.length - 1);
});

/** As in facts 5.14. */
const names = [
  ['Run Import', 'RunImport'],
  ['Remove Missing Files', 'RemoveMissingFiles/true'],
  ['Remove Missing Files (Keep in MyList)', 'RemoveMissingFiles/false'],
  ['Import New Files', 'ImportNewFiles'],
  ['Download Missing AniDB Data', 'DownloadMissingAniDBAnimeData'],
  ['Sync AniDB Votes', 'SyncVotes'],
  ['Sync AniDB Votes', 'SyncVotes?import=true'],
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
    await action.write.send({});
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
  const all = serverActions.map(ownAction);
  const found = findActions(all, '  tmdb DELETE show ').map(({ name }) => name);
  expect(found).toEqual(['Delete Unused TMDB Shows', 'Delete All TMDB Show Alternate Orderings']);
  expect(findActions(all, '')).toHaveLength(serverActions.length);
});

const action = (given: Partial<CatalogueAction>): CatalogueAction => ({
  ID: '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6b',
  Name: '{name} <b>Polish</b>',
  Description: null,
  Category: 'PluginInferred',
  CategoryName: 'Polisher',
  Scope: 'Global',
  Permission: 'User',
  RequiresConfirmation: false,
  ...given,
});

test('names the actions of a catalogue that are ours, and leaves the names of others as they are', () => {
  const offered = cataloguedActions(
    [
      action({}),
      action({ ID: 'dead', Name: 'Purge', Category: 'Maintenance', RequiresConfirmation: true }),
      action({ ID: importNewFiles, Name: 'Anything', Category: 'Import', RequiresConfirmation: true }),
    ],
    actionsFor(true, '6.0.0'),
  );
  expect(offered.map(({ category, name, question }) => [category, name, question?.title])).toEqual([
    ['Import', 'Import New Files', 'Run “Anything”?'],
    ['Maintenance', 'Purge', 'Run “Purge”?'],
    ['Polisher', '{name} <b>Polish</b>', undefined],
    ['Plex', 'Force Unlink Plex', 'Unlink Plex?'],
  ]);
});

test('runs a known action by its ID once its own address is gone', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ apikey: 'key' }));
  await signIn({ username: 'Default', password: '', remember: false });
  onTestFinished(() => {
    endSession('signed out');
    vi.unstubAllGlobals();
  });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    calls.push(`${method} ${address}`);
    return new Response(null, { status: method === 'GET' ? 404 : 200 });
  });
  const listed = [action({ ID: importNewFiles })];
  const [known] = cataloguedActions(listed, actionsFor(true, '6.0.0'));
  await known?.write.send({});
  // Without the role of its own address, the server still allows it by ID.
  const [refused] = cataloguedActions(listed, []);
  await refused?.write.send({});
  expect(calls).toEqual([
    'GET /api/v3/Action/ImportNewFiles',
    `POST /api/v3/Action/${importNewFiles}`,
    `POST /api/v3/Action/${importNewFiles}`,
  ]);
});
