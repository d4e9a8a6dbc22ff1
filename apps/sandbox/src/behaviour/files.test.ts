import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Episode, VideoFile } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let file: VideoFile;
let episode: Episode;
beforeEach(async () => {
  client = clientOf({ series: 60 });
  await client.signIn('Default');
  const { library } = client.server.sandbox;
  const one = [...library.files.values()].find(
    ({ episodes, isManuallyLinked, isVariation, isIgnored }) =>
      episodes.length === 1 &&
      episodes[0]?.files.length === 1 &&
      !isManuallyLinked &&
      !isVariation &&
      !isIgnored,
  );
  const [first] = one?.episodes ?? [];
  if (one === undefined || first === undefined) throw new Error('The library has no such file.');
  file = one;
  episode = first;
});
afterEach(() => client.close());

const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;
const get = async (path: string) => (await client.ask(`GET /api/v3/${path}`)).json();
const jobs = () => get('Queue/Types');
const events = () => client.server.sandbox.hub.emitted.map((event) => event.target);
const sizeOf = async () => (await get(`Episode/${episode.id}`)).Size;

test('adds absolute paths, media info and links to an episode’s files on request', async () => {
  const list = async (query: string) =>
    (await client.ask(`GET /api/v3/Episode/${episode.id}/File?${query}`)).json<{
      List: { Locations: { AbsolutePath?: string }[] }[];
    }>().List;
  const plain = (await list(''))[0];
  expect(plain).not.toHaveProperty('MediaInfo');
  expect(plain?.Locations[0]).not.toHaveProperty('AbsolutePath');
  const whole = (await list('include=MediaInfo,AbsolutePaths,XRefs&includeDataFrom=AniDB'))[0];
  expect(whole?.Locations[0]?.AbsolutePath).toMatch(/^\//);
  for (const part of ['MediaInfo', 'SeriesIDs', 'AniDB']) expect(whole).toHaveProperty(part);
});

test('removes a deleted file from its episode and its folder, and emits FileDeleted', async () => {
  const folder = file.locations[0]?.folderId;
  const before = (await get(`ImportFolder/${folder}`)).FileSize;
  expect(await status(`DELETE /api/v3/File/${file.id}?removeFiles=true&removeFolder=false`)).toBe(200);
  expect(await sizeOf()).toBe(0);
  expect(await status(`GET /api/v3/File/${file.id}`)).toBe(404);
  expect((await get(`ImportFolder/${folder}`)).FileSize).toBeLessThan(Number(before));
  expect(events()).toEqual(file.locations.map(() => 'ShokoEvent:FileDeleted'));
});

test('deletes many files in one call, or none when one of them is unknown', async () => {
  expect(await status('DELETE /api/v3/File', { fileIDs: [file.id, 99999999] })).toBe(400);
  expect(await sizeOf()).toBe(1);
  expect(await status('DELETE /api/v3/File', { fileIds: [file.id], removeFiles: true })).toBe(200);
  expect(await sizeOf()).toBe(0);
  const none = await client.ask('DELETE /api/v3/File', { fileIds: [] });
  expect([none.status, Object.keys(none.json().errors ?? {})]).toEqual([400, ['fileIds']]);
});

test('queues a job to rescan a file, to rehash it and to add it to MyList', async () => {
  for (const [action, type] of [
    ['Rescan', 'Get Cross-References for File'],
    ['Rehash', 'Hash File'],
    ['AddToMyList', 'Add File to MyList'],
  ] as const) {
    expect(await status(`POST /api/v3/File/${file.id}/${action}`)).toBe(200);
    expect(await jobs()).toEqual({ [type]: 1 });
    client.server.sandbox.clock.advance(60_000);
  }
  expect(events().filter((one) => one.startsWith('Shoko'))).toEqual([
    'ShokoEvent:FileNotMatched',
    'ShokoEvent:FileHashed',
  ]);
});

test('rejects a rescan when the file has no location', async () => {
  file.locations = [];
  const refused = await client.ask(`POST /api/v3/File/${file.id}/Rescan`);
  expect([refused.status, refused.text]).toEqual([400, 'Unable to resolve file location.']);
});

test('marks a file as variation or ignored and back without an event', async () => {
  expect(await status(`PUT /api/v3/File/${file.id}/Variation?value=true`)).toBe(200);
  expect(await status(`PUT /api/v3/File/${file.id}/Ignore`)).toBe(200);
  expect(await get(`File/${file.id}`)).toMatchObject({ IsVariation: true, IsIgnored: true });
  await client.ask(`PUT /api/v3/File/${file.id}/Variation?value=false`);
  await client.ask(`PUT /api/v3/File/${file.id}/Ignore?value=false`);
  expect(await get(`File/${file.id}`)).toMatchObject({ IsVariation: false, IsIgnored: false });
  expect(events()).toEqual([]);
});

test('lets only administrators delete a file, and others rescan it when they may see it', async () => {
  await client.signIn('alice');
  expect(await status(`DELETE /api/v3/File/${file.id}`)).toBe(403);
  expect(await status(`POST /api/v3/File/${file.id}/Rescan`)).toBe(200);
  const { library, users } = client.server.sandbox;
  const tags = new Set(users.byName('kid')?.restrictedTags);
  const hidden = [...library.files.values()].find(({ episodes }) =>
    episodes.some(({ series }) => series.tags.some(({ tag }) => tags.has(tag.id))),
  );
  await client.signIn('kid');
  expect(await status(`GET /api/v3/File/${hidden?.id}`)).toBe(403);
});
