import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { EngineName } from './engines.ts';

/** Playwright's own builds, where `npx playwright install firefox webkit` has put them. */
const ownBuilds = (
  [
    ['playwright-firefox', firefox],
    ['playwright-webkit', webkit],
  ] as const
).flatMap(([name, browser]) => (existsSync(browser.executablePath()) ? [name] : []));

const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit', ...ownBuilds];

/** The journeys of this folder, once for each engine. */
export const projects = names.map((engineName) => ({
  name: engineName,
  testMatch: '**/e2e/engines/*.test.ts',
  use: { engineName },
}));
