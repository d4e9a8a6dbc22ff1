import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 12 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Folder {
  readonly ID: number;
  readonly Name: string;
  readonly Path: string;
  readonly FileSize: number;
  readonly Size: number;
}
const folders = async () => (await client.ask('GET /api/v3/ImportFolder')).json<Folder[]>();
const events = () => client.server.sandbox.hub.emitted.map((event) => event.target);
const filesOf = async (id: number) =>
  (await client.ask(`GET /api/v3/ImportFolder/${id}/File?pageSize=1`)).json<{ Total: number }>().Total;
const fileCount = async () =>
  (await client.ask('GET /api/v3/Dashboard/Stats')).json<{ FileCount: number }>().FileCount;
const add = (folder: object) => client.ask('POST /api/v3/ImportFolder', { ID: 0, ...folder });
const finishJobs = () => client.server.sandbox.clock.advance(3_600_000);

test('adds an import folder with a trailing slash, changes it and emits no event', async () => {
  const added = await add({
    Name: 'Spare',
    Path: '/mnt/backup',
    DropFolderType: 'Both',
    WatchForNewFiles: true,
  });
  const folder = added.json<Folder>();
  expect(folder).toMatchObject({ ID: 5, Path: '/mnt/backup/', DropFolderType: 'Both', Size: 0, FileSize: 0 });
  expect((await client.ask('PUT /api/v3/ImportFolder', { ...folder, Name: 'Spares' })).text).toBe('');
  expect((await client.ask('GET /api/v3/ImportFolder/5')).json().Name).toBe('Spares');
  await client.ask('PATCH /api/v3/ImportFolder/5', [
    { op: 'replace', path: '/DropFolderType', value: 'None' },
  ]);
  expect((await client.ask('GET /api/v3/ImportFolder/5')).json().DropFolderType).toBe('None');
  expect(events()).toEqual([]);
});

test.each([
  [{ Path: '/mnt/backup' }, 'Name', 'The Name field is required.'],
  [{ Name: 'A' }, 'Path', 'Path not provided. Import Folders must be a location that exists on the server.'],
  [
    { Name: 'A', Path: '/nowhere' },
    'Path',
    'Path does not exist. Import Folders must be a location that exists on the server.',
  ],
  [
    { Name: 'A', Path: '/srv/shoko' },
    'Path',
    'Unable to nest an import folder within another import folder.',
  ],
])('rejects %o with an error for its field', async (body, field, message) => {
  const answer = await add(body);
  expect(answer.status).toBe(400);
  expect(answer.json<{ errors: object }>().errors).toEqual({ [field]: [message] });
});

test('deletes a folder with the records of its files, and restores them at the next scan', async () => {
  const [anime] = await folders();
  const before = await fileCount();
  const inside = await filesOf(1);
  const series = anime?.Size;
  expect((await client.ask('DELETE /api/v3/ImportFolder/1')).status).toBe(200);
  expect(await fileCount()).toBeLessThan(before);
  expect(events().filter((event) => event === 'ShokoEvent:FileDeleted')).toHaveLength(inside);
  expect((await client.ask('DELETE /api/v3/ImportFolder/1')).status).toBe(404);

  const { ID } = (await add({ Name: 'Anime', Path: anime?.Path })).json<Folder>();
  expect((await client.askPatiently(`GET /api/v3/ImportFolder/${ID}/Scan`)).status).toBe(200);
  finishJobs();
  expect(await fileCount()).toBe(before);
  expect(await filesOf(ID)).toBe(inside);
  expect((await folders()).find((one) => one.ID === ID)?.Size).toBe(series);
  expect(events()).toEqual(
    expect.arrayContaining(['ShokoEvent:FileDetected', 'ShokoEvent:FileHashed', 'ShokoEvent:FileMatched']),
  );
});

test('answers a scan only after it ends', async () => {
  let hasEnded = false;
  const scan = client.ask('GET /api/v3/ImportFolder/3/Scan').finally(() => {
    hasEnded = true;
  });
  await folders();
  expect(hasEnded).toBe(false);
  expect((await client.ask('GET /api/v3/Queue/Types')).json()).toEqual({});
  client.server.sandbox.clock.advance(400);
  expect((await scan).status).toBe(200);
});

test('keeps the file records when a folder is deleted with removeRecords=false', async () => {
  const before = await fileCount();
  await client.ask('DELETE /api/v3/ImportFolder/1?removeRecords=false');
  expect(await fileCount()).toBe(before);
  expect(await folders()).toHaveLength(3);
  expect(events()).toEqual([]);
});

test('lets every user list and scan folders, and only administrators change them', async () => {
  await client.signIn('alice');
  expect(await folders()).toHaveLength(4);
  expect((await client.askPatiently('GET /api/v3/ImportFolder/1/Scan')).status).toBe(200);
  expect((await client.ask('DELETE /api/v3/ImportFolder/1')).status).toBe(403);
  expect((await add({ Name: 'A', Path: '/mnt/backup' })).status).toBe(403);
});

test('lists the folders of a path and says which are inaccessible', async () => {
  interface Seen {
    readonly Path: string;
    readonly IsAccessible: boolean;
    readonly Sizes: { readonly Folders: number };
  }
  const look = async (path: string) => (await client.ask(`GET /api/v3/Folder?path=${path}`)).json<Seen[]>();
  expect((await look('/')).find(({ Path }) => Path === '/root')?.IsAccessible).toBe(false);
  expect((await look('/srv/shoko/media/')).map(({ Path }) => Path)).toEqual([
    '/srv/shoko/media/anime',
    '/srv/shoko/media/downloads',
    '/srv/shoko/media/movies',
  ]);
  expect((await look('/srv/shoko/media/anime')).length).toBeGreaterThan(0);
  const missing = await client.ask('GET /api/v3/Folder?path=/nowhere');
  expect([missing.status, missing.text]).toEqual([404, 'Directory not found']);
});

test('rejects changing an unknown folder or nesting one within another', async () => {
  const put = (body: object) => client.ask('PUT /api/v3/ImportFolder', { Name: 'A', ...body });
  const unknown = await put({ ID: 99, Path: '/mnt/backup' });
  expect([unknown.status, unknown.json().errors]).toEqual([400, { ID: ['Folder not found'] }]);
  const nested = await put({ ID: 1, Path: '/srv/shoko' });
  const text = 'Unable to nest an import folder within another import folder.';
  expect([nested.status, nested.json().errors]).toEqual([400, { Path: [text] }]);
});

test('answers 404 for a folder without a path', async () => {
  expect((await client.ask('GET /api/v3/Folder')).status).toBe(404);
});
