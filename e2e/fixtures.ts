import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { createCheckedSandbox } from '../apps/sandbox/src/contract/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../apps/sandbox/src/server.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { bringToTestDay } from '../tools/test/testDay.ts';

interface Person {
  readonly username: string;
  readonly password: string;
}

/** The people that every sandbox knows. */
export const people = {
  administrator: { username: 'Default', password: 'password' },
  plain: { username: 'alice', password: 'password' },
  restricted: { username: 'kid', password: 'password' },
} as const satisfies Record<string, Person>;

export interface Fixtures {
  /** What the sandbox of this file is made of. */
  sandboxOptions: SandboxOptions;
  /** A copy of the built interface, which the test may change. */
  deployment: string;
  /** A sandbox of the test's own, serving that copy. */
  server: SandboxServer;
  /** Text of every error in the console; a test that expects some empties it. */
  consoleErrors: string[];
  /** Signs in through the login page, for the given address below the base path; the collection unless told. */
  signIn: (person?: Person, path?: string) => Promise<void>;
}

/** No test asks the project's site: it answers with no posts. */
const newsSite = 'https://shokoanime.com/**';

/** Playwright's test with a sandbox, and with the rule that a console without errors is part of passing. */
export const test = base.extend<Fixtures>({
  sandboxOptions: [{ series: 260, pace: 'reference' }, { option: true }],
  context: async ({ context }, provide) => {
    await bringToTestDay(context);
    await provide(context);
  },
  // Playwright reads a fixture's needs from the pattern of its first parameter, so there must be one.
  deployment: async ({ sandboxOptions: _ }, provide) => {
    const deployment = await mkdtemp(path.join(tmpdir(), 'hondana-'));
    await cp(repositoryPath('dist/webui'), deployment, { recursive: true });
    await provide(deployment);
    await rm(deployment, { recursive: true });
  },
  server: async ({ sandboxOptions, deployment }, provide) => {
    // Release pages that cannot be reached make the server answer 500, which every browser reports.
    const server = createCheckedSandbox({ webui: deployment, updates: 'nothing-new', ...sandboxOptions });
    await server.listen(0);
    await provide(server);
    const unknown = server.sandbox.requests.find().filter(({ isUnknown }) => isUnknown);
    await server.close();
    expect(
      unknown.map(({ method, path: asked }) => `${method} ${asked}`),
      'calls that the sandbox does not have',
    ).toEqual([]);
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
