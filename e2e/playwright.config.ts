import { defineConfig } from '@playwright/test';
import { chromiumPath } from '../tools/test/chromium.ts';

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  timeout: process.env.CI ? 90_000 : 40_000,
  workers: 2,
  fullyParallel: true,
  // Two browsers on two cores lose their breath at times. Whoever works on a journey sees it fail at once.
  retries: process.env.CI ? 2 : 0,
  expect: { timeout: process.env.CI ? 15_000 : 5_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list'], ['json', { outputFile: '../.cache/playwright.json' }]],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: chromiumPath(), args: ['--no-sandbox'] },
  },
});
