import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import type { EngineName } from './engines.ts';

/** Present after `npx playwright install firefox webkit`. */
const ownBuilds = (
  [
    ['playwright-firefox', firefox],
    ['playwright-webkit', webkit],
  ] as const
).flatMap(([name, browser]) => (existsSync(browser.executablePath()) ? [name] : []));

const names: readonly EngineName[] = ['chromium', 'firefox', 'webkit', ...ownBuilds];

export const projects = names.map((engineName) => ({
  name: engineName,
  testMatch: '**/e2e/engines/*.test.ts',
  use: { engineName },
}));
