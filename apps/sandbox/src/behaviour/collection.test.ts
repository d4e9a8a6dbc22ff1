import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 200 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Page<T> {
  readonly Total: number;
  readonly List: readonly T[];
}
interface Group {
  readonly IDs: { readonly ID: number; readonly MainSeries: number };
  readonly Name: string;
  readonly SortName: string;
}
interface Series {
  readonly IDs: { readonly ID: number; readonly AniDB: number };
  readonly Name: string;
}

const groups = async (query = '', body: unknown = {}) =>
  (await client.ask(`POST /api/v3/Filter/Preview/Group?${query}`, body)).json<Page<Group>>();
const seriesOf = async (query = '', body: unknown = {}) =>
  (await client.ask(`POST /api/v3/Filter/Preview/Series?${query}`, body)).json<Page<Series>>();
const errorsOf = async (call: string, body?: unknown) =>
  (await client.ask(call, body)).json<{ errors: Record<string, string[]> }>().errors;

test('returns 50 groups per page by default and all groups when pageSize is 0', async () => {
  const page = await groups();
  expect(page.List).toHaveLength(50);
  expect((await groups('pageSize=0')).List).toHaveLength(page.Total);
});

test('returns consecutive pages without gaps or overlaps, and an empty page after the last', async () => {
  const all = (await groups('pageSize=0')).List.map((group) => group.IDs.ID);
  const size = 40;
  const paged: number[] = [];
  for (let page = 1; page <= Math.ceil(all.length / size); page++) {
    paged.push(...(await groups(`pageSize=${size}&page=${page}`)).List.map((group) => group.IDs.ID));
  }
  expect(paged).toEqual(all);
  expect((await groups(`pageSize=${size}&page=99`)).List).toEqual([]);
});

test('rejects a page size above 100', async () => {
  expect(await errorsOf('POST /api/v3/Filter/Preview/Group?pageSize=101', {})).toEqual({
    pageSize: ['The field pageSize must be between 0 and 100.'],
  });
});

test('rejects page 0', async () => {
  expect(Object.keys(await errorsOf('POST /api/v3/Filter/Preview/Group?page=0', {}))).toEqual(['page']);
});

test('omits groups without files from the plain list unless includeEmpty is set', async () => {
  const total = async (query: string) =>
    (await client.ask(`GET /api/v3/Group?${query}`)).json<Page<Group>>().Total;
  expect(await total('')).toBeLessThan(await total('includeEmpty=true'));
  expect((await groups('includeEmpty=false')).Total).toBe(await total(''));
});

test('returns letter counts that add up to the total', async () => {
  const letters = (await client.ask('POST /api/v3/Filter/Preview/Group/Letters', {})).json<
    Record<string, number>
  >();
  const sum = Object.values(letters).reduce((one, other) => one + other, 0);
  expect(sum).toBe((await groups('pageSize=1')).Total);
});

test('returns the letters in alphabetical order after #', async () => {
  const letters = Object.keys(
    (await client.ask('POST /api/v3/Filter/Preview/Group/Letters', {})).json<Record<string, number>>(),
  );
  expect(letters[0]).toBe('#');
  expect(letters.slice(1)).toEqual([...letters.slice(1)].sort((a, b) => a.localeCompare(b, 'en')));
});

test('reverses the order when sorting by name is inverted', async () => {
  const sorted = async (IsInverted: boolean) =>
    (await groups('pageSize=0', { Sorting: { Type: 'Name', IsInverted } })).List.map((group) => group.IDs.ID);
  expect(await sorted(true)).toEqual((await sorted(false)).reverse());
});

test('splits the collection between a filter and its negation', async () => {
  const body = (Expression: unknown) => ({ ApplyAtSeriesLevel: true, Expression });
  const has = { Type: 'HasUnwatchedEpisodes' };
  const all = (await seriesOf('pageSize=1')).Total;
  const some = (await seriesOf('pageSize=1', body(has))).Total;
  const rest = (await seriesOf('pageSize=1', body({ Type: 'Not', Left: has }))).Total;
  expect(some).toBeGreaterThan(0);
  expect(some + rest).toBe(all);
});

test('finds a series by its name and by its AniDB ID', async () => {
  const first = (await seriesOf('pageSize=1')).List[0];
  const byName = {
    ApplyAtSeriesLevel: true,
    Expression: {
      Type: 'AnyContains',
      Left: { Type: 'NamesSelector' },
      Parameter: first?.Name.toUpperCase(),
    },
  };
  expect((await seriesOf('', byName)).List.map((series) => series.IDs.ID)).toContain(first?.IDs.ID);
  const byNumber = {
    ApplyAtSeriesLevel: true,
    Expression: {
      Type: 'AnyEquals',
      Left: { Type: 'AniDBIDsSelector' },
      Parameter: String(first?.IDs.AniDB),
    },
  };
  expect((await seriesOf('', byNumber)).List.map((series) => series.IDs.ID)).toEqual([first?.IDs.ID]);
});

