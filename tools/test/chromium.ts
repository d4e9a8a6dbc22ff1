import { existsSync } from 'node:fs';

const named = process.env.CHROMIUM_PATH;
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const headlessShell = '/usr/bin/chromium-headless-shell';

const firstOf = (places: readonly (string | undefined)[]): string =>
  places.find((place) => place && existsSync(place)) ?? '/usr/bin/chromium';

/** The browser as people have it, which is measured: the one named by CHROMIUM_PATH, or the system's. */
export const chromiumPath = (): string => firstOf([named, ...browsers, headlessShell]);

/**
 * The browser that tests run in: the one named by CHROMIUM_PATH, or the system's without its own interface. That
 * interface takes as much of the processor as the page does.
 */
export const headlessChromiumPath = (): string => firstOf([named, headlessShell, ...browsers]);
