import { existsSync } from 'node:fs';

const named = process.env.CHROMIUM_PATH;
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstOf = (places: readonly (string | undefined)[]): string =>
  places.find((place) => place && existsSync(place)) ?? '/usr/bin/chromium';

/** For measurements: the full browser, as people have it. `CHROMIUM_PATH` comes first. */
export const chromiumPath = (): string => firstOf([named, ...browsers, headlessShell]);

/** For tests: without the browser's own interface, which takes as much CPU as the page. `CHROMIUM_PATH` comes first. */
export const headlessChromiumPath = (): string => firstOf([named, headlessShell, ...browsers]);
