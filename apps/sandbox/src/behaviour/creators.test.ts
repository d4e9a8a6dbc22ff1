import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOnAnidb } from '../model/anidbFiles.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Named {
  readonly ID: number;
  readonly Name: string;
}
const get = async <T = Named>(path: string) => (await client.ask(`GET /api/v3/AniDB/${path}`)).json<T>();
const list = async (path: string) => get<{ Total: number; List: Named[] }>(path);

test('who made something is found by ID and by name', async () => {
  const [creator] = (await list('Creator?pageSize=1')).List;
  expect(await get(`Creator/${creator?.ID}`)).toEqual(creator);
  expect(await get(`Creator/Name/${encodeURIComponent(creator?.Name ?? '')}`)).toEqual(creator);
});

test('release groups are those of files that are here; others are shown on request', async () => {
  const ids = async (missing: string) =>
    (await list(`ReleaseGroup?pageSize=0&includeMissing=${missing}`)).List.map(({ ID }) => ID);
  const { library } = client.server.sandbox;
  for (const file of [...library.files.values()].filter(isOnAnidb).slice(1)) file.isManuallyLinked = true;
  const all = await ids('true');
  const here = await ids('false');
  expect(all).toHaveLength(library.releaseGroups.size);
  expect(here).toHaveLength(1);
  expect(await ids('only')).toEqual(all.filter((id) => !here.includes(id)));
  expect((await get(`ReleaseGroup/${here[0]}`)).ID).toBe(here[0]);
});

test.for(['Creator/999999', 'Creator/Name/Nobody', 'ReleaseGroup/999999'])(
  '%s is not there',
  async (path) => {
    const answer = await client.ask(`GET /api/v3/AniDB/${path}`);
    expect([answer.status, answer.json().title]).toEqual([404, 'Not Found']);
  },
);
