import { afterEach, beforeEach, expect, test } from 'vitest';
import { episodesOfTmdbShow } from '../model/tmdb.ts';
import type { Series } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

interface Link {
  readonly AnidbEpisodeID: number;
  readonly TmdbShowID: number;
  readonly TmdbEpisodeID: number;
  readonly Index: number;
  readonly Rating: string;
}
interface List<T> {
  readonly Total: number;
  readonly List: readonly T[];
}

let client: Client;
let linked: Series;
let unlinked: Series;

const all = () => [...client.server.sandbox.library.series.values()];
function found(wanted: (series: Series) => boolean): Series {
  const one = all().find(wanted);
  if (one === undefined) throw new Error('The library has no such series.');
  return one;
}

beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
  linked = found(
    (one) => one.type === 'TV' && one.episodes.some(({ tmdbEpisodes }) => tmdbEpisodes.length > 0),
  );
  unlinked = found((one) => one.type === 'TV' && one.tmdbShows.length === 0 && !one.restricted);
});
afterEach(() => client.close());

const base = (series: Series) => `/api/v3/Series/${series.id}/TMDB`;
const links = async (series: Series) =>
  (await client.ask(`GET ${base(series)}/Show/CrossReferences/Episode?pageSize=0`)).json<List<Link>>().List;
const showOf = (series: Series) => series.tmdbShows[0] ?? series.tmdbHome.show ?? 0;
const statusOf = async (call: string, body?: unknown) => (await client.ask(call, body)).status;

test('rates links by matching date and title', async () => {
  const rows = (await Promise.all(all().map(links))).flat();
  const ratings = new Set(rows.map((row) => row.Rating));
  expect(ratings).toContain('DateAndTitleMatches');
  expect(ratings).toContain('DateAndTitleKindaMatches');
  expect(ratings).toContain('DateMatches');
  expect(ratings).toContain('TitleMatches');
  expect(ratings).not.toContain('UserVerified');
});

test('replaces, adds and removes links by a mapping, and rates them UserVerified', async () => {
  const [first, second, third] = await links(linked);
  if (!first || !second || !third) throw new Error('Too few links.');
  const Mapping = [
    { AniDBID: first.AnidbEpisodeID, TmdbID: second.TmdbEpisodeID, Replace: true },
    { AniDBID: first.AnidbEpisodeID, TmdbID: third.TmdbEpisodeID, Replace: false },
    { AniDBID: first.AnidbEpisodeID, TmdbID: third.TmdbEpisodeID, Replace: false },
    { AniDBID: second.AnidbEpisodeID, TmdbID: 0, Replace: true },
  ];
  expect(
    await statusOf(`POST ${base(linked)}/Show/CrossReferences/Episode`, { UnsetAll: false, Mapping }),
  ).toBe(204);
  const after = (await links(linked)).filter((row) =>
    [first.AnidbEpisodeID, second.AnidbEpisodeID].includes(row.AnidbEpisodeID),
  );
  expect(after.map(({ TmdbEpisodeID, Index, Rating }) => [TmdbEpisodeID, Index, Rating])).toEqual([
    [second.TmdbEpisodeID, 0, 'UserVerified'],
    [third.TmdbEpisodeID, 1, 'UserVerified'],
    [0, 0, 'UserVerified'],
  ]);
});

test('rejects the whole mapping when one row is invalid', async () => {
  const [first, second] = await links(linked);
  const post = (Mapping: unknown) =>
    client.ask(`POST ${base(linked)}/Show/CrossReferences/Episode`, { Mapping });
  const answer = await post([
    { AniDBID: first?.AnidbEpisodeID, TmdbID: second?.TmdbEpisodeID, Replace: true },
    { AniDBID: 1, TmdbID: second?.TmdbEpisodeID, Replace: true },
  ]);
  expect([answer.status, answer.text]).toEqual([
    400,
    expect.stringContaining('Unable to find an AniDB Episode'),
  ]);
  const online = episodesOfTmdbShow(client.server.sandbox.library, showOf(unlinked))[0];
  const remote = await post([{ AniDBID: first?.AnidbEpisodeID, TmdbID: online?.id, Replace: true }]);
  expect([remote.status, remote.text]).toEqual([400, expect.stringContaining('locally')]);
  expect((await links(linked))[0]).toEqual(first);
});

