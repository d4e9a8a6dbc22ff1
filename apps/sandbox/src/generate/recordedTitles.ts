import { readFileSync } from 'node:fs';
import type { TitleEntry } from '../model/types.ts';

function readTitles(name: string): TitleEntry[] {
  const file = new URL(`../../titles/${name}`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as TitleEntry[];
}

/** Real titles for up to seven in ten series. Large libraries, made to look at, use those with a known year. */
export function recordedTitles(count: number): TitleEntry[] {
  const wanted = Math.floor(count * 0.7);
  const few = readTitles('titles.json');
  return (wanted <= few.length ? few : readTitles('more-titles.json')).slice(0, wanted);
}
