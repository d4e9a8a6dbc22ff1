import { afterEach, beforeEach, expect, test } from 'vitest';
import { hardNames } from '../generate/hardNames.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 40, looseFiles: 40 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface FoundFile {
  readonly ID: number;
  readonly Locations: readonly { readonly RelativePath: string }[];
  readonly AVDump: { readonly Status: string | null; readonly LastDumpedAt: string | null };
}

const get = async (path: string) => (await client.ask(`GET /api/v3/${path}`)).json<FoundFile>();
const list = async (path: string) =>
  (await client.ask(`GET /api/v3/${path}`)).json<{ Total: number; List: FoundFile[] }>();
const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;
const events = () => client.server.sandbox.hub.emitted.map(({ target }) => target);
const dumpEvents = () =>
  client.server.sandbox.hub.emitted
    .filter(({ target }) => target === 'AVDump:Event')
    .map(({ args }) => (args[0] as { Type: string }).Type);
const setKey = () =>
  client.ask('PATCH /api/v3/Settings?skipValidation=true', [
    { op: 'replace', path: '/AniDb/AVDumpKey', value: 'key' },
  ]);

test('lists unrecognized files with every awkward name, and one without a location', async () => {
  const { List } = await list('File?include_only=Unrecognized&pageSize=0');
  const names = List.map(({ Locations }) => Locations[0]?.RelativePath ?? '');
  for (const name of hardNames) expect(names.some((path) => path.includes(name.slice(0, 200)))).toBe(true);
  expect(List.filter(({ Locations }) => Locations.length === 0)).toHaveLength(1);
});

test.for(['/', '%', '#', 'script>alert', '最終回', '100% of #1 ? Yes & No'])(
  'finds files by any part of their path: %s',
  async (text) => {
    const found = await list(`File/Search/${encodeURIComponent(text)}?include_only=Unrecognized&pageSize=5`);
    expect(found.Total).toBeGreaterThan(0);
    expect((await list(`File/Search/${encodeURIComponent('qqzzxxyyww')}`)).Total).toBe(0);
  },
);

test('makes an unlinked file unrecognized in its old location and emits only queue events', async () => {
  const { List } = await list('File?include_only=ManualLinks&pageSize=1');
  const [file] = List;
  const before = events().length;
  expect(await status(`DELETE /api/v3/File/${file?.ID}/Link`)).toBe(200);
  const { List: loose } = await list('File?include_only=Unrecognized&pageSize=0');
  expect(loose.find(({ ID }) => ID === file?.ID)?.Locations).toEqual(file?.Locations);
  expect(
    (await list('File?include_only=ManualLinks&pageSize=0')).List.some(({ ID }) => ID === file?.ID),
  ).toBe(false);
  expect(new Set(events().slice(before))).toEqual(new Set(['Queue:QueueStateChanged']));
});

test('lists a file as manually linked when its link job is done, and emits FileMatched', async () => {
  const { List } = await list('File?include_only=Unrecognized&pageSize=3');
  const [first, second, third] = List.map(({ ID }) => ID);
  const { List: episodes } = await list('Series/1/Episode?pageSize=2&includeMissing=true');
  const [one, two] = episodes.map((episode) => (episode as unknown as { IDs: { ID: number } }).IDs.ID);
  expect(await status(`POST /api/v3/File/${first}/Link`, { episodeIDs: [one, two] })).toBe(200);
  expect(await status('POST /api/v3/File/Link', { fileIDs: [second, third], episodeID: one })).toBe(200);
  client.server.sandbox.clock.advance(60_000);
  const { List: linked } = await list('File?include_only=ManualLinks&pageSize=0');
  expect(linked.map(({ ID }) => ID)).toEqual(expect.arrayContaining([first, second, third]));
  expect(events().filter((name) => name === 'ShokoEvent:FileMatched')).toHaveLength(4);
  expect(await status(`POST /api/v3/File/${first}/Link`, { episodeIDs: [] })).toBe(200);
  expect(await status(`POST /api/v3/File/${first}/Link`, { episodeIDs: [99_999_999] })).toBe(400);
  expect(await status('POST /api/v3/File/Link', { fileIDs: [99_999_999], episodeID: one })).toBe(400);
});

test('returns the episodes of an anime after a refresh even when no series is created', async () => {
  const outside = [...client.server.sandbox.library.outsideAnime.keys()][0];
  expect((await list(`Series/AniDB/${outside}/Episode?includeMissing=true`)).Total).toBe(0);
  const refreshed = await client.ask(
    `POST /api/v3/Series/AniDB/${outside}/Refresh?force=true&immediate=true`,
  );
  expect(refreshed.json()).toBe(true);
  expect(
    (await list(`Series/AniDB/${outside}/Episode?includeMissing=true&includeUnaired=true`)).Total,
  ).toBeGreaterThan(0);
  expect(await status(`GET /api/v3/Series/AniDB/${outside}/Series`)).toBe(404);
});