test('rejects an empty mapping, and automatic matching with a show that is not fetched', async () => {
  const calls = `${base(unlinked)}/Show/CrossReferences/Episode`;
  const refusal = async (call: string, body?: unknown) => {
    const { status, text } = await client.ask(call, body);
    return [status, JSON.parse(text).errors];
  };
  expect(await refusal(`POST ${calls}`, { UnsetAll: false, Mapping: [] })).toEqual([
    400,
    { Body: ['Empty body.'] },
  ]);
  expect(await refusal(`GET ${calls}/Auto`)).toEqual([
    400,
    { tmdbShowID: [expect.stringContaining('Make sure at least one TMDB Show is linked')] },
  ]);
  const TmdbShowID = showOf(unlinked);
  expect((await client.ask(`GET ${calls}/Auto?tmdbShowID=${TmdbShowID}`)).json()).toEqual({
    Total: 0,
    List: [],
  });
  expect(await refusal(`POST ${calls}/Auto`, { TmdbShowID })).toEqual([
    400,
    { tmdbShowID: [expect.stringContaining('Add the TMDB Show locally first.')] },
  ]);
});

test('searches, fetches, previews and then links a show', async () => {
  const show = showOf(unlinked);
  const auto = `${base(unlinked)}/Show/CrossReferences/Episode/Auto`;
  const suggestions = (await client.ask(`GET ${base(unlinked)}/Action/AutoSearch`)).json<
    { IsLocal: boolean; Show: { ID: number; Title: string } }[]
  >();
  expect(suggestions[0]).toMatchObject({ IsLocal: false, Show: { ID: show } });
  const query = encodeURIComponent(suggestions[0]?.Show.Title ?? '');
  const results = (await client.ask(`GET /api/v3/Tmdb/Show/Online/Search?query=${query}&pageSize=25`)).json<
    List<{ ID: number }>
  >();
  expect(results.List.map(({ ID }) => ID)).toContain(show);
  expect(await statusOf(`GET /api/v3/Tmdb/Show/${show}`)).toBe(404);
  expect(await statusOf(`GET /api/v3/Tmdb/Show/Online/${show}`)).toBe(200);
  expect(await statusOf('GET /api/v3/Tmdb/Show/Online/987654321')).toBe(404);
  expect(
    await statusOf(`POST /api/v3/Tmdb/Show/${show}/Action/Refresh`, { Immediate: true, QuickRefresh: true }),
  ).toBe(200);
  expect(await statusOf(`GET /api/v3/Tmdb/Show/${show}`)).toBe(200);

  const preview = (await client.ask(`GET ${auto}?tmdbShowID=${show}&pageSize=0`)).json<List<Link>>().List;
  expect(preview.filter((row) => row.TmdbEpisodeID > 0).length).toBeGreaterThan(0);
  expect(await links(unlinked)).toEqual([]);
  expect(await statusOf(`POST ${auto}`, { TmdbShowID: show })).toBe(201);
  expect(await statusOf(`POST ${auto}`, { TmdbShowID: show })).toBe(204);
  expect(await links(unlinked)).toEqual(preview.filter((row) => row.TmdbEpisodeID > 0));
});

test('links a show that a mapping refers to, and removes its rows when it is unlinked', async () => {
  const other = found((one) => one.tmdbShows.length > 0 && showOf(one) !== showOf(linked));
  const [target] = episodesOfTmdbShow(client.server.sandbox.library, showOf(other));
  const before = await links(linked);
  const Mapping = [{ AniDBID: before[0]?.AnidbEpisodeID, TmdbID: target?.id, Replace: true }];
  expect(await statusOf(`POST ${base(linked)}/Show/CrossReferences/Episode`, { Mapping })).toBe(201);
  expect(linked.tmdbShows).toEqual([showOf(linked), showOf(other)]);
  expect(await statusOf(`DELETE ${base(linked)}/Show`, { ID: showOf(other) })).toBe(204);
  expect(await links(linked)).toEqual(before.slice(1));
});

