import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Episode, VideoFile } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let file: VideoFile;
let episode: Episode;
beforeEach(async () => {
  client = clientOf({ series: 60 });
  await client.signIn('alice');
  const { library } = client.server.sandbox;
  const { watches } = library.userData(3);
  const one = [...library.files.values()].find(
    ({ length, episodes: [only, ...others] }) =>
      length > 0 && only?.files.length === 1 && others.length === 0 && !watches.has(only.id),
  );
  const [first] = one?.episodes ?? [];
  if (one === undefined || first === undefined) throw new Error('The user has watched everything.');
  file = one;
  episode = first;
});
afterEach(() => client.close());

const path = () => `/api/v3/File/${file.id}`;
const stats = async () => (await client.ask(`GET ${path()}/UserStats`)).json();
const fileNow = async () => (await client.ask(`GET ${path()}`)).json();

test('answers 404 for the stats of an unplayed file, and counts its plays afterwards', async () => {
  const none = await client.ask(`GET ${path()}/UserStats`);
  expect([none.status, none.text]).toEqual([
    404,
    'No FileUserStats entry for the given fileID for the current user',
  ]);
  expect((await client.ask(`POST ${path()}/Watched/true`)).status).toBe(200);
  expect(await stats()).toMatchObject({ WatchedCount: 1, LastWatchedAt: expect.any(String) });
  expect((await client.ask(`GET /api/v3/Episode/${episode.id}`)).json().Watched).toBe(
    (await stats()).LastWatchedAt,
  );
  await client.ask(`POST ${path()}/Watched/false`);
  expect(await stats()).toMatchObject({ WatchedCount: 1, LastWatchedAt: null });
  expect((await client.ask(`POST ${path()}/Watched/perhaps`)).status).toBe(400);
});

test('replaces user stats, or patches parts of them', async () => {
  const sent = {
    ResumePosition: '00:05:00',
    WatchedCount: 4,
    LastWatchedAt: '2026-01-02T03:04:05Z',
    LastUpdatedAt: '2026-01-02T03:04:06Z',
  };
  expect((await client.ask(`PUT ${path()}/UserStats`, sent)).json()).toEqual(sent);
  const change = [{ op: 'replace', path: '/ResumePosition', value: '00:07:30' }];
  const changed = { ...sent, ResumePosition: '00:07:30' };
  expect((await client.ask(`PATCH ${path()}/UserStats`, change)).json()).toEqual(changed);
  expect(await fileNow()).toMatchObject({ ResumePosition: '00:07:30', Watched: sent.LastWatchedAt });
  const wrong = [{ op: 'replace', path: '/ResumePosition', value: 'soon' }];
  expect((await client.ask(`PATCH ${path()}/UserStats`, wrong)).status).toBe(400);
  expect(await stats()).toEqual(changed);
});

test('saves the position in milliseconds or as a time, and marks a file watched at its end', async () => {
  const scrobble = (query: string) => client.ask(`PATCH ${path()}/Scrobble?event=play&${query}`);
  const answer = await scrobble('resumePosition=90000');
  expect([answer.status, answer.text]).toEqual([202, 'The file progress was updated.']);
  expect(await fileNow()).toMatchObject({ ResumePosition: '00:01:30', Watched: null });
  await scrobble('resumePosition=00:02:00');
  expect(await stats()).toMatchObject({ ResumePosition: '00:02:00', WatchedCount: 0 });
  await scrobble(`resumePosition=${Math.ceil(file.length) * 1000}`);
  expect(await stats()).toMatchObject({ ResumePosition: null, WatchedCount: 1 });
  await scrobble('watched=false');
  expect(await stats()).toMatchObject({ LastWatchedAt: null });
  expect((await scrobble('episodeID=99999999')).status).toBe(400);
});

test('streams byte ranges of a video without a key', async () => {
  const anonymous = clientOf({ series: 60 });
  const part = async (range: string) => {
    const { status, headers, text } = await anonymous.ask(`GET ${path()}/Stream`, undefined, { range });
    return [status, headers['content-range'], text.length];
  };
  const last = file.size - 1;
  expect(await part('bytes=0-99')).toEqual([206, `bytes 0-99/${file.size}`, 100]);
  expect(await part('bytes=-10')).toEqual([206, `bytes ${last - 9}-${last}/${file.size}`, 10]);
  expect(await part(`bytes=${last}-`)).toEqual([206, `bytes ${last}-${last}/${file.size}`, 1]);
  expect(await part(`bytes=${file.size}-`)).toEqual([416, `bytes */${file.size}`, 0]);
  const head = await anonymous.ask(`HEAD ${path()}/Stream`);
  expect([head.status, head.headers['content-length']]).toEqual([200, String(file.size)]);
  await anonymous.close();
});

test('answers an empty playlist for no items, and 501 for any other', async () => {
  const { status, text } = await client.ask('GET /api/v3/Playlist/Generate');
  expect([status, text]).toEqual([200, '[]']);
  expect((await client.ask('GET /api/v3/Playlist/Generate?playlist=s1')).status).toBe(501);
});
