import { readFileSync } from 'node:fs';
import type { TitleEntry } from '../model/types.ts';

function readTitles(name: string): TitleEntry[] {
  const file = new URL(`../../../../contract/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as TitleEntry[];
}

/**
 * The real titles for a library of so many series: seven in ten, as far as there are as many. A large one is for people
 * to look at, and takes titles of which the year is known or follows from the ID.
 */
export function recordedTitles(count: number): TitleEntry[] {
  const wanted = Math.floor(count * 0.7);
  const few = readTitles('titles.json');
  return (wanted <= few.length ? few : readTitles('more-titles.json')).slice(0, wanted);
}