test('renumbers a show’s episodes when another ordering is preferred', async () => {
  const { library } = client.server.sandbox;
  const orderings = async (show: number) =>
    (await client.ask(`GET /api/v3/TMDB/Show/${show}/Ordering`)).json<
      { OrderingID: string; OrderingType?: string; InUse: boolean }[]
    >();
  let show = 0;
  for (const id of library.tmdbShows) if ((await orderings(id)).length > 1) show = id;
  const absolute = (await orderings(show)).find((one) => one.OrderingType === 'Absolute');
  const set = (AlternateOrderingID: unknown) =>
    statusOf(`POST /api/v3/TMDB/Show/${show}/Ordering/SetPreferred`, { AlternateOrderingID });
  expect([await set('invalid'), await set('a'.repeat(24)), await set(absolute?.OrderingID)]).toEqual([
    400, 400, 200,
  ]);
  expect((await orderings(show)).filter((one) => one.InUse).map((one) => one.OrderingID)).toEqual([
    absolute?.OrderingID,
  ]);
  const episodes = (await client.ask(`GET /api/v3/Tmdb/Show/${show}/Episode?pageSize=0`)).json<
    List<{ SeasonNumber: number }>
  >();
  expect(Math.max(...episodes.List.map((one) => one.SeasonNumber))).toBe(1);
});

test('links movies to episodes by AniDB ID', async () => {
  const film = found((one) => one.tmdbMovies.length > 0);
  const [ID] = film.tmdbMovies;
  const [episode] = film.episodes;
  const refused = await client.ask(`POST ${base(film)}/Movie`, { ID, EpisodeID: 1 });
  expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('Episode not found.')]);
  expect(await statusOf(`DELETE ${base(film)}/Movie`, { ID, EpisodeID: episode?.anidb })).toBe(204);
  expect(await statusOf(`POST ${base(film)}/Movie`, { ID, EpisodeID: episode?.anidb })).toBe(204);
  const rows = await client.ask(`GET ${base(film)}/Movie/CrossReferences`);
  expect(rows.json()).toContainEqual({
    AnidbAnimeID: film.anidb,
    AnidbEpisodeID: episode?.anidb,
    TmdbMovieID: ID,
    Rating: 'UserVerified',
  });
});

test('emits no event when linking, and SeriesUpdated when refreshing', async () => {
  const { emitted } = client.server.sandbox.hub;
  const before = emitted.length;
  const [first] = await links(linked);
  const Mapping = [{ AniDBID: first?.AnidbEpisodeID, TmdbID: 0, Replace: true }];
  await client.ask(`POST ${base(linked)}/Show/CrossReferences/Episode`, { Mapping });
  expect(emitted.length).toBe(before);
  const Refresh = `POST /api/v3/Tmdb/Show/${showOf(linked)}/Action/Refresh`;
  await client.ask(Refresh, { Immediate: true, QuickRefresh: true });
  expect(emitted.at(-1)).toMatchObject({
    target: 'ShokoEvent:SeriesUpdated',
    args: [{ Source: 'TMDB', ShokoSeriesIDs: expect.arrayContaining([linked.id]) }],
  });
});

test('fails online searches without a connection, and still lists the fetched shows', async () => {
  const offline = clientOf({ series: 40, network: 'LocalOnly' });
  await offline.signIn('Default');
  expect((await offline.ask('GET /api/v3/Tmdb/Show/Online/Search?query=a')).status).toBe(500);
  expect((await offline.ask('GET /api/v3/Tmdb/Show?pageSize=3')).status).toBe(200);
  await offline.close();
});

test('lets other users read links but not change or match them', async () => {
  await client.signIn('alice');
  expect((await links(linked)).length).toBeGreaterThan(0);
  expect(await statusOf(`POST ${base(linked)}/Show/CrossReferences/Episode`, { Mapping: [] })).toBe(403);
  expect(await statusOf(`GET ${base(linked)}/Show/CrossReferences/Episode/Auto`)).toBe(403);
  expect(await statusOf('GET /api/v3/Tmdb/Movie/Online/Search?query=a')).toBe(403);
});
