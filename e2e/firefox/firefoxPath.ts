import { existsSync } from 'node:fs';

/** Firefox: the one named by FIREFOX_PATH, or the system's. */
export function firefoxPath(): string {
  const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((place) => place && existsSync(place)) ?? '/usr/bin/firefox-esr';
}
