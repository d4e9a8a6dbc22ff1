import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
beforeEach(async () => {
  server = createSandbox({ series: 3, manualClock: true });
  await server.listen(0);
});
afterEach(() => server.close());

const get = (path: string) => fetch(server.url + path);
const control = (call: string, body?: unknown) => {
  const [method = '', path = ''] = call.split(' ');
  return fetch(`${server.url}/__sandbox${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
};
const status = '/api/v3/Init/Status';

test('answers with the given status and body as often as requested', async () => {
  await control('POST /misbehave', { pattern: '/api/v3/Init/*', status: 502, body: 'bad gateway', times: 1 });
  const answer = await get(status);
  expect([answer.status, await answer.text()]).toEqual([502, 'bad gateway']);
  expect((await get(status)).status).toBe(200);
});

test('answers broken JSON with a JSON content type', async () => {
  await control('POST /misbehave', { pattern: status, body: '{"State": ', contentType: 'application/json' });
  await expect((await get(status)).json()).rejects.toThrow();
});

test('answers HTML with the content type of the real answer', async () => {
  await control('POST /misbehave', { pattern: status, html: true });
  const answer = await get(status);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.text()).toContain('<!doctype html>');
});

test('closes the connection before the answer', async () => {
  await control('POST /misbehave', { pattern: status, cut: true });
  await expect(get(status)).rejects.toThrow();
});

test('closes the connection in the middle of the answer', async () => {
  await control('POST /misbehave', { pattern: status, truncate: 20 });
  const answer = await get(status);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test('delays the answer by the sandbox’s clock', async () => {
  await control('POST /misbehave', { pattern: status, delay: 60_000 });
  let answered = false;
  const answer = get(status).then((response) => {
    answered = true;
    return response;
  });
  await expect.poll(() => server.sandbox.requests.find({ path: status }).length).toBe(1);
  expect(answered).toBe(false);
  await control('POST /clock', { advance: 60_000 });
  expect((await answer).status).toBe(200);
});

test('applies a fault to its method only, until the faults are cleared', async () => {
  await control('POST /misbehave', { pattern: '*', method: 'POST', status: 500 });
  expect((await get(status)).status).toBe(200);
  const negotiate = () => fetch(`${server.url}/signalr/aggregate/negotiate`, { method: 'POST' });
  expect((await negotiate()).status).toBe(500);
  await control('DELETE /misbehave');
  expect((await negotiate()).status).toBe(200);
});

test('counts the requests of a path and clears the log', async () => {
  await get(`${status}?x=1`);
  await get('/api/v3/Init/Version');
  const log = (await (await control('GET /requests?path=/api/v3/Init/Status')).json()) as {
    count: number;
    requests: { query: string; status: number }[];
  };
  expect(log.count).toBe(1);
  expect(log.requests[0]).toMatchObject({ query: 'x=1', status: 200 });
  await control('DELETE /requests');
  expect(server.sandbox.requests.find()).toHaveLength(0);
});

test('refuses connections while the server restarts', async () => {
  await control('POST /restart', { downFor: 1000 });
  await expect(get(status)).rejects.toThrow();
  await control('POST /clock', { advance: 1000 });
  expect(await (await get(status)).json()).toMatchObject({ State: 'Starting' });
});

test('changes the server state', async () => {
  await control('POST /state', { state: 'Waiting' });
  expect(await (await get(status)).json()).toMatchObject({ State: 'Waiting' });
  expect((await get('/api/v3/Queue')).status).toBe(503);
});

test('rejects calls and reports a blocked database until another state is set', async () => {
  await control('POST /state', { state: 'Blocked', reason: 'Recreating groups' });
  const refused = await get('/api/v3/Queue');
  expect([refused.status, await refused.text()]).toEqual([400, 'Database is Blocked']);
  const databaseBlocked = async () =>
    ((await (await get(status)).json()) as { DatabaseBlocked: unknown }).DatabaseBlocked;
  expect(await databaseBlocked()).toEqual({ Progress: null, Blocked: true, Status: 'Recreating groups' });
  await control('POST /state', { state: 'Started' });
  expect(await databaseBlocked()).toEqual({ Progress: null, Blocked: false, Status: null });
});
