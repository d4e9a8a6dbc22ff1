import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 80 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Found {
  readonly ID: number;
  readonly AnimeID: number;
  readonly IDs: { readonly ID: number };
  readonly Size: number;
  readonly Images: Record<string, readonly object[]>;
}
const list = async (path: string) =>
  (await client.ask(`GET /api/v3/${path}`)).json<{ Total: number; List: Found[] }>();

test('lists all AniDB episodes by anime, also those of a deleted series, for administrators only', async () => {
  const { library } = client.server.sandbox;
  const { Total, List } = await list('Episode/AniDB?pageSize=0');
  expect(Total).toBe(library.episodes.size);
  const anime = List.map(({ AnimeID }) => AnimeID);
  expect(anime).toEqual(anime.toSorted((a, b) => a - b));
  const specials = await list('Episode/AniDB?type=Special');
  expect(specials.Total).toBeLessThan(Total);
  const [series] = library.series.values();
  await client.ask(`DELETE /api/v3/Series/${series?.id}`);
  expect((await list('Episode/AniDB')).Total).toBe(Total);
  await client.signIn('alice');
  expect((await client.ask('GET /api/v3/Episode/AniDB')).status).toBe(403);
});

test('lists episodes without files that have yet to air', async () => {
  const { library } = client.server.sandbox;
  const [series] = library.series.values();
  const [episode, other] = series?.episodes.filter(({ type }) => type === 'Episode') ?? [];
  if (!episode || !other) throw new Error('The first series has too few episodes.');
  const today = Math.floor(client.server.sandbox.clock.now().getTime() / 86400000);
  Object.assign(episode, { files: [], airDay: today + 7 });
  Object.assign(other, { files: [], airDay: today - 7 });
  const ids = async (query = '') =>
    (await list(`Episode/WithNoFiles?pageSize=0${query}`)).List.map(({ IDs }) => IDs.ID);
  expect(await ids()).toContain(episode.id);
  expect(await ids()).not.toContain(other.id);
  expect((await ids('&includeSpecials=true')).length).toBeGreaterThanOrEqual((await ids()).length);
  expect(await ids('&onlyAiredEpisodes=true')).toEqual([]);
});

test('returns the images of an episode all together and one by one by type', async () => {
  const { List } = await list('Episode?pageSize=200');
  const pictured = List.find(({ Images }) => Images.Posters?.length && Images.Thumbnails?.length);
  const path = `GET /api/v3/Episode/${pictured?.IDs.ID}/Images`;
  expect((await client.ask(path)).json()).toEqual(pictured?.Images);
  expect((await client.ask(`${path}/Poster`)).json()).toEqual(pictured?.Images.Posters?.[0]);
  expect((await client.ask(`${path}/thumbnail`)).json()).toEqual(pictured?.Images.Thumbnails?.[0]);
  const none = await client.ask(`${path}/Backdrop`);
  expect([none.status, none.text]).toEqual([204, '']);
  expect((await client.ask(`${path}/Staff`)).status).toBe(404);
  expect((await client.ask(`${path}/Painting`)).status).toBe(400);
});