test('names the unknown condition when it rejects a filter', async () => {
  expect(await errorsOf('POST /api/v3/Filter/Preview/Group', { Expression: { Type: 'Nope' } })).toEqual({
    Expression: ['FilterCondition type Nope was not found'],
  });
});

test('creates, changes and deletes a preset, but not by other users', async () => {
  const preset = { Name: 'Mine', IsDirectory: false, IsHidden: false, ApplyAtSeriesLevel: false };
  const made = (await client.ask('POST /api/v3/Filter', preset)).json<{ IDs: { ID: number } }>();
  const path = `/api/v3/Filter/${made.IDs.ID}`;
  expect((await client.ask(`PUT ${path}`, { ...preset, Name: 'Yours' })).json().Name).toBe('Yours');
  await client.signIn('alice');
  expect((await client.ask(`DELETE ${path}`)).status).toBe(403);
  expect((await client.ask(`GET ${path}`)).status).toBe(200);
  await client.signIn('Default');
  expect((await client.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await client.ask(`GET ${path}`)).status).toBe(404);
});

test('hides groups with restricted tags from the user and answers 403 for them', async () => {
  const all = (await groups('pageSize=0')).List.map((group) => group.IDs.ID);
  await client.signIn('kid');
  const visible = new Set((await groups('pageSize=0')).List.map((group) => group.IDs.ID));
  expect(visible.size).toBeLessThan(all.length);
  const hidden = all.find((id) => !visible.has(id));
  const answer = await client.ask(`GET /api/v3/Group/${hidden}`);
  expect([answer.status, answer.text]).toEqual([403, 'Accessing Group is not allowed for the current user']);
});

test('answers 404 with a message when the group is unknown', async () => {
  const answer = await client.ask('GET /api/v3/Group/99999999');
  expect([answer.status, answer.text]).toEqual([404, 'No Group entry for the given groupID']);
});

test('renames a group when the patch has paths without leading slashes', async () => {
  const group = (await groups('pageSize=1')).List[0];
  const patch = [
    { op: 'replace', path: 'Name', value: 'A new name' },
    { op: 'replace', path: 'HasCustomName', value: 'true' },
  ];
  expect((await client.ask(`PATCH /api/v3/Group/${group?.IDs.ID}`, patch)).status).toBe(200);
  expect((await client.ask(`GET /api/v3/Group/${group?.IDs.ID}`)).json()).toMatchObject({
    Name: 'A new name',
    HasCustomName: true,
  });
});

test('serves an image without a valid key, cacheable for an hour, and 404 for a missing one', async () => {
  const image = (await client.ask('GET /api/v3/Image/Random/Poster/Metadata')).json<
    Record<string, unknown>
  >();
  const invalidKey = { apikey: 'nobody' };
  const answer = await client.ask(
    `GET /api/v3/Image/${image.Source}/${image.Type}/${image.ID}`,
    undefined,
    invalidKey,
  );
  expect(answer.status).toBe(200);
  expect(String(answer.headers['content-type'])).toMatch(/^image\/(jpeg|webp|png)$/);
  expect(answer.headers['cache-control']).toBe('public,max-age=3600');
  expect((await client.ask('GET /api/v3/Image/AniDB/Poster/2147483647')).status).toBe(404);
});

test('lists the parameters that each filter condition takes', async () => {
  interface Entry {
    readonly Expression: string;
    readonly Group: string;
    readonly PossibleParameters?: readonly string[];
    readonly PossibleParameterPairs?: readonly unknown[];
  }
  const entries = (await client.ask('GET /api/v3/Filter/Expressions')).json<Entry[]>();
  const named = (name: string) => entries.find((entry) => entry.Expression === name);
  expect(named('InSeason')?.PossibleParameterPairs?.length).toBeGreaterThan(0);
  expect(named('HasTag')?.PossibleParameters?.length).toBeGreaterThan(0);
  expect(named('IsFinished')).not.toHaveProperty('PossibleParameters');
});

test('emits no hub event when groups are filtered or a preset is created', async () => {
  await groups();
  await client.ask('POST /api/v3/Filter', { Name: 'Mine', IsDirectory: false });
  expect(client.server.sandbox.hub.emitted).toEqual([]);
});
