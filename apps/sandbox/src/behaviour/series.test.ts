import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Series } from '../model/types.ts';
import { stageRecorded } from '../reference/standIns.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let series: Series;
beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
  series = stageRecorded(client.server.sandbox.library).series;
});
afterEach(() => client.close());

interface Episode {
  readonly IDs: { readonly ID: number };
  readonly Watched: string | null;
  readonly WatchCount: number;
  readonly Size: number;
  readonly IsHidden: boolean;
  readonly AniDB?: { readonly Type: string };
}
interface Page<T> {
  readonly Total: number;
  readonly List: readonly T[];
}

const events = () => client.server.sandbox.hub.emitted.map((event) => event.target);
const episodes = async (query = '') =>
  (await client.ask(`GET /api/v3/Series/${series.id}/Episode?pageSize=0&${query}`)).json<Page<Episode>>();
const unwatchAll = () => client.ask(`POST /api/v3/Series/${series.id}/Episode/Watched?value=false`);
const userRating = async () =>
  (await client.ask(`GET /api/v3/Series/${series.id}`)).json<{ UserRating: { Value: number } | null }>()
    .UserRating;

test('omits missing and hidden episodes by default, and returns them alone on request', async () => {
  const total = async (query: string) => (await episodes(query)).Total;
  const available = await total('');
  const missing = await total('includeMissing=only&includeUnaired=false&includeHidden=true');
  expect(missing).toBeGreaterThan(0);
  expect(await total('includeMissing=true&includeUnaired=false&includeHidden=true')).toBeGreaterThanOrEqual(
    available + missing,
  );
  expect((await episodes('')).List.every((one) => one.Size > 0 && !one.IsHidden)).toBe(true);
  const hidden = (await episodes('includeHidden=only&includeMissing=true')).List;
  expect(hidden.every((one) => one.IsHidden)).toBe(true);
});

test('accepts episode types as one comma-separated list or repeated', async () => {
  const joined = await episodes('type=Episode,Special');
  expect(await episodes('type=Episode&type=Special')).toEqual(joined);
  expect(joined.Total).toBe((await episodes('type=episode')).Total + (await episodes('type=special')).Total);
});

test('answers an empty 500 for an unknown include', async () => {
  const answer = await client.ask(`GET /api/v3/Series/${series.id}/File?include=BadValue`);
  expect([answer.status, answer.text]).toEqual([500, '']);
});

test('returns the watched mark in the next answer and emits no event', async () => {
  await unwatchAll();
  const id = (await episodes()).List[0]?.IDs.ID;
  expect((await client.ask(`POST /api/v3/Episode/${id}/Watched/true`)).status).toBe(200);
  const after = (await client.ask(`GET /api/v3/Episode/${id}`)).json<Episode>();
  expect(after.Watched).not.toBeNull();
  expect(after.WatchCount).toBeGreaterThan(0);
  await client.ask(`POST /api/v3/Episode/${id}/Watched/false`);
  expect((await client.ask(`GET /api/v3/Episode/${id}`)).json<Episode>().Watched).toBeNull();
  expect(events()).toEqual([]);
});

test('keeps watched marks per user', async () => {
  await unwatchAll();
  const id = (await episodes()).List[0]?.IDs.ID;
  await client.ask(`POST /api/v3/Episode/${id}/Watched/true`);
  await client.signIn('alice');
  const forAlice = (await client.ask(`GET /api/v3/Episode/${id}`)).json<Episode>();
  await client.signIn('Default');
  expect((await client.ask(`GET /api/v3/Episode/${id}`)).json<Episode>().Watched).not.toBe(forAlice.Watched);
});

test('marks all episodes of a type in one call and emits no event', async () => {
  expect(
    (await client.ask(`POST /api/v3/Series/${series.id}/Episode/Watched?value=true&type=Episode`)).status,
  ).toBe(200);
  expect((await episodes('type=Episode&includeWatched=false')).Total).toBe(0);
  expect(events()).toEqual([]);
});

test('keeps a vote until it is revoked and emits no event', async () => {
  const vote = (Value: number) =>
    client.ask(`POST /api/v3/Series/${series.id}/Vote`, { Value, MaxValue: 10 });
  expect((await vote(7)).status).toBe(204);
  expect((await userRating())?.Value).toBe(7);
  expect((await vote(-1)).status).toBe(204);
  expect(await userRating()).toBeNull();
  expect(events()).toEqual([]);
});

test('answers 201 to add a tag and 200 to remove it, and 204 when nothing changes', async () => {
  const made = (await client.ask('POST /api/v3/Tag/User', { Name: 'for later' })).json<{ ID: number }>();
  const tag = (method: string) =>
    client.ask(`${method} /api/v3/Series/${series.id}/Tags/User`, { IDs: [made.ID] });
  expect((await tag('POST')).status).toBe(201);
  expect((await tag('POST')).status).toBe(204);
  expect((await tag('DELETE')).status).toBe(200);
  expect((await tag('DELETE')).status).toBe(204);
  expect(events()).toEqual([]);
});

test('omits a missing tag description, and adds and removes unknown tag IDs like others', async () => {
  const made = await client.ask('POST /api/v3/Tag/User', { Name: 'for later', Description: null });
  expect(made.json()).not.toHaveProperty('Description');
  const path = `/api/v3/Series/${series.id}/Tags/User`;
  for (const [method, status] of [
    ['POST', 201],
    ['DELETE', 200],
  ]) {
    expect((await client.ask(`${method} ${path}`, { IDs: [99_999] })).status).toBe(status);
  }
});

