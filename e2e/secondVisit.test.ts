/** What was seen is drawn at once at the next visit, for the same person, and refetched. */
import type { SandboxServer } from '../apps/sandbox/src/server.ts';
import { requestApiKey } from '../tools/bench/requestApiKey.ts';
import {
  consoleErrorsOf,
  expect,
  fillLogin,
  type Page,
  type Person,
  people,
  signOut,
  test,
} from './fixtures.ts';
import { keptAnswers, untilKept, untilNothingKept } from './keptAnswers.ts';

test.use({ sandboxOptions: { series: 60 } });

/** Longer than any of these tests. */
const never = 600_000;

const cards = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('link');

function holdAnswers({ sandbox }: SandboxServer, pattern = '/api/v3/*'): void {
  // Pictures would take all connections.
  sandbox.misbehaviour.add({ pattern: '/api/v3/Image/*', status: 404 });
  sandbox.misbehaviour.add({ pattern, delay: never });
}

async function callAsAdministrator({ url }: SandboxServer, path: string, method = 'GET', body?: object) {
  const apikey = await requestApiKey(url);
  const response = await fetch(`${url}/api/v3/${path}`, {
    method,
    headers: { apikey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response;
}

interface User {
  readonly ID: number;
  readonly Username: string;
  readonly RestrictedTags: readonly number[];
}

async function personOf(server: SandboxServer, { username }: Person): Promise<User> {
  const users = (await (await callAsAdministrator(server, 'User')).json()) as User[];
  const user = users.find(({ Username }) => Username === username);
  if (!user) throw new Error(`There is no ${username}.`);
  return user;
}

async function restrict(server: SandboxServer, id: number, tags: readonly number[]): Promise<void> {
  await callAsAdministrator(server, `User/${id}`, 'PUT', { RestrictedTags: tags });
}

const listCalls = ({ sandbox }: SandboxServer) =>
  sandbox.requests.find({ path: '/api/v3/Filter/Preview/Group' }).length;

/** Whose list is fetched and shows nothing kept: a kept one is drawn before it is fetched again. */
async function reloadInto(page: Page, server: SandboxServer, user: string): Promise<void> {
  const before = listCalls(server);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: new RegExp(`^Account: ${user}`) })).toBeVisible();
  await expect.poll(() => listCalls(server)).toBeGreaterThan(before);
  await expect(cards(page)).toHaveCount(0);
}

async function signInRemembered(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Remember Me').check();
  await fillLogin(page, person);
  await page.getByRole('banner').waitFor();
}

/** From the next page load on. */
async function watchShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'));
      Reflect.set(globalThis, 'shift', shift);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(globalThis, 'shift') ?? 0));
}

const seen = [
  {
    name: 'dashboard',
    path: 'dashboard',
    kept: 'Dashboard/RecentlyAddedEpisodes',
    content: (page: Page) =>
      page.getByRole('region', { name: 'Recently Imported' }).getByRole('link').first(),
  },
  {
    name: 'collection',
    path: 'collection',
    kept: 'Filter/Preview/Group',
    content: (page: Page) => cards(page).first(),
  },
  {
    name: 'series',
    path: 'collection/series/5/overview',
    kept: 'Series/{seriesId}/Tags',
    content: (page: Page) => page.getByRole('region', { name: 'Series Information' }),
  },
  {
    name: 'episodes of a series',
    path: 'collection/series/5/episodes',
    kept: 'Series/{seriesId}/Episode',
    content: (page: Page) => page.getByRole('heading', { level: 3 }).first(),
  },
];

