import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { requestApiKey } from '../tools/bench/requestApiKey.ts';
import { sessionName } from '../tools/bench/storedSession.ts';
import { bringToTestDay, newTestContext } from '../tools/test/testDay.ts';
import { watchRequests } from './atRest.ts';
import { isAbortedLoad } from './firefox/isAbortedLoad.ts';
import { typeInFirefox } from './firefox/typeInFirefox.ts';
import { type ServerFixtures, serverTest } from './serverTest.ts';

export interface Person {
  readonly username: string;
  readonly password: string;
}

export const people = {
  administrator: { username: 'Default', password: 'password' },
  plain: { username: 'alice', password: 'password' },
  restricted: { username: 'kid', password: 'password' },
} as const satisfies Record<string, Person>;

export interface Fixtures extends ServerFixtures {
  checkConsole: undefined;
  /** Deleted after the test. */
  folder: string;
  /** Opens a path below the base path with a stored session. */
  signIn: (person?: Person, path?: string) => Promise<void>;
  /** Through the login page. */
  signInByForm: (person?: Person, path?: string) => Promise<void>;
  /** Not set up for the test, which closes it. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

export async function fillLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

export const newsSite = 'https://shokoanime.com/**';

const consoleErrors = new WeakMap<Page, string[]>();

/** A test fails when the console has errors; one that expects some empties the array. */
export function consoleErrorsOf(page: Page): string[] {
  const errors = consoleErrors.get(page) ?? [];
  consoleErrors.set(page, errors);
  return errors;
}

export const test = serverTest.extend<Omit<Fixtures, keyof ServerFixtures>>({
  // Tests name pages by their paths below it; and what depends on it ends before the server does.
  baseURL: async ({ server }, provide) => {
    await provide(`${server.url}/webui/`);
  },
  context: async ({ context, browserName }, provide) => {
    await bringToTestDay(context);
    if (browserName === 'firefox') await typeInFirefox(context);
    await provide(context);
  },
  page: async ({ page, browserName }, provide) => {
    // Only a window in front has focus, and Firefox opens windows behind.
    if (browserName === 'firefox') await page.bringToFront();
    watchRequests(page);
    await provide(page);
  },
  // Playwright requires a destructured first parameter.
  folder: async ({ sandboxOptions: _ }, provide) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'hondana-test-'));
    await provide(folder);
    await rm(folder, { recursive: true });
  },
  openContext: async ({ browser, browserName }, provide) => {
    await provide(async (options) => {
      const context = await newTestContext(browser, options);
      if (browserName === 'firefox') await typeInFirefox(context);
      return context;
    });
  },
  checkConsole: [
    async ({ page, sandboxOptions }, provide) => {
      const errors = consoleErrorsOf(page);
      const note = (text: string, place = ''): void => {
        if (!isAbortedLoad(text)) errors.push(`${text}${place}`);
      };
      page.on('console', (message) => {
        // Missing pictures are normal, but browsers log them.
        if (/\/api\/v3\/Image\//.test(message.location().url)) return;
        if (message.type() === 'error') note(message.text(), ` (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(String(error)));
      // Interception disables the cache, which tests of a static host need.
      if (sandboxOptions.hosting !== 'cdn') {
        await page.route(newsSite, (route) =>
          route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
        );
      }
      await provide(undefined);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, provide) => {
    await provide(async (person = people.administrator, path = 'collection') => {
      const session = {
        key: await requestApiKey(server.url, person),
        username: person.username,
        isAdministrator: person === people.administrator,
      };
      // Only in this tab, and once: the test may sign out.
      const initScript = await page.addInitScript(
        ([name, text]) => {
          if (origin !== 'null') sessionStorage.setItem(name, text);
        },
        [sessionName, JSON.stringify(session)] as const,
      );
      await page.goto(path);
      await initScript.dispose();
      // A dialog that the address opens hides the rest of the page from assistive technology.
      await page.getByRole('banner', { includeHidden: true }).waitFor();
    });
  },
  signInByForm: async ({ page }, provide) => {
    await provide(async (person = people.administrator, path = 'collection') => {
      await page.goto(path);
      await fillLogin(page, person);
      await page.getByRole('banner', { includeHidden: true }).waitFor();
    });
  },
});

export { expect, type Page };
