import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 20, looseFiles: 20 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Config {
  readonly RenamerID: string;
  readonly Name: string;
  readonly Settings: readonly { readonly Name: string; readonly Value: unknown }[];
}
interface Result {
  readonly IsSuccess: boolean;
  readonly IsPreview: boolean;
  readonly ErrorMessage?: string;
  readonly RelativePath: string | null;
}

const fileIds = async (query: string) =>
  (await client.ask(`GET /api/v3/File?pageSize=3&${query}`))
    .json<{ List: readonly { ID: number }[] }>()
    .List.map(({ ID }) => ID);
const pathOf = async (id: number) =>
  (await client.ask(`GET /api/v3/File/${id}`)).json<{ Locations: readonly { RelativePath: string }[] }>()
    .Locations[0]?.RelativePath;
const configs = async () => (await client.ask('GET /api/v3/Renamer/Config')).json<Config[]>();
const config = (Settings: Config['Settings']) => ({ RenamerID: 'WebAOM', Name: 'Preview', Settings });
const results = async (call: string, body: unknown) => (await client.ask(call, body)).json<Result[]>();
const events = () => client.server.sandbox.hub.emitted.map(({ target }) => target);
const rename = 'move=false&rename=true';

test('previews new file names without moving a file', async () => {
  const [id = 0] = await fileIds('exclude=Unrecognized');
  const before = await pathOf(id);
  const Settings = [{ Name: 'Script', Value: "DO ADD 'One %enr'" }];
  const body = { FileIDs: [id, 999_999_999], Config: config(Settings) };
  const [result, missing] = await results(`POST /api/v3/Renamer/Preview?${rename}`, body);
  expect(result?.RelativePath).toMatch(/\/One \S+\.\w+$/);
  expect(result?.IsPreview).toBe(true);
  expect(missing?.ErrorMessage).toBe('Unable to find File with ID 999999999');
  expect(await pathOf(id)).toBe(before);
  expect(events().filter((name) => name.startsWith('ShokoEvent:File'))).toEqual([]);
});

test('relocates a file to the returned path once, and emits FileRenamed once', async () => {
  const [id = 0] = await fileIds('exclude=Unrecognized');
  const call = `POST /api/v3/Renamer/Config/Default/Relocate?${rename}`;
  const [result] = await results(call, [id]);
  expect(result).toMatchObject({ IsSuccess: true, IsPreview: false, ConfigName: 'Default' });
  expect(await pathOf(id)).toBe(result?.RelativePath);
  expect(events().filter((name) => name === 'ShokoEvent:FileRenamed')).toHaveLength(1);
  await results(call, [id]);
  expect(events().filter((name) => name === 'ShokoEvent:FileRenamed')).toHaveLength(1);
});

test('reports why a name cannot be made: a script error or a file without an episode', async () => {
  const [id = 0] = await fileIds('exclude=Unrecognized');
  const [loose = 0] = await fileIds('include_only=Unrecognized');
  const Config = config([{ Name: 'Script', Value: 'DO ADD anything' }]);
  const body = { FileIDs: [id, loose], Config };
  const failed = await results(`POST /api/v3/Renamer/Preview?${rename}`, body);
  expect(failed.map(({ ErrorMessage }) => ErrorMessage)).toEqual([
    '*Error: Unable to parse line 1 of the script.',
    expect.any(String),
  ]);
});

test('creates a config once per name, saves, renames and deletes it', async () => {
  const made = { RenamerID: 'WebAOM', Name: 'a/b %', Settings: [{ Name: 'Script', Value: '' }] };
  const at = `/api/v3/Renamer/Config/${encodeURIComponent(made.Name)}`;
  expect((await client.ask('POST /api/v3/Renamer/Config', made)).status).toBe(200);
  expect((await client.ask('POST /api/v3/Renamer/Config', made)).status).toBe(409);
  const none = await client.ask(`PUT ${at}`, { ...made, Settings: null });
  expect([none.status, none.text]).toEqual([400, 'Settings are required for a put request']);
  expect((await client.ask(`PUT ${at}`, { ...made, Settings: [] })).status).toBe(500);
  const patch = (value: string) => [{ op: 'replace', path: '/Name', value }];
  expect((await client.ask(`PATCH ${at}`, patch('Default'))).status).toBe(409);
  expect((await client.ask(`PATCH ${at}`, patch('New'))).status).toBe(200);
  expect((await configs()).map(({ Name }) => Name)).toContain('New');
  expect((await client.ask('DELETE /api/v3/Renamer/Config/New')).status).toBe(200);
  expect((await configs()).map(({ Name }) => Name)).not.toContain('New');
});

test('rejects deleting the default config, and keeps it the default when renamed', async () => {
  const refused = await client.ask('DELETE /api/v3/Renamer/Config/Default');
  expect([refused.status, refused.json().errors]).toEqual([
    400,
    { Body: ['Default renamer config cannot be deleted!'] },
  ]);
  await client.ask('PATCH /api/v3/Renamer/Config/Default', [{ op: 'replace', path: '/Name', value: 'Mine' }]);
  const settings = (await client.ask('GET /api/v3/Settings')).json<{
    Plugins: { Renamer: { DefaultRenamer: string } };
  }>();
  expect(settings.Plugins.Renamer.DefaultRenamer).toBe('Mine');
});

test('lets other users read configs but not use or delete them', async () => {
  await client.signIn('alice');
  expect((await client.ask('GET /api/v3/Renamer/Config')).status).toBe(200);
  for (const call of [
    'POST /api/v3/Renamer/Preview',
    'POST /api/v3/Renamer/Config/Default/Relocate',
    'DELETE /api/v3/Renamer/Config/As%20released',
  ]) {
    expect((await client.ask(call, call.startsWith('DELETE') ? undefined : [])).status).toBe(403);
  }
});

test('rejects a config without a name or with an unknown renamer', async () => {
  const nameless = await client.ask('POST /api/v3/Renamer/Config', { RenamerID: 'WebAOM', Name: '' });
  expect([nameless.status, nameless.headers['content-type']]).toEqual([400, 'text/plain; charset=utf-8']);
  const unknown = { RenamerID: 'Nope', Name: 'New' };
  expect((await client.ask('POST /api/v3/Renamer/Config', unknown)).status).toBe(404);
  const preview = { FileIDs: [], Config: unknown };
  expect((await client.ask('POST /api/v3/Renamer/Preview', preview)).status).toBe(404);
});

test('answers Nothing to do without moving and renaming, and omits the unknown fields', async () => {
  const [id = 0] = await fileIds('exclude=Unrecognized');
  const call = 'POST /api/v3/Renamer/Config/Default/Preview?move=false&rename=false';
  const [nothing, missing] = await results(call, [id, 999_999_999]);
  expect(nothing).toMatchObject({ FileID: id, IsSuccess: false, ErrorMessage: 'Nothing to do.' });
  for (const name of ['RelativePath', 'AbsolutePath']) expect(nothing).not.toHaveProperty(name);
  for (const name of ['FileLocationID', 'ImportFolderID']) expect(missing).not.toHaveProperty(name);
});
