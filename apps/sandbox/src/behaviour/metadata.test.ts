import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Series } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let series: Series;
let film: Series;

function found(wanted: (series: Series) => boolean): Series {
  const one = [...client.server.sandbox.library.series.values()].find(wanted);
  if (one === undefined) throw new Error('The library has no such series.');
  return one;
}

beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
  series = found((one) => one.tmdbShows.length > 0 && !one.tmdbAutoLinkingDisabled);
  film = found((one) => one.tmdbMovies.length > 0);
});
afterEach(() => client.close());

const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;
const linksOf = async (one: Series) =>
  (await client.ask(`GET /api/v3/Series/${one.id}`)).json<{
    IDs: { TMDB: { Show: number[]; Movie: number[] } };
  }>().IDs.TMDB;
const jobs = async () => (await client.ask('GET /api/v3/Queue/Types')).json<Record<string, number>>();

test('removes a TMDB link with its backdrops and disables automatic matching for the series', async () => {
  const settings = async () => (await client.ask(`GET /api/v3/Series/${series.id}/AutoMatchSettings`)).json();
  const ID = series.tmdbShows[0];
  expect(await settings()).toEqual({ TMDB: true });
  expect(await status(`DELETE /api/v3/Series/${series.id}/TMDB/Show`, { ID })).toBe(204);
  expect((await linksOf(series)).Show).not.toContain(ID);
  expect(await settings()).toEqual({ TMDB: false });
  expect((await client.ask(`GET /api/v3/Series/${series.id}/TMDB/Show`)).json()).toEqual([]);
  const images = (await client.ask(`GET /api/v3/Series/${series.id}/Images`)).json<{
    Backdrops: unknown[];
  }>();
  expect(images.Backdrops).toEqual([]);
});

test('changes whether a series is matched automatically', async () => {
  const path = `/api/v3/Series/${series.id}/AutoMatchSettings`;
  expect((await client.ask(`PUT ${path}`, { TMDB: false })).json()).toEqual({ TMDB: false });
  const patch = [{ op: 'replace', path: 'TMDB', value: true }];
  expect((await client.ask(`PATCH ${path}`, patch)).json()).toEqual({ TMDB: true });
});

test('removes a movie link from the linked episode only', async () => {
  const [ID] = film.tmdbMovies;
  const linked = film.episodes.find((one) => one.tmdbMovies.includes(ID ?? 0));
  const other = film.episodes.find((one) => one !== linked);
  const unlink = (EpisodeID: number) =>
    status(`DELETE /api/v3/Series/${film.id}/TMDB/Movie`, { ID, EpisodeID });
  if (other !== undefined) {
    await unlink(other.anidb);
    expect((await linksOf(film)).Movie).toContain(ID);
  }
  expect(await unlink(linked?.anidb ?? 0)).toBe(204);
  expect((await linksOf(film)).Movie).not.toContain(ID);
});

test('queues jobs to search for, refresh and download images of TMDB links', async () => {
  const path = `/api/v3/Series/${series.id}/TMDB`;
  expect(await status(`POST ${path}/Action/AutoSearch`)).toBe(204);
  expect(await status(`POST ${path}/Show/Action/Refresh`, {})).toBe(204);
  expect(await status(`POST ${path}/Show/Action/DownloadImages`, { force: true })).toBe(204);
  expect(await jobs()).toEqual({
    'Search for TMDB Match': 1,
    'Update TMDB Show': series.tmdbShows.length,
    'Download Images for TMDB Show': series.tmdbShows.length,
  });
  client.server.sandbox.clock.advance(60_000);
  expect(client.server.sandbox.hub.emitted.filter((one) => one.target.startsWith('Shoko'))).toMatchObject([
    {
      target: 'ShokoEvent:SeriesUpdated',
      args: [{ Source: 'TMDB', ShokoSeriesIDs: expect.arrayContaining([series.id]) }],
    },
  ]);
});

test('rejects Trakt calls without a linked account, under the paths of each version', async () => {
  const refused = await client.ask(`POST /api/v3/Series/${series.id}/Trakt/SendWatchStates`);
  expect([refused.status, refused.text]).toEqual([400, 'Trakt account is not linked!']);
  expect(await status(`POST /api/v3/Series/${series.id}/Trakt/Sync`)).toBe(404);
  const old = clientOf({ series: 40, serverVersion: '5.2.0' });
  await old.signIn('Default');
  expect((await old.ask('POST /api/v3/Series/1/Trakt/Sync')).text).toBe('Trakt account is not linked!');
  expect((await old.ask('POST /api/v3/Series/1/Trakt/SendWatchStates')).status).toBe(404);
  await old.close();
});

test('queues a Trakt request when an account is linked', async () => {
  await client.ask('PATCH /api/v3/Settings', [
    { op: 'replace', path: 'TraktTv/AuthToken', value: 'a token' },
  ]);
  expect(await status(`POST /api/v3/Series/${series.id}/Trakt/GetWatchStates`)).toBe(200);
  expect(await jobs()).toEqual({ 'Get Watch States from Trakt': 1 });
});

test('lets only administrators remove links, but all users search (contract/5.3/roles.tsv)', async () => {
  await client.signIn('alice');
  expect(await status(`DELETE /api/v3/Series/${series.id}/TMDB/Show`, {})).toBe(403);
  expect(await status(`POST /api/v3/Series/${series.id}/TMDB/Action/AutoSearch`)).toBe(204);
});
