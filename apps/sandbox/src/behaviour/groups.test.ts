import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Group } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let group: Group;
beforeEach(async () => {
  client = clientOf({ series: 200 });
  await client.signIn('Default');
  const { library } = client.server.sandbox;
  const one = [...library.groups.values()].find(
    (each) =>
      each.customName === null &&
      new Set(library.seriesOf(each).map((series) => library.seriesName(series))).size > 1,
  );
  if (one === undefined) throw new Error('The library has no such group.');
  group = one;
});
afterEach(() => client.close());

interface Answer {
  readonly IDs: { readonly ID: number; readonly MainSeries: number };
  readonly Name: string;
  readonly HasCustomName: boolean;
  readonly Size: number;
}

const read = async (id = group.id) => (await client.ask(`GET /api/v3/Group/${id}`)).json<Answer>();
const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });
const patch = async (...steps: object[]) =>
  (await client.ask(`PATCH /api/v3/Group/${group.id}`, steps)).json<Answer>();
const updatedSeries = () =>
  client.server.sandbox.hub.emitted
    .filter(({ target }) => target === 'ShokoEvent:SeriesUpdated')
    .flatMap(({ args }) => (args[0] as { ShokoSeriesIDs: number[] }).ShokoSeriesIDs);
const nameOfSeries = async (id: number | undefined) =>
  (await client.ask(`GET /api/v3/Series/${id}`)).json<Answer>().Name;

async function anotherSeries(): Promise<number> {
  const { Name } = await read();
  const names = await Promise.all(group.seriesIds.map(nameOfSeries));
  return group.seriesIds[names.findIndex((name) => name !== Name)] ?? 0;
}

test('finds a group by its custom name at series level too, with ordinary or non-breaking spaces', async () => {
  await patch(replace('/Name', 'A Shelf of Tapes'));
  const found = async (Parameter: string, ApplyAtSeriesLevel: boolean) => {
    const Expression = { Type: 'AnyContains', Left: { Type: 'NamesSelector' }, Parameter };
    const answer = await client.ask('POST /api/v3/Filter/Preview/Group', { ApplyAtSeriesLevel, Expression });
    return answer.json<{ List: Answer[] }>().List.map(({ IDs }) => IDs.ID);
  };
  expect(await found('shelf of', false)).toEqual([group.id]);
  expect(await found('shelf of', true)).toEqual([group.id]);
  expect(await found('shelf\u00a0of', true)).toEqual([group.id]);
});

test('keeps a group’s name as a custom one when its main series changes', async () => {
  const before = await read();
  const id = await anotherSeries();
  const after = await patch(replace('/PreferredSeriesID', id));
  expect(after).toMatchObject({ IDs: { MainSeries: id }, Name: before.Name, HasCustomName: true });
  expect(updatedSeries()).toEqual([]);
});

test('names a group after its main series when HasCustomName is set to false, at once or later', async () => {
  const id = await anotherSeries();
  const follows = { Name: await nameOfSeries(id), HasCustomName: false };
  const choose = replace('/PreferredSeriesID', id);
  expect(await patch(choose, replace('/HasCustomName', false))).toMatchObject(follows);
  expect(await patch(replace('/PreferredSeriesID', null))).toMatchObject({ HasCustomName: true });
  await patch(choose);
  expect(await patch(replace('/HasCustomName', false))).toMatchObject(follows);
});

test('keeps the name when the description changes', async () => {
  const { Name } = await read();
  const steps = [replace('/Description', 'Mine'), replace('/HasCustomDescription', true)];
  expect(await patch(...steps)).toMatchObject({ Name, HasCustomName: false });
});

test('keeps the name of a series that joined the group and left it', async () => {
  const { library } = client.server.sandbox;
  const oldest = [...library.series.values()]
    .filter(({ airDay, groupId }) => airDay !== null && groupId !== group.id)
    .reduce((one, other) => (Number(other.airDay) < Number(one.airDay) ? other : one));
  const other = [...library.groups.values()].find(({ id }) => id !== group.id && id !== oldest.groupId);
  const name = library.seriesName(oldest);
  const move = (to: number | undefined) => client.ask(`PATCH /api/v3/Series/${oldest.id}/Move/${to}`);
  await move(group.id);
  expect(await read()).toMatchObject({ Name: name, HasCustomName: false });
  await move(other?.id);
  expect(await read()).toMatchObject({ Name: name, HasCustomName: false });
});

test('creates a group without series', async () => {
  const made = await client.ask('POST /api/v3/Group', { Name: 'Later', HasCustomName: true });
  expect(made.status).toBe(201);
  expect(await read(made.json<Answer>().IDs.ID)).toMatchObject({ Name: 'Later', Size: 0 });
});

test('rejects moving a series to a group that does not exist', async () => {
  const answer = await client.ask(`PATCH /api/v3/Series/${group.seriesIds[0]}/Move/99999999`);
  expect(answer.status).toBe(400);
  expect(answer.json().errors).toEqual({ groupID: ['No Group entry for the given groupID'] });
});

test('emits SeriesUpdated for each series of a renamed group', async () => {
  await patch(replace('/Name', 'A new name'), replace('/HasCustomName', true));
  expect(updatedSeries()).toEqual(group.seriesIds);
});
