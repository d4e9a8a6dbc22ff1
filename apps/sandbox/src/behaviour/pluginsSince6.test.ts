import { afterEach, beforeEach, expect, test } from 'vitest';
import { posterWallId, sampleRepositoryUrl } from '../plugins/packages.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 1, serverVersion: '6.0.0.425', now: new Date('2026-11-26T21:00:00Z') });
  await client.signIn('Default');
});
afterEach(() => client.close());

const core = '75088f3f-57f8-5959-ad2a-6cacad9ac2b0';
const sample = '5e1f0c52-7d0b-5c6a-9b52-8a4f6d1c2e90';
const frames = '8c4be1d7-93a2-5f6e-a1c0-6e2d5f7b8a19';
const broken = 'd19a5e84-7c20-5b63-8f47-3b6c1d9e0a72';
const future = 'b7d06f3c-1e48-5a9b-9c35-0f8a2e6d4c57';

async function addRepository(): Promise<string> {
  const body = { Name: 'Samples', Url: sampleRepositoryUrl };
  const { ID } = (await client.ask('POST /api/v3/Plugin/Package/Repository', body)).json<{ ID: string }>();
  await client.ask('POST /api/v3/Plugin/Package/Repository/Sync');
  return ID;
}

type Fields = Record<string, unknown>;
const pluginsBy = async (search = '') => (await client.ask(`GET /api/v3/Plugin${search}`)).json<Fields[]>();
const total = async (path: string) =>
  (await client.ask(`GET /api/v3/Plugin/Package${path}`)).json<{ Total: number }>().Total;
const install = (id: string, search = '') => client.ask(`POST /api/v3/Plugin/Package/${id}/Install${search}`);

test('leaves the core out unless asked, and filters by state', async () => {
  expect((await pluginsBy()).map(({ Name }) => Name)).toEqual([
    'Sample Renamers',
    'Renamer Extras',
    'Yesterday’s Scanner',
  ]);
  expect((await pluginsBy('?showCorePlugin=true')).length).toBe(4);
  expect((await pluginsBy('?active=only')).length).toBe(2);
  expect((await pluginsBy('?enabled=false')).map(({ Name }) => Name)).toEqual(['Yesterday’s Scanner']);
});

test('disables a plugin that others need only by force, until the next start', async () => {
  const path = `/api/v3/Plugin/${sample}`;
  const refused = await client.ask(`PUT ${path}`, { IsEnabled: false });
  expect(refused.status).toBe(400);
  expect((await client.ask(`PUT ${path}`, { IsEnabled: false, Force: true })).json()).toMatchObject({
    IsEnabled: false,
    IsActive: true,
    RestartPending: true,
  });
  const enabled = await client.ask(`PATCH ${path}`, [{ op: 'replace', path: '/IsEnabled', value: true }]);
  expect(enabled.json()).toMatchObject({ IsEnabled: true, RestartPending: false });
  expect((await client.ask(`PUT /api/v3/Plugin/${core}`, { IsEnabled: false })).status).toBe(400);
});

test('uninstalls a plugin with what needs it, and keeps what runs in the list', async () => {
  expect((await client.ask(`DELETE /api/v3/Plugin/${sample}`)).status).toBe(400);
  expect((await client.ask(`DELETE /api/v3/Plugin/${sample}?force=true`)).status).toBe(204);
  expect(await pluginsBy('?installed=false')).toMatchObject([
    { Name: 'Sample Renamers', IsInstalled: false, RestartPending: true },
    { Name: 'Renamer Extras', IsInstalled: false },
  ]);
});

test('has no packages until a repository was added and fetched', async () => {
  expect(await total('')).toBe(0);
  const id = await addRepository();
  expect(await total('')).toBe(4);
  expect(await total('?onlyCompatible=false&onlyLatest=false')).toBe(7);
  expect(await total('?query=wall')).toBe(2);
  expect(await total('/Updates')).toBe(1);
  expect((await client.ask(`DELETE /api/v3/Plugin/Package/Repository/${id}`)).status).toBe(204);
  expect(await total('')).toBe(0);
  expect((await client.ask(`GET /api/v3/Plugin/Package/Repository/${id}`)).text).toBe('Repository not found');
});

test('names both faults of a repository, as recorded, and fetches nothing from an address it cannot reach', async () => {
  const answer = await client.ask('POST /api/v3/Plugin/Package/Repository', { Name: '', Url: 'nope' });
  expect([answer.status, answer.json().errors]).toEqual([
    400,
    {
      Url: ['The Url field is not a valid fully-qualified http, https, or ftp URL.'],
      Name: [
        'The Name field is required.',
        "The field Name must be a string or array type with a minimum length of '1'.",
      ],
    },
  ]);
  const lab = { Name: 'Lab', Url: 'http://127.0.0.1:9/manifest.json' };
  const added = (await client.ask('POST /api/v3/Plugin/Package/Repository', lab)).json();
  expect(added).toMatchObject({ ...lab, LastFetchedAt: null, StaleTime: '12:00:00' });
  const synced = await client.ask(`POST /api/v3/Plugin/Package/Repository/${String(added.ID)}/Sync`);
  expect(synced.json().LastFetchedAt).toBeNull();
});

