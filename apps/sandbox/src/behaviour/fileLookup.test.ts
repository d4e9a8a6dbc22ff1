import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOnAnidb } from '../model/anidbFiles.ts';
import type { VideoFile } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let file: VideoFile;
beforeEach(async () => {
  client = clientOf({ series: 60 });
  await client.signIn('Default');
  const one = [...client.server.sandbox.library.files.values()].find(
    (each) => isOnAnidb(each) && each.length > 0,
  );
  if (one === undefined) throw new Error('AniDB knows no file of the library.');
  file = one;
});
afterEach(() => client.close());

interface Found {
  readonly ID: number;
  readonly FileID: number;
  readonly AbsolutePath: string;
  readonly Hashes: Record<'ED2K' | 'CRC32' | 'MD5' | 'SHA1', string>;
  readonly AniDB: { readonly ID: number };
  readonly MediaInfo: object;
  readonly Locations: readonly Found[];
}
const get = async <T = Found>(path: string) => (await client.ask(`GET /api/v3/${path}`)).json<T>();
const refusal = async (path: string) => {
  const { status, text } = await client.ask(`GET /api/v3/${path}`);
  return [status, text];
};
const whole = () => get(`File/${file.id}?include=MediaInfo,AbsolutePaths&includeDataFrom=AniDB`);

test.for(['ED2K', 'CRC32', 'MD5', 'SHA1'] as const)('finds a file by its %s and its size', async (kind) => {
  const hash = (await whole()).Hashes[kind];
  expect((await get(`File/Hash/${kind}?hash=${hash.toLowerCase()}&size=${file.size}`)).ID).toBe(file.id);
  const unknown = [404, 'No File entry for the given hash and file size.'];
  expect(await refusal(`File/Hash/${kind}?hash=${hash}&size=${file.size + 1}`)).toEqual(unknown);
  expect(await refusal(`File/Hash/${kind}?hash=${hash}`)).toEqual(unknown);
  const short = await client.ask(`GET /api/v3/File/Hash/${kind}?hash=${hash.slice(1)}&size=1`);
  expect([short.status, Object.keys(short.json<{ errors: object }>().errors)]).toEqual([400, ['hash']]);
});

test('finds a file by its AniDB ID unless it was linked manually', async () => {
  const { AniDB } = await whole();
  expect(await get(`File/AniDB/${AniDB.ID}`)).toEqual(AniDB);
  expect((await get(`File/AniDB/${AniDB.ID}/File`)).ID).toBe(file.id);
  expect(await get(`File/AniDB/${AniDB.ID}/File?includeXRefs=true`)).toHaveProperty('SeriesIDs');
  file.isManuallyLinked = true;
  expect(await refusal(`File/AniDB/${AniDB.ID}`)).toEqual([404, 'No File.Anidb entry for the given fileID']);
});

test('finds a file location by its ID and lists it among those of the file', async () => {
  const place = (await whole()).Locations[0];
  expect(await get(`File/Location/${place?.ID}`)).toEqual(place);
  expect((await get<Found[]>(`File/${file.id}/Location?includeAbsolutePaths=true`))[0]).toEqual(place);
  expect((await get<Found[]>(`File/${file.id}/Location`))[0]).not.toHaveProperty('AbsolutePath');
  expect(await refusal('File/Location/999999')).toEqual([
    404,
    'No File.Location entry for the given locationID.',
  ]);
});

test('returns the media info of an analysed file, and an error when there is none', async () => {
  expect(await get(`File/${file.id}/MediaInfo`)).toEqual((await whole()).MediaInfo);
  Object.assign(file, { length: 0 });
  expect(await refusal(`File/${file.id}/MediaInfo`)).toEqual([
    500,
    'Unable to find media container for File',
  ]);
});

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test.for([
  ['PathEndsWith?path=', (path: string) => path.slice(-12).toUpperCase()],
  ['PathEndsWith/', (path: string) => path.slice(path.lastIndexOf('/', path.lastIndexOf('/') - 1))],
  ['PathRegex/', (path: string) => `^${literally(path)}$`],
  ['FilenameRegex/', (path: string) => `^${literally(path.slice(path.lastIndexOf('/') + 1))}$`],
] as const)('finds a file and its links by %s', async ([call, textOf]) => {
  const path = (await whole()).Locations[0]?.AbsolutePath ?? '';
  const found = await get<Found[]>(`File/${call}${encodeURIComponent(textOf(path))}`);
  expect(found.map(({ ID }) => ID)).toContain(file.id);
  expect(found[0]).toHaveProperty('SeriesIDs');
});

test('limits path searches, finds nothing for an empty path and rejects an invalid pattern', async () => {
  expect(await get('File/PathEndsWith?path=mkv&limit=3')).toHaveLength(3);
  expect((await get<Found[]>('File/PathEndsWith?path=mkv&limit=0')).length).toBeGreaterThan(100);
  expect(await get('File/PathEndsWith')).toEqual([]);
  const refused = await client.ask('GET /api/v3/File/PathRegex/%28');
  expect([refused.status, Object.keys(refused.json<{ errors: object }>().errors)]).toEqual([400, ['path']]);
});

test('hides files of series that the user may not see', async () => {
  const { library, users } = client.server.sandbox;
  const tags = new Set(users.byName('kid')?.restrictedTags);
  const hidden = [...library.files.values()].find(
    (each) =>
      isOnAnidb(each) && each.episodes.some(({ series }) => series.tags.some(({ tag }) => tags.has(tag.id))),
  );
  const { AniDB, Locations } = await get(`File/${hidden?.id}?includeDataFrom=AniDB`);
  await client.signIn('kid');
  for (const path of [`AniDB/${AniDB.ID}`, `Location/${Locations[0]?.ID}`, `${hidden?.id}/Location`])
    expect((await refusal(`File/${path}`))[0]).toBe(403);
  const seen = (await get<Found[]>('File/PathRegex/mkv')).map(({ ID }) => ID);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(hidden?.id);
});
