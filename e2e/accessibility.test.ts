import type { SandboxOptions } from '../apps/sandbox/src/server.ts';
import { themes } from '../libs/shared/src/testing/accessibilityRules.ts';
import {
  axeFindings,
  axeFindingsInThemes,
  pageFindings,
  showTheme,
  sidewaysFindings,
} from '../tools/sweep/pageFindings.ts';
import { consoleErrorsOf, expect, type Page, test } from './fixtures.ts';

/** 320 px is 1280 px at 400 %. */
const sizes = { phone: { width: 390, height: 844 }, zoomed: { width: 320, height: 256 } };

interface Visit {
  readonly page: Page;
  readonly url: string;
  readonly signIn: (path?: string) => Promise<void>;
  readonly misbehave: (pattern: string, fault: { status?: number; cut?: boolean }) => void;
}

interface Screen {
  readonly name: string;
  readonly options?: SandboxOptions;
  readonly isFramed?: boolean;
  /** Whether the console reports its failure, too. */
  readonly isFailure?: boolean;
  readonly show: (visit: Visit) => Promise<void>;
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

async function openLogin({ page, url }: Visit): Promise<void> {
  await page.goto(`${url}/webui/login`);
}

/** Screen tests and the sweep check everything else. */
const screens: readonly Screen[] = [
  {
    name: 'login',
    show: async (visit) => {
      await openLogin(visit);
      await expect(visit.page.getByRole('contentinfo')).toBeVisible();
    },
  },
  {
    name: 'login while the server starts',
    options: { state: 'Starting', manualClock: true },
    show: async (visit) => {
      await openLogin(visit);
      await expect(heading(visit.page, /Server is starting/)).toBeVisible();
    },
  },
  {
    name: 'a start without a registry',
    isFailure: true,
    show: async (visit) => {
      visit.misbehave('/webui/remotes.json', { status: 404 });
      await openLogin(visit);
      await expect(heading(visit.page, /could not start/)).toBeVisible();
    },
  },
  {
    name: 'a remote that failed',
    isFramed: true,
    isFailure: true,
    show: async ({ page, signIn, misbehave }) => {
      misbehave('/webui/remotes/collection/*', { status: 500 });
      await signIn();
      await expect(heading(page, 'Collection could not be shown')).toBeVisible();
    },
  },
  {
    name: 'preset that does not exist',
    isFramed: true,
    isFailure: true,
    show: async ({ page, signIn }) => {
      await signIn('collection/filter/987654');
      await expect(heading(page, 'Filter not found')).toBeVisible();
    },
  },
  {
    name: 'display settings',
    isFramed: true,
    show: async ({ page, signIn }) => {
      await signIn('collection?q=nothing+has+this+name');
      await page.getByRole('button', { name: 'Display Settings' }).click();
      await expect(page.getByRole('dialog', { name: 'Display Settings' })).toBeVisible();
    },
  },
  {
    name: 'keyboard shortcuts',
    isFramed: true,
    show: async ({ page, signIn }) => {
      await signIn('nowhere');
      await expect(heading(page, 'Page not found')).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
];

for (const { name, options, isFramed = false, isFailure = false, show } of screens) {
  test.describe(name, () => {
    test.use({ sandboxOptions: { series: 60, ...options } });

    test('is accessible in every theme and does not scroll sideways', async ({ page, server, signIn }) => {
      await show({
        page,
        url: server.url,
        signIn: (path) => signIn(undefined, path),
        misbehave: (pattern, fault) => server.sandbox.misbehaviour.add({ pattern, body: '', ...fault }),
      });
      expect(await pageFindings(page, isFramed)).toEqual([]);
      expect(await axeFindingsInThemes(page)).toEqual([]);
      await page.setViewportSize(sizes.phone);
      expect(await sidewaysFindings(page)).toEqual([]);
      expect(await pageFindings(page, isFramed)).toEqual([]);
      await showTheme(page, themes[0]);
      expect(await axeFindings(page), 'on a phone').toEqual([]);
      await page.setViewportSize(sizes.zoomed);
      expect(await sidewaysFindings(page)).toEqual([]);
      if (isFailure) consoleErrorsOf(page).length = 0;
    });
  });
}

test('finds accessibility barriers where there are some', async ({ page }) => {
  await page.goto('login');
  await expect(heading(page, 'Sign in')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.lang = '';
    const barrier = document.createElement('h1');
    barrier.append(document.createElement('button'));
    barrier.style.inlineSize = '2000px';
    barrier.style.textAlign = 'end';
    document.querySelector('main')?.append(barrier);
  });
  expect((await pageFindings(page, true)).join()).toMatch(
    /language.*2 headings.*empty.*0 banners.*navigation/,
  );
  expect((await axeFindings(page)).join()).toMatch(/button-name/);
  // Firefox's scroll bar takes some of the window.
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect((await sidewaysFindings(page)).join()).toMatch(
    new RegExp(`px wider than ${width} px.*beyond the edge.*button`),
  );
  consoleErrorsOf(page).length = 0;
});