test('reports each stage of a dump, from its installation to its success', async () => {
  await setKey();
  const { List } = await list('File?include_only=Unrecognized&pageSize=2');
  const ids = List.map(({ ID }) => ID);
  expect(await status('POST /api/v3/AVDump/DumpFiles', { FileIDs: ids, Priority: true })).toBe(200);
  expect((await get(`File/${ids[0]}`)).AVDump.Status).toBe('Queued');
  client.server.sandbox.clock.advance(900);
  expect((await get(`File/${ids[0]}`)).AVDump.Status).toBe('Running');
  client.server.sandbox.clock.advance(10_000);
  const { AVDump } = await get(`File/${ids[0]}`);
  expect(AVDump.Status).toBeNull();
  expect(AVDump.LastDumpedAt).not.toBeNull();
  const types = dumpEvents();
  expect(types.slice(0, 3)).toEqual(['InstallingAVDump', 'InstalledAVDump', 'Started']);
  expect(types.filter((type) => type === 'ED2KLink')).toHaveLength(2);
  expect(types.at(-1)).toBe('Success');
});

test.for([
  ['Failure', 'Failure'],
  ['GenericException', 'GenericException'],
  ['InvalidCredentials', 'Failure'],
  ['Timeout', 'Failure'],
  ['InstallException', 'InstallException'],
] as const)('ends a dump with %s on request and leaves the file as it was', async ([outcome, last]) => {
  await setKey();
  await client.ask('POST /__sandbox/avdump', { outcome });
  const { List } = await list('File?include_only=Unrecognized&pageSize=1');
  await client.ask('POST /api/v3/AVDump/DumpFiles', { FileIDs: [List[0]?.ID], Priority: true });
  client.server.sandbox.clock.advance(10_000);
  expect(dumpEvents()).toContain(outcome);
  expect(dumpEvents().at(-1)).toBe(last);
  expect((await get(`File/${List[0]?.ID}`)).AVDump).toMatchObject({ Status: null, LastDumpedAt: null });
});

test('reports a missing AVDump key, and rejects unknown files and empty requests', async () => {
  const { List } = await list('File?include_only=Unrecognized&pageSize=1');
  expect(await status('POST /api/v3/AVDump/DumpFiles', { FileIDs: [List[0]?.ID] })).toBe(200);
  expect(dumpEvents()).toEqual(['MissingApiKey']);
  expect(await status('POST /api/v3/AVDump/DumpFiles', { FileIDs: [99_999_999] })).toBe(400);
  expect(await status('POST /api/v3/AVDump/DumpFiles', { FileIDs: [] })).toBe(400);
});

test('names the invalid field when a link has no files or AniDB already has it', async () => {
  const { library } = client.server.sandbox;
  const known = [...library.files.values()].find(
    (file) => file.episodes.length > 0 && !file.isManuallyLinked && !file.isIgnored,
  );
  const link = async (fileIDs: unknown[]) =>
    (await client.ask('POST /api/v3/File/Link', { fileIDs, episodeID: known?.episodes[0]?.id })).json();
  expect(Object.keys((await link([])).errors ?? {})).toEqual(['FileIDs']);
  expect(Object.keys((await link([known?.id])).errors ?? {})).toEqual(['CrossReferences']);
});

test('moves a linked file when MoveOnImport is set, and prefixes hub paths with a slash', async () => {
  const { sandbox } = client.server;
  const { List } = await list('File?include_only=Unrecognized&pageSize=1');
  const [file] = List;
  await client.ask('PATCH /api/v3/Settings?skipValidation=true', [
    { op: 'replace', path: '/Plugins/Renamer/MoveOnImport', value: true },
  ]);
  await client.ask(`POST /api/v3/File/${file?.ID}/Link`, { episodeIDs: [1] });
  sandbox.clock.advance(60_000);
  const shokoEvents = sandbox.hub.emitted.filter(({ target }) => target.startsWith('ShokoEvent'));
  expect(shokoEvents).toMatchObject([
    { target: 'ShokoEvent:FileMatched', args: [{ RelativePath: expect.stringMatching(/^\//) }] },
    {
      target: 'ShokoEvent:FileMoved',
      args: [{ PreviousRelativePath: `/${file?.Locations[0]?.RelativePath}` }],
    },
  ]);
  expect((await get(`File/${file?.ID}`)).Locations[0]?.RelativePath).toMatch(/^[^/]/);
});