test('installs a package for the next start and says so on the hub', async () => {
  await addRepository();
  expect((await install(posterWallId, '?releaseVersion=2.0.0.0')).json()).toMatchObject({
    Version: '2.0.0.0',
    IsEnabled: true,
    IsActive: false,
    RestartPending: true,
  });
  expect(client.server.sandbox.hub.emitted.at(-1)).toMatchObject({ target: 'plugin:installed' });
  const [installed] = (await client.ask('GET /api/v3/Plugin/Package/Installed')).json<Fields[]>();
  expect(installed).toMatchObject({ Manifest: { Name: 'Poster Wall' } });
  // It does not run yet, so that its update is asked for.
  expect(await total('/Updates')).toBe(1);
  expect(await total('/Updates?includeInactive=true')).toBe(2);
  expect((await client.ask(`DELETE /api/v3/Plugin/${posterWallId}/All`)).status).toBe(204);
  expect((await client.ask(`GET /api/v3/Plugin/${posterWallId}`)).text).toBe('Plugin not found');
});

test('refuses what is incompatible, incomplete or lacks what it needs', async () => {
  await addRepository();
  const incompatible = await install(future);
  expect([incompatible.status, incompatible.json().detail]).toEqual([
    400,
    'Package not found or no compatible version available',
  ]);
  const failed = await install(broken);
  expect([failed.status, failed.text]).toEqual([500, 'Failed to install package']);
  expect((await install(frames)).json().detail).toBe('Missing dependency: Poster Wall');
  expect((await install(frames, '?autoResolveDependencies=true')).status).toBe(200);
  expect((await pluginsBy('?restartPending=only')).map(({ Name }) => Name)).toEqual([
    'Poster Wall',
    'Wall Frames',
  ]);
  const unknown = await install(core);
  expect([unknown.status, unknown.text]).toEqual([404, 'Package not found']);
});

test('updates what is enabled and not pinned when asked to', async () => {
  await addRepository();
  const check = (body?: object) => client.ask('POST /api/v3/Plugin/Package/CheckForUpdates', body);
  expect((await check()).status).toBe(204);
  expect(await total('/Updates')).toBe(1);
  await client.ask(`PUT /api/v3/Plugin/${sample}`, { IsPinned: true });
  expect(await total('/Updates')).toBe(0);
  await client.ask(`PUT /api/v3/Plugin/${sample}`, { IsPinned: false });
  await check({ PerformUpgrade: true });
  expect(await total('/Updates')).toBe(0);
  const versions = (await client.ask(`GET /api/v3/Plugin/${sample}/All`)).json<Fields[]>();
  expect(versions).toMatchObject([
    { Version: '1.3.0.0', IsActive: false, IsEnabled: true, RestartPending: true },
    { Version: '1.2.0.0', IsActive: true, IsEnabled: false, RestartPending: true },
  ]);
});

test('keeps the settings of updates with those of the server', async () => {
  const path = '/api/v3/Plugin/Package/Settings';
  const answer = await client.ask(`POST ${path}`, { IsAutoUpgradeEnabled: true });
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect((await client.ask(`GET ${path}`)).json()).toEqual({
    IsAutoSyncEnabled: false,
    IsAutoUpgradeEnabled: true,
    DefaultRepositoryStaleTime: '12:00:00',
    InactivePluginVersionRetention: '30.00:00:00',
  });
});

test('lists pages of running plugins and serves the one of its own', async () => {
  const pages = (await client.ask('GET /api/v3/Plugin/Pages')).json<Fields[]>();
  expect(pages).toMatchObject([
    { Name: 'Naming Examples', CanEmbed: true },
    { Name: 'Manual', CanEmbed: false },
  ]);
  expect((await client.ask(`GET ${String(pages[0]?.Url)}`)).text).toContain('Naming Examples');
});

test('is for administrators, but for the thumbnails, and none of it before 6', async () => {
  await addRepository();
  await client.signIn('alice');
  expect((await client.ask('GET /api/v3/Plugin')).status).toBe(403);
  expect((await client.ask(`GET /api/v3/Plugin/Package/${posterWallId}/Thumbnail`)).status).toBe(200);
  const older = clientOf({ series: 1 });
  await older.signIn('Default');
  expect((await older.ask('GET /api/v3/Plugin')).status).toBe(404);
  await older.close();
});
