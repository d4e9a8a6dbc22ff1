import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Preset {
  readonly IDs: { readonly ID: number; readonly ParentFilter: number | null };
  readonly Name: string;
  readonly Sorting?: { readonly Type: string; readonly IsInverted: boolean };
}
const errorsOf = async (call: string, body?: unknown) =>
  (await client.ask(call, body)).json<{ errors?: Record<string, string[]> }>().errors;
const make = async (body: Record<string, unknown>) =>
  (await client.ask('POST /api/v3/Filter', body)).json<Preset>();
const read = async (id: number) =>
  (await client.ask(`GET /api/v3/Filter/${id}?withConditions=true`)).json<Preset>();
const lockedPreset = () => {
  const locked = [...client.server.sandbox.library.filters.values()].find((one) => one.isLocked);
  if (locked === undefined) throw new Error('No preset is locked.');
  return locked;
};

test('requires a preset name, which may be empty', async () => {
  const refused = { Name: ['The Name field is required.'] };
  for (const body of [{}, { Name: null }]) {
    expect(await errorsOf('POST /api/v3/Filter', body)).toEqual(refused);
  }
  const { IDs } = await make({ Name: 'Mine' });
  expect(await errorsOf(`PUT /api/v3/Filter/${IDs.ID}`, { Name: null })).toEqual(refused);
  expect((await read(IDs.ID)).Name).toBe('Mine');
  expect(await make({ Name: '' })).toMatchObject({ Name: '' });
});

test('keeps a preset’s filter and sorting when it is renamed', async () => {
  const preset = {
    Name: 'Action, newest first',
    ApplyAtSeriesLevel: true,
    Expression: { Type: 'HasTag', Parameter: 'action' },
    Sorting: { Type: 'AddedDate', IsInverted: true },
  };
  const { IDs } = await make(preset);
  await client.ask(`PATCH /api/v3/Filter/${IDs.ID}`, [{ op: 'replace', path: 'Name', value: 'Fights' }]);
  const saved = await read(IDs.ID);
  expect(saved).toMatchObject({ ...preset, Name: 'Fights' });
  const previewed = (await client.ask('POST /api/v3/Filter/Preview/Series/OnlyIDs', preset)).json<number[]>();
  const listed = (await client.ask(`GET /api/v3/Filter/${IDs.ID}/Series/OnlyIDs`)).json<number[]>();
  expect(listed.length).toBeGreaterThan(0);
  expect(listed).toEqual(previewed);
});

test('rejects a preset with an unknown sorting or condition and creates nothing', async () => {
  const count = () => client.server.sandbox.library.filters.size;
  const before = count();
  const wrong = { Name: 'Mine', Expression: { Type: 'Nope' } };
  expect(await errorsOf('POST /api/v3/Filter', wrong)).toHaveProperty('Expression');
  expect((await client.ask('POST /api/v3/Filter', { Name: 'Mine', Sorting: { Type: 'Nope' } })).status).toBe(
    400,
  );
  expect(count()).toBe(before);
});

test('rejects changes to a locked preset but deletes it', async () => {
  const { id, name } = lockedPreset();
  const refused = { IsLocked: ['Filter is locked.'] };
  expect(await errorsOf(`PUT /api/v3/Filter/${id}`, { Name: 'Other' })).toMatchObject(refused);
  expect((await read(id)).Name).toBe(name);
  expect((await client.ask(`DELETE /api/v3/Filter/${id}`)).status).toBe(204);
  expect((await client.ask(`GET /api/v3/Filter/${id}`)).status).toBe(404);
});

test('lists the presets of a directory and deletes them with it', async () => {
  const directory = await make({ Name: 'My own', IsDirectory: true });
  const inside = await make({ Name: 'Inside', ParentID: directory.IDs.ID });
  const list = (await client.ask(`GET /api/v3/Filter/${directory.IDs.ID}/Filter?pageSize=0`)).json<{
    List: Preset[];
  }>().List;
  expect(list.map((one) => one.Name)).toEqual(['Inside']);
  expect(await errorsOf('POST /api/v3/Filter', { Name: 'x', ParentID: inside.IDs.ID })).toHaveProperty(
    'ParentID',
  );
  expect(await errorsOf('POST /api/v3/Filter', { Name: 'x', ParentID: 99999 })).toHaveProperty('ParentID');
  await client.ask(`DELETE /api/v3/Filter/${directory.IDs.ID}`);
  expect((await client.ask(`GET /api/v3/Filter/${inside.IDs.ID}`)).status).toBe(404);
});

test('rejects conditions and sorting for a directory, and returns the default sorting', async () => {
  const body = {
    Name: 'Mine',
    IsDirectory: true,
    Expression: { Type: 'HasTag', Parameter: 'action' },
    Sorting: { Type: 'Name', IsInverted: false },
  };
  const errors = await errorsOf('POST /api/v3/Filter', body);
  expect(Object.keys(errors ?? {}).sort()).toEqual(['Expression', 'Sorting']);
  const { IDs } = await make({ Name: 'Mine', IsDirectory: true });
  expect((await read(IDs.ID)).Sorting).toEqual({ Type: 'Name', IsInverted: false });
});

test('finds the series with a tag or a custom tag', async () => {
  const { library } = client.server.sandbox;
  const tag = [...library.series.values()].flatMap((one) => one.tags)[0]?.tag;
  const own = library.userTags.get(1);
  const ids = async (Type: string, Parameter: string | undefined) => {
    const body = { ApplyAtSeriesLevel: true, Expression: { Type, Parameter } };
    const answer = await client.ask('POST /api/v3/Filter/Preview/Series?pageSize=0', body);
    const list = answer.json<{ List: { IDs: { ID: number } }[] }>().List;
    return list.map((one) => one.IDs.ID).sort((a, b) => a - b);
  };
  const all = [...library.series.values()];
  expect(await ids('HasTag', tag?.name)).toEqual(
    all.filter((one) => one.tags.some((has) => has.tag === tag)).map((one) => one.id),
  );
  expect(await ids('HasCustomTag', own?.name)).toEqual(
    all.filter((one) => one.userTagIds.has(own?.id ?? 0)).map((one) => one.id),
  );
});

test('emits no hub event when a preset is created or deleted', async () => {
  const { IDs } = await make({ Name: 'Mine' });
  await client.ask(`DELETE /api/v3/Filter/${IDs.ID}`);
  expect(client.server.sandbox.hub.emitted).toEqual([]);
});
