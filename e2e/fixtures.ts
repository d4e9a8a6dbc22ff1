import { type BrowserContext, type BrowserContextOptions, expect, type Page } from '@playwright/test';
import { sessionName } from '../tools/bench/keptSession.ts';
import { newKey } from '../tools/bench/newKey.ts';
import { bringToTestDay, newTestContext } from '../tools/test/testDay.ts';
import { watchRequests } from './atRest.ts';
import { isCutOff } from './firefox/isCutOff.ts';
import { typeInFirefox } from './firefox/typeInFirefox.ts';
import { type ServerFixtures, serverTest } from './serverTest.ts';

export interface Person {
  readonly username: string;
  readonly password: string;
}

/** The people that every sandbox knows. */
export const people = {
  administrator: { username: 'Default', password: 'password' },
  plain: { username: 'alice', password: 'password' },
  restricted: { username: 'kid', password: 'password' },
} as const satisfies Record<string, Person>;

export interface Fixtures extends ServerFixtures {
  /** Text of every error in the console; a test that expects some empties it. */
  consoleErrors: string[];
  /** Opens an address below the base path, the collection unless told, as a user who has signed in before. */
  signIn: (person?: Person, path?: string) => Promise<void>;
  /** The same through the login page, to which the address leads. */
  signInByForm: (person?: Person, path?: string) => Promise<void>;
  /** A browser that has nothing of the test’s own; the test closes it. */
  openContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

/** Signs in on the login page that is shown. */
export async function fillLogin(page: Page, { username, password }: Person): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Signs out through the menu of the account. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** No test asks the project's site: it answers with no posts. */
export const newsSite = 'https://shokoanime.com/**';

/** Playwright's test with a sandbox, and with the rule that a console without errors is part of passing. */
export const test = serverTest.extend<Omit<Fixtures, keyof ServerFixtures>>({
  context: async ({ context, browserName }, provide) => {
    await bringToTestDay(context);
    if (browserName === 'firefox') await typeInFirefox(context);
    await provide(context);
  },
  page: async ({ page, browserName }, provide) => {
    // A window that is not in front has no focus to show, and Firefox opens them behind.
    if (browserName === 'firefox') await page.bringToFront();
    watchRequests(page);
    await provide(page);
  },
  openContext: async ({ browser, browserName }, provide) => {
    await provide(async (options) => {
      const context = await newTestContext(browser, options);
      if (browserName === 'firefox') await typeInFirefox(context);
      return context;
    });
  },
  consoleErrors: [
    async ({ page, server, sandboxOptions }, provide) => {
      // It needs the server only so that the server outlives the check.
      void server;
      const errors: string[] = [];
      const note = (text: string, place = ''): void => {
        if (!isCutOff(text)) errors.push(`${text}${place}`);
      };
      page.on('console', (message) => {
        // A picture that the server lacks is part of life; browsers report it all the same.
        if (/\/api\/v3\/Image\//.test(message.location().url)) return;
        if (message.type() === 'error') note(message.text(), ` (${message.location().url})`);
      });
      page.on('pageerror', (error) => note(String(error)));
      // A page with an intercepted address has no cache, and that is what a static host is asked about.
      if (sandboxOptions.hosting !== 'cdn') {
        await page.route(newsSite, (route) =>
          route.fulfill({ json: { results: [] }, headers: { 'access-control-allow-origin': '*' } }),
        );
      }
      await provide(errors);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ page, server }, provide) => {
    await provide(async (person = people.administrator, path = 'collection') => {
      const session = {
        key: await newKey(server.url, person),
        username: person.username,
        isAdministrator: person === people.administrator,
      };
      // In this tab alone, and once: the test may sign out.
      const kept = await page.addInitScript(
        ([name, text]) => {
          if (origin !== 'null') sessionStorage.setItem(name, text);
        },
        [sessionName, JSON.stringify(session)] as const,
      );
      await page.goto(`${server.url}/webui/${path}`);
      await kept.dispose();
      // A dialog that the address opens hides the rest of the page from assistive technology.
      await page.getByRole('banner', { includeHidden: true }).waitFor();
    });
  },
  signInByForm: async ({ page, server }, provide) => {
    await provide(async (person = people.administrator, path = 'collection') => {
      await page.goto(`${server.url}/webui/${path}`);
      await fillLogin(page, person);
      // A dialog that the address opens hides the rest of the page from assistive technology.
      await page.getByRole('banner', { includeHidden: true }).waitFor();
    });
  },
});

export { expect, type Page };
