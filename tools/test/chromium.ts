import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that tests run in: the one named by CHROMIUM_PATH, or the system's. */
export function chromiumPath(): string {
  return places.find((place) => place && existsSync(place)) ?? '/usr/bin/chromium';
}