test('accepts an unknown episode type when marking', async () => {
  const call = `POST /api/v3/Series/${series.id}/Episode/Watched?value=true&type=Nonsense`;
  expect((await client.ask(call)).status).toBe(200);
});

test('returns watch times with fractions of a second', async () => {
  client.server.sandbox.clock.advance(1250 - (client.server.sandbox.clock.now().getTime() % 1000));
  await client.ask(`POST /api/v3/Series/${series.id}/Episode/Watched?value=true`);
  expect((await episodes()).List[0]?.Watched).toMatch(/T\d\d:\d\d:\d\d\.25Z$/);
});

test.each(['PUT', 'DELETE'])('reports an unknown image under Body for %s Images', async (method) => {
  const answer = await client.ask(`${method} /api/v3/Series/${series.id}/Images/Banner`, {
    ID: 99_999_999,
    Source: 'AniDB',
  });
  expect(answer.status).toBe(400);
  expect(Object.keys(answer.json().errors ?? {})).toEqual(['Body']);
});

test('emits events for a hidden episode and for a new series title', async () => {
  const [episode] = (await episodes()).List;
  await client.ask(`POST /api/v3/Episode/${episode?.IDs.ID}/SetHidden?value=true`);
  await client.ask(`POST /api/v3/Series/${series.id}/OverrideTitle`, { Title: 'Mine' });
  expect(client.server.sandbox.hub.emitted).toMatchObject([
    { target: 'ShokoEvent:EpisodeUpdated', args: [{ ShokoEpisodeIDs: [episode?.IDs.ID] }] },
    { target: 'ShokoEvent:SeriesUpdated', args: [{ SeriesID: series.id, ShokoSeriesIDs: [series.id] }] },
  ]);
});

test('rejects a duplicate tag name unless its case differs', async () => {
  await client.ask('POST /api/v3/Tag/User', { Name: 'for later' });
  expect((await client.ask('POST /api/v3/Tag/User', { Name: 'for later' })).status).toBe(400);
  expect((await client.ask('POST /api/v3/Tag/User', { Name: 'For Later' })).status).toBe(200);
});

test('emits no event when settings or accounts change', async () => {
  await client.ask('PATCH /api/v3/Settings', [{ op: 'replace', path: 'WebUI_Settings', value: '{}' }]);
  await client.ask('POST /api/v3/User', { Username: 'new', Password: 'x' });
  expect(events()).toEqual([]);
});

test('finds a series despite a typo when fuzzy is set', async () => {
  const name = series.title;
  const typo = name.slice(0, 3) + name.slice(4);
  const search = async (query: string) =>
    (await client.ask(`GET /api/v3/Series/Search?${query}`))
      .json<{ IDs: { ID: number } }[]>()
      .map((one) => one.IDs.ID);
  expect(await search(`query=${encodeURIComponent(typo)}&fuzzy=true`)).toContain(series.id);
  expect(await search(`query=${encodeURIComponent(typo)}&fuzzy=false`)).not.toContain(series.id);
});

test('answers 403 with a message for a series with a restricted tag', async () => {
  const { library, users } = client.server.sandbox;
  const tags = new Set(users.byName('kid')?.restrictedTags);
  const hidden = [...library.series.values()].find((one) => one.tags.some(({ tag }) => tags.has(tag.id)));
  await client.signIn('kid');
  const answer = await client.ask(`GET /api/v3/Series/${hidden?.id}`);
  expect([answer.status, answer.text]).toEqual([403, 'Accessing Series is not allowed for the current user']);
});

test('answers 204 for the next episode of a fully watched series', async () => {
  await client.ask(`POST /api/v3/Series/${series.id}/Episode/Watched?value=true`);
  const answer = await client.ask(
    `GET /api/v3/Series/${series.id}/NextUpEpisode?onlyUnwatched=true&includeMissing=false`,
  );
  expect([answer.status, answer.text]).toEqual([204, '']);
});

test('names the episode type Normal in 5.2 and Episode in 5.3', async () => {
  const types = async (one: Client) => {
    const page = (
      await one.ask(`GET /api/v3/Series/${series.id}/Episode?pageSize=0&includeDataFrom=AniDB`)
    ).json<Page<Episode>>();
    return new Set(page.List.map((episode) => episode.AniDB?.Type));
  };
  const old = clientOf({ series: 120, serverVersion: '5.2.0' });
  await old.signIn('Default');
  expect(await types(old)).toContain('Normal');
  expect(await types(client)).toContain('Episode');
  expect(await types(client)).not.toContain('Normal');
  await old.close();
});

test('returns Trakt IDs of a series in 5.2 but not in 5.3', async () => {
  const ids = async (one: Client) =>
    (await one.ask(`GET /api/v3/Series/${series.id}`)).json<{ IDs: object }>().IDs;
  const old = clientOf({ series: 120, serverVersion: '5.2.0' });
  await old.signIn('Default');
  expect(await ids(old)).toHaveProperty('TraktTv');
  expect(await ids(client)).not.toHaveProperty('TraktTv');
  await old.close();
});

test('orders recommendations by the number of similar watched series', async () => {
  const list = (await client.ask('GET /api/v3/Series/AniDB/RecommendedForYou?showAll=true')).json<
    Page<{ SimilarTo: number }>
  >().List;
  const counts = list.map((one) => one.SimilarTo);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
});
