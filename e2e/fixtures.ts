import { expect, type Page } from '@playwright/test';
import { bringToTestDay } from '../tools/test/testDay.ts';
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
  /** Signs in through the login page, for the given address below the base path; the collection unless told. */
  signIn: (person?: Person, path?: string) => Promise<void>;
}

/** No test asks the project's site: it answers with no posts. */
export const newsSite = 'https://shokoanime.com/**';

/** Playwright's test with a sandbox, and with the rule that a console without errors is part of passing. */
export const test = serverTest.extend<Omit<Fixtures, keyof ServerFixtures>>({
  context: async ({ context }, provide) => {
    await bringToTestDay(context);
    await provide(context);
  },
  consoleErrors: [
    async ({ page, server, sandboxOptions }, provide) => {
      // It needs the server only so that the server outlives the check.
      void server;
      const errors: string[] = [];
      page.on('console', (message) => {
        // A picture that the server lacks is part of life; browsers report it all the same.
        if (/\/api\/v3\/Image\//.test(message.location().url)) return;
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => errors.push(String(error)));
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
      await page.goto(`${server.url}/webui/${path}`);
      await page.getByLabel('Username').fill(person.username);
      await page.getByLabel('Password', { exact: true }).fill(person.password);
      await page.getByRole('button', { name: 'Login' }).click();
      // A dialog that the address opens hides the rest of the page from assistive technology.
      await page.getByRole('banner', { includeHidden: true }).waitFor();
    });
  },
});

export { expect, type Page };
