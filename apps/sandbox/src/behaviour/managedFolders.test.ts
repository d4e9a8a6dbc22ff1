import { readRecordings } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 12 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Folder {
  readonly ID: number;
  readonly Name: string;
  readonly Path: string;
  readonly Size: number;
}

const ask = (call: string, body?: unknown) => client.ask(call.replace(' ', ' /api/v3/ManagedFolder'), body);
const folders = async () => (await ask('GET ')).json<Folder[]>();
const filesIn = async (id: number) =>
  (await ask(`GET /${id}/File?pageSize=1`)).json<{ Total: number }>().Total;

test.each([
  ['ManagedFolder', ''],
  ['ManagedFolder_1', '/1'],
])('has the fields of the recorded %s', async (name, path) => {
  const recorded = readRecordings('6.0').find((one) => one.name === name);
  expect(shapeFaults(recorded?.body, (await ask(`GET ${path}`)).json())).toEqual([]);
});

test('adds a folder from its four values, replaces it and patches it', async () => {
  const values = { Name: 'Spare', Path: '/mnt/backup', DropFolderType: 'Both', WatchForNewFiles: true };
  const folder = (await ask('POST ', values)).json<Folder>();
  expect(folder).toMatchObject({ ID: 5, ...values, Path: '/mnt/backup/', Size: 0, FileSize: 0 });
  expect((await ask('PUT ', { ...folder, Name: 'Spares' })).status).toBe(200);
  await ask('PATCH /5', [{ op: 'replace', path: '/DropFolderType', value: 'None' }]);
  expect((await ask('GET /5')).json()).toMatchObject({ Name: 'Spares', DropFolderType: 'None' });
});

test.each([
  ['/media/new', 'Path does not exist. Managed Folders must be a location that exists on the server.'],
  ['/srv/shoko', 'Unable to nest a managed folder within another managed folder.'],
])('refuses to add %s with the path as instance and the reason as detail', async (Path, detail) => {
  const answer = await ask('POST ', { Name: 'New', Path, WatchForNewFiles: false, DropFolderType: 'None' });
  expect([answer.status, answer.json()]).toMatchObject([400, { errors: {}, detail, instance: 'Path' }]);
});

test('refuses a change of a folder with errors for its fields', async () => {
  const put = async (folder: object) =>
    (await ask('PUT ', { Name: 'A', Path: '/mnt/backup', ...folder })).json();
  expect(await put({ ID: 1, Path: '/srv' })).toMatchObject({
    errors: { Path: ['Unable to nest a managed folder within another managed folder.'] },
  });
  expect(await put({ ID: 99 })).toMatchObject({
    errors: { ID: ['ID invalid. If this is a new Folder, then use POST.'] },
  });
});

test('answers 404 for an unknown folder', async () => {
  for (const call of ['GET /99', 'GET /99/File', 'DELETE /99?removeRecords=true']) {
    const answer = await ask(call);
    expect([answer.status, answer.text]).toEqual([404, 'Folder not found.']);
  }
});

test('deletes a folder with its records, and finds its files again by a job that scans it', async () => {
  const [anime] = await folders();
  const before = await filesIn(1);
  expect((await ask('DELETE /1?removeRecords=true')).status).toBe(200);
  expect((await folders()).map(({ ID }) => ID)).not.toContain(1);

  const { ID } = (await ask('POST ', { Name: 'Anime', Path: anime?.Path })).json<Folder>();
  expect((await ask(`GET /${ID}/Scan?onlyNewFiles=true`)).status).toBe(200);
  expect((await client.ask('GET /api/v3/Queue/Types')).json()).toEqual({ ScanFolderJob: 1 });
  client.server.sandbox.clock.advance(3_600_000);
  expect(await filesIn(ID)).toBe(before);
});

test('lets every user list folders, and only administrators scan and change them', async () => {
  await client.signIn('alice');
  expect(await folders()).toHaveLength(4);
  expect((await ask('GET /1/Scan')).status).toBe(403);
  expect((await ask('DELETE /1')).status).toBe(403);
  expect((await ask('POST ', { Name: 'A', Path: '/mnt/backup' })).status).toBe(403);
});
