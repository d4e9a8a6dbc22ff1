import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import { chromiumPath } from '../../tools/test/chromium.ts';
import { firefoxPath } from '../firefox/firefoxPath.ts';
import type { Engine } from './driver.ts';
import { playwrightEngine } from './playwrightDriver.ts';
import { puppeteerEngine } from './puppeteerDriver.ts';
import { webkitEngine } from './webkitDriver.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit' | 'playwright-firefox' | 'playwright-webkit';

function miniBrowserPath(): string {
  const libraries = '/usr/lib';
  const places = readdirSync(libraries).flatMap((folder) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((name) => path.join(libraries, folder, name, 'MiniBrowser')),
  );
  const found = places.find((place) => existsSync(place));
  if (found === undefined) throw new Error('There is no MiniBrowser: see tools/test/installEngines.sh.');
  return found;
}

/** Explicit, because the configuration sets Chromium's path. */
async function ownBuild(type: BrowserType): Promise<Engine> {
  return playwrightEngine(await type.launch({ executablePath: type.executablePath(), args: [] }));
}

const launchers: Readonly<Record<EngineName, () => Promise<Engine>>> = {
  chromium: async () =>
    playwrightEngine(await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] })),
  firefox: () => puppeteerEngine(firefoxPath()),
  webkit: () => webkitEngine(miniBrowserPath()),
  'playwright-firefox': () => ownBuild(firefox),
  'playwright-webkit': () => ownBuild(webkit),
};

export function launchEngine(name: EngineName): Promise<Engine> {
  return launchers[name]();
}
