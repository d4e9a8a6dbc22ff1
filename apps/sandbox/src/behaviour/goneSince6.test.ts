import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 5 });
  await client.signIn('Default');
});
afterEach(() => client.close());

test.each([
  'GET /api/v3/ImportFolder',
  'GET /api/v3/ImportFolder/1',
  'GET /api/v3/ImportFolder/1/File',
  'POST /api/v3/ImportFolder',
  'GET /api/v3/ReleaseManagement/MultipleReleases/Episodes',
  'GET /api/v3/ReleaseManagement/MultipleReleases/FilesToDelete',
  'GET /api/v3/ReleaseManagement/DuplicateFiles/Series',
  'GET /api/v3/ReleaseManagement/MissingEpisodes/Episodes',
  'GET /api/v3/Renamer/WebAOM',
  'GET /api/v3/Renamer/Config',
  'GET /api/v3/Renamer/Config/Default',
  'GET /api/v3/Filter/0/Group/Letters',
  'GET /api/v3/Filter/Preview/Group/Letters',
  'POST /api/v3/Filter/Preview/Group/Letters',
  'POST /api/v3/Series/1/Trakt/SendWatchStates',
])('answers an empty 404 to %s, which has left', async (call) => {
  const answer = await client.ask(call, call.startsWith('POST') ? {} : undefined);
  expect([answer.status, answer.text]).toEqual([404, '']);
});

test('refuses a code of Trakt', async () => {
  const answer = await client.ask('GET /api/trakt/code');
  expect([answer.status, answer.text]).toEqual([400, '']);
});

test('still counts the letters of all groups', async () => {
  expect((await client.ask('GET /api/v3/Group/Letters')).status).toBe(200);
});

test('runs one action for missing and for outdated information on files, whatever else is asked', async () => {
  const { queue } = client.server.sandbox;
  queue.pause();
  const call = 'GET /api/v3/Action/UpdateMissingAniDBFileInfo';
  for (const query of ['', '?missingInfo=true&outOfDate=false', '?missingInfo=perhaps'])
    expect((await client.ask(call + query)).status).toBe(200);
  expect(queue.summary().TotalCount).toBe(1);
});
