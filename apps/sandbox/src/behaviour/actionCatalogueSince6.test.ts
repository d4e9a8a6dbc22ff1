import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ActionInfo } from '../actionCatalogue.ts';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6] });
  await client.signIn('Default');
});
afterEach(() => client.close());

const importNewFiles = '23dcc862-b4f3-5c3a-89ac-95e6ee10ed59';
const rehashGroup = '58d26a74-9716-5c20-a332-7c37b0be5058';
const rehashSeries = '2b85dbc3-3562-5228-b46f-d11cd4b83c77';

const listed = async (query = '') =>
  (await client.ask(`GET /api/v3/Action${query}`)).json<never>() as ActionInfo[];
const run = async (path: string) => {
  const { status, text } = await client.ask(`POST /api/v3/${path}`);
  return [status, text];
};
const titles = async () => {
  const answer = await client.ask('GET /api/v3/Queue/Items?pageSize=0');
  return answer.json<{ List: { Title: string }[] }>().List.map(({ Title }) => Title);
};

test('lists as many actions of each scope as were recorded', async () => {
  const all = await listed();
  const ids = new Set(all.map(({ ID }) => ID));
  expect(ids.size).toBe(60);
  const counts = await Promise.all(
    ['Global', 'Series', 'Group', 'Video'].map((one) => listed(`?scope=${one}`)),
  );
  expect(counts.map(({ length }) => length)).toEqual([40, 17, 3, 0]);
});

test('runs a global action, and one on a series and on a group', async () => {
  expect(await run(`Action/${importNewFiles}`)).toEqual([200, '']);
  expect(await titles()).toEqual(['Scanning Drop Folders']);
  await client.ask('POST /api/v3/Queue/Pause');
  const { library } = client.server.sandbox;
  const series = [...library.series.values()].find(({ episodes }) =>
    episodes.some(({ files }) => files.length > 0),
  );
  if (series === undefined) throw new Error('No series has files.');
  expect(await run(`Series/${series.id}/Action/${rehashSeries}`)).toEqual([200, '']);
  const ofSeries = await jobCount();
  expect(await titles()).toContain('Hashing File');
  await client.ask('POST /api/v3/Queue/Clear');
  expect(await run(`Group/${library.groupOf(series).id}/Action/${rehashGroup}`)).toEqual([200, '']);
  expect(await jobCount()).toBeGreaterThanOrEqual(ofSeries);
});

test('refuses as recorded', async () => {
  expect(await run('Action/d972ac10-c81f-4e11-8489-0fffb2ad4fb0')).toEqual([404, 'Action not found.']);
  expect(await run(`Series/999999/Action/${rehashSeries}`)).toEqual([404, 'Series not found.']);
  const text = `The action 'Rehash Files' (${rehashGroup}) is not applicable to the global scope.`;
  expect(await run(`Action/${rehashGroup}`)).toEqual([400, text]);
  await client.signIn('alice');
  expect((await run(`Series/1/Action/${rehashSeries}`))[0]).toBe(400);
  expect(await jobCount()).toBe(0);
});

test('lists and runs the action that a plugin adds', async () => {
  const ID = '5f0d5b5e-9d5c-5d53-8f6f-1c2d3e4f5a6b';
  await client.ask('POST /__sandbox/actions', {
    ID,
    Name: 'Polish',
    CategoryName: 'Polisher',
    Scope: 'Series',
  });
  expect(await listed('?scope=Series')).toContainEqual({
    ID,
    Name: 'Polish',
    Description: null,
    Category: 'PluginInferred',
    CategoryName: 'Polisher',
    Scope: 'Series',
    Permission: 'User',
    RequiresConfirmation: false,
  });
  expect(await run(`Series/1/Action/${ID}`)).toEqual([200, '']);
  expect(await titles()).toEqual(['Polish']);
});

async function jobCount(): Promise<number> {
  return (await client.ask('GET /api/v3/Queue')).json<{ TotalCount: number }>().TotalCount;
}
