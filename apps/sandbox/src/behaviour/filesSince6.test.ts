import { readRecordings } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], looseFiles: 3 });
  await client.signIn('Default');
});
afterEach(() => client.close());

const recordings = new Map(readRecordings('6.0').map((one) => [one.name, one]));

interface File {
  readonly ID: number;
  readonly SeriesIDs: readonly { readonly EpisodeIDs: readonly { readonly Source: string }[] }[];
  readonly Locations: readonly Record<string, unknown>[];
  readonly Release?: { readonly ProviderName: string; readonly CrossReferences: readonly unknown[] };
}

const read = async <T>(path: string) => (await client.ask(`GET /api/v3/${path}`)).json<T>();
const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;
const files = () => [...client.server.sandbox.library.files.values()];
/** As complete as the recorded ones. */
const recognized = () =>
  files().find(
    ({ episodes, isManuallyLinked, length, release }) =>
      episodes.length === 1 &&
      !isManuallyLinked &&
      length > 0 &&
      release.groupId !== null &&
      release.audioCodec === 'AAC' &&
      release.subtitleLanguages.length > 0,
  );
const unrecognized = () => files().find((file) => file.episodes.length === 0 && !file.isIgnored);

test.each([
  ['File_pageSize_3', 'File?pageSize=3'],
  ['Series_3_File_pageSize_3', 'Series/{series}/File?pageSize=3'],
  ['ManagedFolder_1_File_pageSize_3', 'ManagedFolder/1/File?pageSize=3'],
  ['File_FilenameRegex_Cowboy', 'File/FilenameRegex/mkv'],
])('has the fields of the recorded %s', async (name, path) => {
  const series = recognized()?.episodes[0]?.series.id;
  const answer = await read(path.replace('{series}', String(series)));
  expect(shapeFaults(recordings.get(name)?.body, answer)).toEqual([]);
});

test.each([
  [
    'File_34_include_XRefs_include_MediaInfo_include_ReleaseInfo_include_AbsolutePaths',
    'File/{file}?include=XRefs&include=MediaInfo&include=ReleaseInfo&include=AbsolutePaths',
  ],
  ['File_34_MediaInfo', 'File/{file}/MediaInfo'],
  ['File_34_Location', 'File/{file}/Location'],
  ['File_Location_34', 'File/Location/{location}'],
  ['File_34_AniDB', 'File/{file}/AniDB'],
  ['File_AniDB_3000034', 'File/AniDB/{anidb}'],
])('has the fields of the recorded %s', async (name, path) => {
  const file = recognized();
  const ids = { file: file?.id, location: file?.locations[0]?.id, anidb: 3_000_000 + (file?.id ?? 0) };
  const asked = path.replace(/\{(\w+)\}/, (_, id: keyof typeof ids) => String(ids[id]));
  expect(shapeFaults(recordings.get(name)?.body, await read(asked))).toEqual([]);
});

test('says of releases what is asked for, and of AniDB nothing', async () => {
  const id = recognized()?.id;
  expect(await read(`File/${id}?includeDataFrom=AniDB`)).not.toHaveProperty('AniDB');
  expect(await read(`File/${id}`)).not.toHaveProperty('Release');
  expect(await read(`File/${id}?include=ReleaseInfo`)).toMatchObject({
    Release: { ProviderName: 'AniDB', ReleaseURI: `https://anidb.net/file/${3_000_000 + (id ?? 0)}` },
  });
  expect(await read(`File/${unrecognized()?.id}?include=ReleaseInfo`)).not.toHaveProperty('Release');
});

test('says the number on disk and the absolute path of a location on request', async () => {
  const id = recognized()?.id;
  const fields = async (query: string) => {
    const { Locations } = await read<File>(`File/${id}${query}`);
    return Object.keys(Locations[0] ?? {});
  };
  expect(await fields('')).toEqual(['ID', 'FileID', 'ManagedFolderID', 'RelativePath', 'IsAccessible']);
  expect(await fields('?include=LocationUIDs')).toContain('OnDiskUniqueID');
  expect(await fields('?include=AbsolutePaths')).toContain('AbsolutePath');
});

test('ignores names that it does not know, also in lists of them', async () => {
  const all = await read<{ Total: number }>('File?pageSize=1');
  const odd = await read<{ Total: number }>('File?pageSize=1&include=Nothing&sortOrder=ImportFolderName');
  expect(odd.Total).toBe(all.Total);
  expect(await status('GET /api/v3/WebUI/Series/1/FileSummary?groupBy=ImportFolder')).toBe(200);
});

test('sorts files by the name of their managed folder', async () => {
  const { List } = await read<{ List: File[] }>('File?pageSize=0&sortOrder=ManagedFolderName');
  const { library } = client.server.sandbox;
  const names = List.flatMap(({ Locations: [place] }) =>
    place === undefined ? [] : (library.importFolders.get(Number(place.ManagedFolderID))?.name ?? ''),
  );
  expect(new Set(names).size).toBeGreaterThan(1);
  expect(names).toEqual(names.toSorted());
});

test('links a file at once, and in place of what AniDB linked it to', async () => {
  const file = recognized();
  const [other] = [...client.server.sandbox.library.episodes.values()].filter(
    ({ files: own }) => own.length === 0,
  );
  expect(await status(`POST /api/v3/File/${file?.id}/Link`, { EpisodeIDs: [other?.id] })).toBe(200);
  expect(await read(`File/${file?.id}?include=XRefs,ReleaseInfo`)).toMatchObject({
    SeriesIDs: [{ EpisodeIDs: [{ ID: other?.id, Source: 'User', ReleaseGroup: null }] }],
    Release: { ProviderName: 'User', CrossReferences: [{ AnidbEpisodeID: other?.anidb }] },
  });
});

test('links several files to an episode, and unlinks a file once', async () => {
  const [first, second] = files().filter(({ episodes }) => episodes.length === 0);
  const body = { FileIDs: [first?.id, second?.id], EpisodeID: 1 };
  expect(await status('POST /api/v3/File/Link', body)).toBe(200);
  expect((await read<File>(`File/${second?.id}?include=XRefs`)).SeriesIDs).toHaveLength(1);

  expect(await status(`DELETE /api/v3/File/${first?.id}/Link`)).toBe(200);
  const again = await client.ask(`DELETE /api/v3/File/${first?.id}/Link`);
  expect([again.status, again.json()]).toMatchObject([
    400,
    { errors: {}, detail: 'The file is not linked to any episodes.' },
  ]);
});

test('answers 200 to marking a file, to reading it again, and to adding it to MyList', async () => {
  const id = recognized()?.id;
  for (const call of [
    `PUT /api/v3/File/${id}/Ignore?value=true`,
    `PUT /api/v3/File/${id}/Variation?value=true`,
    `POST /api/v3/File/${id}/Rescan`,
    `POST /api/v3/File/${id}/Rehash`,
    `POST /api/v3/File/${id}/AddToMyList`,
  ])
    expect(await status(call), call).toBe(200);
  expect(await read(`File/${id}`)).toMatchObject({ IsIgnored: true, IsVariation: true });
});

test('lists files without a place only on request', async () => {
  const file = unrecognized();
  if (file) file.locations = [];
  const ids = async (query: string) =>
    (await read<{ List: File[] }>(`File?pageSize=0&${query}`)).List.map(({ ID }) => ID);
  expect(await ids('include_only=Unrecognized')).not.toContain(file?.id);
  expect(await ids('include_only=Unrecognized&include=ImportLimbo')).toContain(file?.id);
  expect(await ids('include_only=ImportLimbo')).toEqual([file?.id]);
});
