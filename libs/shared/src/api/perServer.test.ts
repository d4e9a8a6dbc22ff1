import { setServerVersion } from '@hondana/shared/session';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileQuery } from '../resources/files.ts';
import {
  addImportFolder,
  deleteImportFolder,
  importFolderFilesQuery,
  importFoldersQuery,
} from '../resources/importFolders.ts';
import { serverVersionQuery } from '../resources/server.ts';
import { restoreSession } from '../session/session.ts';
import { storeSession } from '../session/sessionStore.ts';
import { MemoryStorage, startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;

beforeEach(async () => {
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('localStorage', new MemoryStorage());
  server = await startTestServer(() => ({ body: '{"Server":{"Version":"6.0.0-dev.425"},"List":[]}' }));
  storeSession({ key: 'kept-key', username: 'Default', remember: false });
  await restoreSession();
});

afterEach(async () => {
  setServerVersion(undefined);
  await server.close();
  vi.unstubAllGlobals();
});

const urls = () => server.received.map(({ method, url }) => `${method} ${url.replace('/api/v3/', '')}`);

test('reads the address of the server that answers now, at the same place in the cache', async () => {
  const client = new QueryClient();
  const { queryKey } = importFoldersQuery();
  await client.fetchQuery(importFoldersQuery());
  await client.fetchQuery(serverVersionQuery());
  await client.fetchQuery(importFoldersQuery());
  await importFolderFilesQuery.send({ folderId: 2 });
  expect(urls()).toEqual([
    'GET ImportFolder',
    'GET Init/Version',
    'GET ManagedFolder',
    'GET ManagedFolder/2/File?pageSize=1',
  ]);
  expect(importFoldersQuery().queryKey).toEqual(queryKey);
  expect(client.getQueryData(queryKey)).toBeDefined();
});

test('writes in the form that the server takes', async () => {
  const values = { Name: 'New', Path: '/new', DropFolderType: 'None', WatchForNewFiles: true } as const;
  const deletion = { folderId: 2, removeRecords: true, updateMyList: false };
  for (const version of ['5.3.3.0', '6.0.0-dev.425']) {
    setServerVersion(version);
    await addImportFolder.send(values);
    await deleteImportFolder.with(deletion).send();
  }
  expect(urls()).toEqual([
    'POST ImportFolder',
    'DELETE ImportFolder/2?removeRecords=true&updateMyList=false',
    'POST ManagedFolder',
    'DELETE ManagedFolder/2?removeRecords=true',
  ]);
  expect(
    server.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body)),
  ).toEqual([{ ID: 0, FileSize: 0, Size: 0, ...values }, values]);
});

test('asks for the release of a file by the name that the server knows', async () => {
  await fileQuery.send({ fileId: 7 });
  setServerVersion('6.0.0-dev.425');
  await fileQuery.send({ fileId: 7 });
  expect(urls().map((url) => url.replace('GET File/7?', ''))).toEqual([
    'include=XRefs&include=MediaInfo&include=AbsolutePaths&includeDataFrom=AniDB',
    'include=XRefs&include=MediaInfo&include=AbsolutePaths&include=ReleaseInfo',
  ]);
});