for (const { name, path, kept, content } of seen) {
  test(`draws the ${name} before the server answers`, async ({ page, signIn, server }) => {
    await signIn(people.administrator, path);
    await expect(content(page)).toBeVisible();
    const text = String(await content(page).textContent());
    await untilKept(page, kept);
    holdAnswers(server);
    await watchShift(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(content(page)).toBeVisible();
    await expect(content(page)).toContainText(text.slice(0, 12));
    expect(await shiftOf(page)).toBeLessThan(0.02);
    consoleErrorsOf(page).length = 0;
  });
}

test('draws the letters of the collection before the server answers', async ({ page, signIn, server }) => {
  await signIn();
  const letters = page.getByRole('slider', { name: 'Jump to letter' });
  await expect(letters).toBeVisible();
  await untilKept(page, 'Filter/Preview/Group/Letters');
  // Not all calls: they would take every connection, and leave none for the code of the letters.
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Filter/*', delay: never });
  await page.reload({ waitUntil: 'commit' });
  await expect(letters).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test('replaces what has changed since in its place', async ({ page, signIn, server }) => {
  await signIn();
  await untilKept(page, 'Filter/Preview/Group');
  const card = cards(page).first();
  const name = String(await card.locator('xpath=..').getByText(/./).first().textContent());
  const href = String(await card.getAttribute('href'));
  await watchShift(page);
  const id = String(/\d+/.exec(href)?.[0]);
  if (href.includes('/series/')) {
    await callAsAdministrator(server, `Series/${id}/OverrideTitle`, 'POST', {
      Title: '!! Renamed elsewhere',
    });
  } else await callAsAdministrator(server, `Group/${id}`, 'PUT', { Name: '!! Renamed elsewhere' });
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Filter/Preview/Group', delay: 1500 });
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('main').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText('!! Renamed elsewhere').first()).toBeAttached();
  expect(await shiftOf(page)).toBeLessThan(0.02);
});

test('sends a write only once what is drawn has been refetched', async ({ page, signIn, server }) => {
  const { requests, misbehaviour } = server.sandbox;
  const rescan = page.getByRole('button', { name: /^Rescan / }).first();
  const asked = () => requests.find({ path: '/api/v3/File' }).length;
  const rescanned = () => requests.find({ path: '/api/v3/File/*/Rescan', method: 'POST' }).length;
  await signIn(people.administrator, 'dashboard');
  await expect(rescan).toBeVisible();
  await untilKept(page, '"files","File"');
  misbehaviour.add({ pattern: '/api/v3/File', delay: 2500 });
  const before = asked();
  await page.reload({ waitUntil: 'commit' });
  await rescan.click();
  await expect(rescan).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(asked).toBeGreaterThan(before);
  expect(rescanned()).toBe(0);
  await expect(page.getByText('Rescanning file!')).toBeVisible();
  expect(rescanned()).toBe(1);
});

test('says why a write can’t be made while the server is away, shows what was seen, and recovers', async ({
  page,
  signIn,
  server,
}) => {
  const { misbehaviour } = server.sandbox;
  const rescan = page.getByRole('button', { name: /^Rescan / }).first();
  await signIn(people.administrator, 'dashboard');
  await expect(rescan).toBeVisible();
  await untilKept(page, '"files","File"');
  await page.goto('collection/series/5/overview');
  await untilKept(page, 'Series/{seriesId}/Tags');
  misbehaviour.add({ pattern: '/api/*', cut: true });
  misbehaviour.add({ pattern: '/signalr/*', cut: true });
  await page.goto('dashboard', { waitUntil: 'commit' });
  await expect(page.getByText(/^Shoko Server has not responded since /)).toBeVisible();
  await rescan.click();
  await expect(page.getByText('Rescan failed for file!')).toBeVisible();
  await expect(page.getByText('The server cannot be reached').first()).toBeVisible();
  await page.goto('collection/series/5/overview', { waitUntil: 'commit' });
  await expect(page.getByRole('region', { name: 'Series Information' })).toBeVisible();
  misbehaviour.clear();
  await expect(page.getByText(/^Shoko Server has not responded since /)).toBeHidden();
  consoleErrorsOf(page).length = 0;
});

test('forgets what was seen when its user signs out, in all tabs', async ({ page, signIn }) => {
  await signIn();
  await untilKept(page, 'Filter/Preview/Group');
  const other = await page.context().newPage();
  await other.goto('collection');
  await expect(cards(other).first()).toBeVisible();
  await signOut(page);
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible();
  await untilNothingKept(other);
});

test('draws nothing of one user for another, though the browser ended before they signed out', async ({
  page,
  server,
}) => {
  await page.goto('collection');
  await signInRemembered(page, people.administrator);
  await untilKept(page, 'Filter/Preview/Group');
  // As if the session had been removed by a browser that ended, and the rest had stayed.
  const session = JSON.stringify({
    key: await requestApiKey(server.url, people.plain),
    username: people.plain.username,
    remember: true,
  });
  await page.evaluate((text) => localStorage.setItem('hondana.session', text), session);
  holdAnswers(server, '/api/v3/Filter/*');
  await reloadInto(page, server, 'alice');
  await expect.poll(() => keptAnswers(page)).not.toContainEqual(expect.stringContaining('"Default"'));
  consoleErrorsOf(page).length = 0;
});

test('forgets a session that was not to be remembered when its tab has closed', async ({
  page,
  signInByForm,
}) => {
  await signInByForm();
  await untilKept(page, 'Filter/Preview/Group');
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await next.goto('collection');
  await expect(next.getByRole('button', { name: 'Login' })).toBeVisible();
  await untilNothingKept(next);
});

test('asks a restricted user’s rights first, and draws nothing once their tags have changed', async ({
  page,
  signIn,
  server,
}) => {
  await signIn(people.restricted);
  await expect(cards(page).first()).toBeVisible();
  await untilKept(page, 'Filter/Preview/Group');

  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Filter/*', delay: never });
  await page.reload({ waitUntil: 'commit' });
  await expect(cards(page).first()).toBeVisible();

  const kid = await personOf(server, people.restricted);
  await restrict(server, kid.ID, kid.RestrictedTags.slice(1));
  await reloadInto(page, server, 'kid');
  consoleErrorsOf(page).length = 0;
});

test('drops what was drawn when a user has been restricted since', async ({ page, signIn, server }) => {
  await signIn(people.plain);
  await expect(cards(page).first()).toBeVisible();
  await untilKept(page, 'Filter/Preview/Group');
  const { RestrictedTags } = await personOf(server, people.restricted);
  const alice = await personOf(server, people.plain);
  // First, or the page could still fetch, and keep, what she may see from now on.
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Filter/*', delay: never });
  await restrict(server, alice.ID, RestrictedTags);
  await reloadInto(page, server, 'alice');
  await untilNothingKept(page);
  consoleErrorsOf(page).length = 0;
});

test('drops what another version of the server has answered', async ({ page, signIn, server }) => {
  await signIn();
  await untilKept(page, 'Filter/Preview/Group');
  const version = await (await callAsAdministrator(server, 'Init/Version')).text();
  server.sandbox.misbehaviour.add({
    pattern: '/api/v3/Init/Version',
    body: version.replace(/"Version":"5\.3\.3/g, '"Version":"5.3.4'),
    contentType: 'application/json',
  });
  server.sandbox.misbehaviour.add({ pattern: '/api/v3/Filter/*', delay: never });
  await reloadInto(page, server, 'Default');
  consoleErrorsOf(page).length = 0;
});

for (const [status, shown] of [
  [404, 'This series is no longer in the collection.'],
  [403, 'Collection'],
] as const) {
  test(`shows no longer what the server now answers with ${status}`, async ({ page, signIn, server }) => {
    await signIn(people.administrator, 'collection/series/5/overview');
    await untilKept(page, 'Series/{seriesId}/Tags');
    const name = await page.getByRole('heading', { level: 1 }).textContent();
    expect(name).not.toBe('');
    server.sandbox.misbehaviour.add({ pattern: '/api/v3/Series/5', status, delay: 500 });
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(String(name));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
    await expect
      .poll(() => keptAnswers(page))
      .not.toContainEqual(expect.stringContaining('["v3","series",5,"Series/{seriesId}",'));
    consoleErrorsOf(page).length = 0;
  });
}

test('draws nothing that another build has kept', async ({ page, signIn, server }) => {
  await signIn();
  await untilKept(page, 'Filter/Preview/Group');
  await page.evaluate(() => {
    const name = Object.keys(sessionStorage).find((key) => key.endsWith(':persisted')) ?? '';
    const stamp = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    sessionStorage.setItem(name, JSON.stringify({ ...stamp, build: '9.0.0-older' }));
  });
  holdAnswers(server, '/api/v3/Filter/*');
  await reloadInto(page, server, 'Default');
  consoleErrorsOf(page).length = 0;
});

for (const [name, spoil] of [
  ['is denied', () => Object.defineProperty(globalThis, 'indexedDB', { get: () => undefined })],
  // As WebKit's at times does.
  ['never answers', () => Object.assign(IDBFactory.prototype, { open: () => ({}) })],
  [
    'is full',
    () => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
] as const) {
  test(`works as ever where storage ${name}`, async ({ page, signIn }) => {
    await page.addInitScript(spoil);
    await signIn();
    await expect(cards(page).first()).toBeVisible();
    await page.reload();
    await expect(cards(page).first()).toBeVisible();
  });
}
