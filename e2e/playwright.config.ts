import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { assertionTimeout } from '../tools/test/assertionTimeout.ts';
import { headlessChromiumPath } from '../tools/test/chromium.ts';
import { timeZone } from '../tools/test/testDay.ts';
import type { EngineOptions } from './engines/engineTest.ts';
import { projects } from './engines/projects.ts';
import { notInFirefox } from './firefox/notInFirefox.ts';
import { notSince6 } from './notSince6.ts';

export default defineConfig<object, EngineOptions>({
  testDir: '.',
  // Each run empties its folder.
  outputDir: path.join('../test-results', process.env.NX_TASK_TARGET_PROJECT ?? 'by-hand'),
  // Only bounds the time of a failure: shared machines are slow.
  timeout: 180_000,
  expect: { timeout: assertionTimeout },
  // On two cores three take a tenth less time than two, and four no less than three.
  workers: 3,
  fullyParallel: true,
  // Two browsers on two cores are slow at times. Locally a failing journey fails at once.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  ...(process.env.TEST_SERVER === '6' && { grepInvert: notSince6.map(({ tests }) => tests) }),
  reporter: [['list'], ['../tools/test/results/playwrightReporter.ts']],
  projects: [
    { name: 'journeys', testIgnore: ['**/e2e/engines/**', '**/e2e/platform/**'] },
    { name: 'platform', testMatch: '**/e2e/platform/*.test.ts' },
    {
      name: 'journeys-in-firefox',
      testIgnore: '**/e2e/engines/**',
      grepInvert: notInFirefox.map(({ tests }) => tests),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: path.resolve(import.meta.dirname, 'firefox/stockFirefox.ts'),
          args: [],
        },
      },
    },
    ...projects,
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    timezoneId: timeZone,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: headlessChromiumPath(), args: ['--no-sandbox'] },
  },
});
