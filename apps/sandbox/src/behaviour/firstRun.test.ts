import { afterEach, beforeEach, expect, test } from 'vitest';
import { startDuration } from '../lifecycle.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(() => {
  client = clientOf({ state: 'Waiting', series: 5 });
});
afterEach(() => client.close());

async function setUp() {
  await client.ask('POST /api/v3/Init/DefaultUser', { Username: 'root', Password: 'secret' });
  await client.ask('GET /api/v3/Init/StartServer');
  client.server.sandbox.clock.advance(startDuration);
  await client.signIn('root', 'secret');
}

const seriesCount = async () =>
  (await client.ask('GET /api/v3/Series?pageSize=0')).json<{ Total: number }>().Total;

test('has one user and an empty library after its first setup', async () => {
  await setUp();
  expect((await client.ask('GET /api/v3/User/Current')).json()).toMatchObject({
    Username: 'root',
    IsAdmin: true,
  });
  expect((await client.ask('GET /api/v3/User')).json<unknown[]>()).toHaveLength(1);
  expect(await seriesCount()).toBe(0);
  expect((await client.ask('GET /api/v3/ImportFolder')).json()).toEqual([]);
  expect((await client.ask('GET /api/v3/Dashboard/Stats')).json()).toMatchObject({ FileCount: 0 });
});

test('returns the first user before the start and answers 403 afterwards', async () => {
  await client.ask('POST /api/v3/Init/DefaultUser', { Username: 'root', Password: 'secret' });
  expect((await client.ask('GET /api/v3/Init/DefaultUser')).json()).toEqual({
    Username: 'root',
    Password: 'secret',
  });
  await setUp();
  expect((await client.ask('POST /api/v3/Init/DefaultUser', { Username: 'x', Password: '' })).status).toBe(
    403,
  );
});

test.each(['Action/RunImport', 'ImportFolder/1/Scan'])(
  'adds series to an empty library job by job after %s',
  async (call) => {
    await setUp();
    await client.ask('POST /api/v3/ImportFolder', { ID: 0, Name: 'Anime', Path: '/srv/shoko/media/anime/' });
    expect(await seriesCount()).toBe(0);
    expect((await client.askPatiently(`GET /api/v3/${call}`)).status).toBe(200);
    client.server.sandbox.clock.advance(1000);
    expect((await client.ask('GET /api/v3/Queue')).json<{ TotalCount: number }>().TotalCount).toBeGreaterThan(
      0,
    );
    client.server.sandbox.clock.advance(3_600_000);
    expect(await seriesCount()).toBeGreaterThan(0);
    const events = client.server.sandbox.hub.emitted.map(({ target }) => target);
    expect(events.indexOf('ShokoEvent:FileDetected')).toBeLessThan(events.indexOf('ShokoEvent:FileMatched'));
    expect(client.server.sandbox.hub.emitted).toContainEqual(
      expect.objectContaining({ args: [expect.objectContaining({ Reason: 'Added' })] }),
    );
  },
);

test('finds files at the next scan after the queue was cleared', async () => {
  await setUp();
  await client.ask('POST /api/v3/ImportFolder', { ID: 0, Name: 'Anime', Path: '/srv/shoko/media/anime/' });
  const scan = () => client.askPatiently('GET /api/v3/ImportFolder/1/Scan');
  await scan();
  client.server.sandbox.clock.advance(1000);
  await client.ask('POST /api/v3/Queue/Clear');
  client.server.sandbox.clock.advance(3_600_000);
  const before = client.server.sandbox.library.files.size;
  await scan();
  client.server.sandbox.clock.advance(3_600_000);
  expect(client.server.sandbox.library.files.size).toBeGreaterThan(before);
  const places = [...client.server.sandbox.library.files.values()].map(({ locations }) => locations.length);
  expect(places.every((count) => count > 0)).toBe(true);
});
