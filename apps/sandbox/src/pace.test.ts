import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf } from './behaviour/client.ts';

let client: Client;
beforeAll(async () => {
  client = clientOf({ series: 80, pace: 'reference' });
  await client.signIn('Default');
});
afterAll(() => client.close());

/** Milliseconds until each of the calls, sent at once, is answered. */
const durationsOf = (...calls: readonly string[]) =>
  Promise.all(
    calls.map(async (call) => {
      const begun = performance.now();
      expect((await client.ask(`GET /api/v3/${call}`)).status).toBe(200);
      return performance.now() - begun;
    }),
  );

test.each([
  ['ReleaseManagement/MultipleReleases/Series?', 19 * 5, 19 * 10],
  ['ReleaseManagement/DuplicateFiles/Series?', 19 * 5, 19 * 10],
  ['File?include=XRefs&', 85 + 36 * 5, 85 + 36 * 10],
])('delays five entries of %s by at least %i ms and ten by %i ms', async (list, five, ten) => {
  const [few = 0] = await durationsOf(`${list}pageSize=5`);
  const [many = 0] = await durationsOf(`${list}pageSize=10`);
  // A timer may fire slightly early.
  expect(few).toBeGreaterThan(five - 5);
  expect(many).toBeGreaterThan(ten - 5);
});

test('limits the delay of a page of files with links to two seconds', async () => {
  const [duration = 0] = await durationsOf('File?include=XRefs&pageSize=1000');
  expect(duration).toBeGreaterThan(1990);
  expect(duration).toBeLessThan(5000);
});

test('answers other calls while heavy ones are pending', async () => {
  const page = 'ReleaseManagement/MultipleReleases/Series?pageSize=50';
  const [first = 0, second = 0, light = 0] = await durationsOf(page, page, 'ImportFolder');
  expect(light).toBeLessThan(Math.min(first, second));
});

test('rejects an invalid call without delay', async () => {
  const begun = performance.now();
  const { status } = await client.ask('GET /api/v3/ReleaseManagement/MultipleReleases/Series?pageSize=9999');
  expect(status).toBe(400);
  expect(performance.now() - begun).toBeLessThan(500);
});
