import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 20, serverVersion: referenceVersions[6] });
  await client.signIn('Default');
});
afterEach(() => client.close());

const hasher = 'a65627bd-9f3b-589d-86bd-60e2af9846c0';

interface Provider {
  readonly ID: string;
  readonly Name: string;
  readonly IsEnabled: boolean;
  readonly Priority: number;
  readonly EnabledHashTypes: readonly string[];
}

const listOf = async (path: string) => (await client.ask(`GET /api/v3/${path}`)).json<readonly Provider[]>();

test('keeps which hashes a provider computes, and refuses one that it cannot', async () => {
  const path = `PUT /api/v3/Hashing/Provider/${hasher}`;
  const refused = await client.ask(path, { EnabledHashTypes: ['ED2K', 'NOPE'] });
  expect(refused.status).toBe(400);
  expect(refused.json()).toMatchObject({
    errors: { 'EnabledHashTypes["NOPE"]': ["Hash type 'NOPE' is not available for this provider."] },
  });
  const changed = await client.ask(path, { EnabledHashTypes: ['SHA1', 'ED2K', 'CRC32'] });
  expect(changed.json()).toMatchObject({ ID: hasher, EnabledHashTypes: ['CRC32', 'ED2K', 'SHA1'] });
  expect((await listOf('Hashing/Provider'))[0]?.EnabledHashTypes).toEqual(['CRC32', 'ED2K', 'SHA1']);
  expect((await client.ask('POST /api/v3/Hashing/Settings', { ParallelMode: true })).text).toBe('');
  expect((await client.ask('GET /api/v3/Hashing/Summary')).json()).toMatchObject({
    ParallelMode: true,
    AllEnabledHashTypes: ['CRC32', 'ED2K', 'SHA1'],
  });
});

test('keeps the order and state of release providers', async () => {
  const [first, second] = await listOf('ReleaseInfo/Provider');
  const order = [
    { ID: second?.ID, Priority: 0, IsEnabled: true },
    { ID: first?.ID, Priority: 1 },
  ];
  expect((await client.ask('POST /api/v3/ReleaseInfo/Provider', order)).status).toBe(200);
  const after = await listOf('ReleaseInfo/Provider');
  expect(after.map(({ Name, IsEnabled, Priority }) => [Name, IsEnabled, Priority])).toEqual([
    ['Sample Releases', true, 0],
    ['AniDB', true, 1],
  ]);
});

test('lets other users read which providers there are, and change nothing', async () => {
  await client.signIn('alice');
  expect(await listOf('ReleaseInfo/Provider')).toHaveLength(2);
  expect((await client.ask('POST /api/v3/ReleaseInfo/Provider', [])).status).toBe(403);
  expect((await client.ask('POST /api/v3/Hashing/Settings', { ParallelMode: true })).status).toBe(403);
});
