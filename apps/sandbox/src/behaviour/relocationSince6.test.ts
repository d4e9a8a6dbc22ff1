import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6] });
  await client.signIn('Default');
});
afterEach(() => client.close());

const ask = async (call: string, body?: unknown) => {
  const answer = await client.ask(call.replace(' ', ' /api/v3/'), body);
  return { status: answer.status, text: answer.text, json: () => answer.json<never>() };
};
const webAom = 'ce69f6d2-a102-5907-9338-f8c812c6955b';
const standard = 'd07db830-0cea-58f4-82d5-e2b79bc56678';

interface Preset {
  readonly ID: string;
  readonly Name: string;
  readonly IsDefault: boolean;
  readonly IsUsable: boolean;
  readonly HasConfiguration: boolean;
}
const presets = async () => (await ask('GET Relocation/Preset')).json() as Preset[];
const added = async (Name: string) =>
  (await ask('POST Relocation/Preset', { Name, ProviderID: webAom })).json() as Preset;

test('names presets as recorded, keeps one default, and deletes all but that', async () => {
  const second = await added('Second');
  expect(second).toMatchObject({ Name: 'Second', IsDefault: false, IsUsable: true, HasConfiguration: true });
  expect(await added('Second')).toMatchObject({ Name: 'Second (copy)' });
  expect((await ask('POST Relocation/Preset', { Name: '', ProviderID: webAom })).text).toContain(
    '"Name":["The Name field is required."]',
  );
  const unknown = await ask('POST Relocation/Preset', { Name: 'X', ProviderID: standard });
  expect([unknown.status, unknown.text]).toEqual([
    404,
    'The RelocationProvider with the given ID was not found.',
  ]);
  const path = `Relocation/Preset/${second.ID}`;
  await ask(`PATCH ${path}`, [{ op: 'replace', path: '/Name', value: 'Third' }]);
  await ask(`PATCH ${path}`, [{ op: 'replace', path: '/IsDefault', value: true }]);
  const defaults = (await presets()).filter(({ IsDefault }) => IsDefault).map(({ Name }) => Name);
  expect(defaults).toEqual(['Third']);
  const refused = await ask(`DELETE ${path}`);
  expect([refused.status, refused.text]).toEqual([400, 'The default relocation preset cannot be deleted.']);
  await ask(`PUT Relocation/Preset/${standard}`, { IsDefault: true });
  expect((await ask(`DELETE ${path}`)).status).toBe(204);
  const again = await ask(`DELETE ${path}`);
  expect([again.status, again.text]).toEqual([404, 'Relocation preset not found']);
});

test('previews a configuration that is not saved, and relocates by the one that is', async () => {
  const [file] = client.server.sandbox.library.files.values();
  const before = file?.locations[0]?.relativePath;
  const path = `Relocation/Preset/${standard}/Configuration`;
  const configuration = (await ask(`GET ${path}`)).json() as Record<string, unknown>;
  expect(Object.keys(configuration)).toEqual(['MaxEpisodeLength', 'GroupAwareSorting', 'Script']);
  const Configuration = { ...configuration, Script: "DO ADD '%ann - %enr'" };
  const body = { FileIDs: [file?.id, 999_999], ProviderID: webAom, Configuration };
  const answer = await ask('POST Relocation/Preview?move=false&rename=true', body);
  const [previewed, missing] = answer.json() as Record<string, unknown>[];
  expect(previewed).toMatchObject({ IsSuccess: true, IsPreview: true, IsRelocated: true });
  expect(missing).toEqual({
    FileID: 999_999,
    IsSuccess: false,
    IsPreview: true,
    ErrorMessage: 'Unable to find File with ID 999999',
  });
  expect(file?.locations[0]?.relativePath).toBe(before);
  expect((await ask(`PUT ${path}`, Configuration)).status).toBe(200);
  const relocated = await ask(`POST Relocation/Preset/${standard}/Relocate?move=false&rename=true`, [
    file?.id,
  ]);
  expect(relocated.json()).toMatchObject([
    { FileID: file?.id, PresetName: 'Default', RelativePath: previewed?.RelativePath },
  ]);
  expect(file?.locations[0]?.relativePath).toBe(previewed?.RelativePath);
  const nothing = await ask('POST Relocation/Preview', { FileIDs: [1], ProviderID: webAom });
  expect(nothing.text).toContain('"instance":"Configuration"');
  expect((await ask(`PATCH ${path}`, [{ op: 'replace', path: '/Nope', value: 1 }])).status).toBe(500);
});

test('keeps the presets of a removed plugin, which cannot be used', async () => {
  const orphan = (await presets()).find(({ IsUsable }) => !IsUsable);
  expect(orphan).toMatchObject({ HasConfiguration: false });
  expect((await ask(`POST Relocation/Preset/${orphan?.ID}/Relocate`, [1])).status).toBe(404);
});

test('queues a file to be relocated on its own, where files are relocated on import', async () => {
  const [file] = client.server.sandbox.library.files.values();
  const queued = async () => (await ask('GET Queue/Types')).json() as unknown;
  const call = `POST File/${file?.id}/Action/AutoRelocate`;
  await ask('POST Relocation/Settings', { RenameOnImport: false, MoveOnImport: false });
  expect(await ask(call)).toMatchObject({ status: 200, text: '' });
  expect(await queued()).toEqual({});
  await ask('POST Relocation/Settings', { RenameOnImport: true });
  expect((await ask('GET Relocation/Summary')).json()).toMatchObject({ RenameOnImport: true });
  expect(await ask(`${call}?priority=true`)).toMatchObject({ status: 200, text: '' });
  expect(await queued()).toEqual({ RenameMoveFileJob: 1 });
  expect((await ask('POST File/999999/Action/AutoRelocate')).status).toBe(404);
});

test('saves a configuration, says what needs a restart, and refuses what the schema does', async () => {
  const core = 'Configuration/19c7a5e2-4244-56a8-aa78-87ad3590efce';
  const settings = (await ask(`GET ${core}`)).json() as { Web: object };
  const changed = { ...settings, Web: { ...settings.Web, Port: 8112 } };
  expect((await ask(`PUT ${core}`, changed)).json()).toMatchObject({ ShowSaveMessage: true, Refresh: true });
  expect((await ask(`GET ${core}/Info`)).json()).toMatchObject({ RestartPendingFor: ['Web.Port'] });
  const anidb = 'Configuration/89cdd09c-4dae-574b-a561-d7a072ad0d98';
  const wrong = await ask(`POST ${anidb}/Validate`, { StoreHashes: 'yes', RescanDelayHours: [1, 'x'] });
  expect(wrong.status).toBe(400);
  expect(Object.keys((wrong.json() as { errors: object }).errors)).toEqual([
    'StoreHashes',
    'RescanDelayHours[1]',
  ]);
  expect((await ask(`PATCH ${anidb}`, [{ op: 'replace', path: '/Nope', value: 1 }])).status).toBe(500);
  const gone = await ask('GET Configuration/38efe243-8048-49dd-ad62-b51a8f18b31e');
  expect([gone.status, gone.text]).toEqual([
    404,
    `"Configuration '38efe243-8048-49dd-ad62-b51a8f18b31e' not found!"`,
  ]);
});
