import { existsSync } from 'node:fs';

export function firefoxPath(): string {
  const places = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
  return places.find((place) => place && existsSync(place)) ?? '/usr/bin/firefox-esr';
}
