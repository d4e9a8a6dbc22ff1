import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ParsedFileName } from './ParsedFileName.ts';
import { parseFileName } from './parseFileName.ts';

/**
 * File names made from real titles in ten common conventions:
 *
 * 1. `[Group] Title - 07v2 (1080p) [CRC]` – fansub groups
 * 2. `[Group]_Title_-_07_[720p][CRC]` – old fansub groups
 * 3. `Title.S01E07.1080p.WEB-DL.x264-Group` – scene releases
 * 4. `Title - S01E07 - Episode title` – media servers
 * 5. `Title S01E07 [1080p] [Group]` – torrent releases
 * 6. `Title - Episode 07` – named by hand
 * 7. `[Group] Title - 07-08 [BD 1080p]` – several episodes in one file
 * 8. `[Group] Title - SP2 [1080p]` – specials
 * 9. `[Group] Title [BD 1080p]/07 - Episode title` – the show in the folder
 * 10. `Title_07v2` – old names without a separator
 */
const conventions: readonly ((
  title: string,
  n: number,
) => { path: string; says: Partial<ParsedFileName> })[] = [
  (title, n) => ({
    path: `[Judas] ${title} - ${two(n)}v2 (1080p) [${crc(n)}].mkv`,
    says: { ...one(n), version: 2, releaseGroup: 'Judas' },
  }),
  (title, n) => ({
    path: `[Ani-Kun]_${title.replaceAll(' ', '_')}_-_${two(n)}_[720p][${crc(n)}].mkv`,
    says: { ...one(n), releaseGroup: 'Ani-Kun' },
  }),
  (title, n) => ({
    path: `${title.replaceAll(' ', '.')}.S01E${two(n)}.1080p.WEB-DL.x264-VARYG.mkv`,
    says: { ...one(n), releaseGroup: 'VARYG' },
  }),
  (title, n) => ({
    path: `${title} - S01E${two(n)} - The ${n} Winds.mkv`,
    says: { ...one(n), releaseGroup: '' },
  }),
  (title, n) => ({
    path: `${title} S01E${two(n)} [1080p] [Erai].mkv`,
    says: { ...one(n), releaseGroup: 'Erai' },
  }),
  (title, n) => ({ path: `${title} - Episode ${two(n)}.mp4`, says: { ...one(n), releaseGroup: '' } }),
  (title, n) => ({
    path: `[Group] ${title} - ${two(n)}-${two(n + 1)} [BD 1080p].mkv`,
    says: { ...one(n), last: n + 1, releaseGroup: 'Group' },
  }),
  (title, n) => ({
    path: `[Group] ${title} - SP${n} [1080p].mkv`,
    says: { ...one(n), type: 'Special', releaseGroup: 'Group' },
  }),
  (title, n) => ({
    path: `anime/[Group] ${title} [BD 1080p]/${two(n)} - A Day at Sea.mkv`,
    says: { ...one(n), releaseGroup: 'Group' },
  }),
  (title, n) => ({
    path: `${title.replaceAll(' ', '_')}_${two(n)}v2.avi`,
    says: { ...one(n), version: 2, releaseGroup: '' },
  }),
];

const two = (n: number): string => String(n).padStart(2, '0');
const crc = (n: number): string => (n * 0x1a2b3c4d).toString(16).slice(-8).toUpperCase().padStart(8, 'A');
const one = (n: number): Partial<ParsedFileName> => ({ first: n, last: n, type: 'Episode', version: 1 });
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A title as it can appear in a file name. */
const onDisk = (title: string): string =>
  title
    .replace(/[/\\:*?"<>|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

function hashOf(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

const titles: readonly { title: string }[] = JSON.parse(
  readFileSync(new URL('../../../../../contract/titles.json', import.meta.url), 'utf8'),
);
const names = titles
  .map(({ title }) => onDisk(title))
  .filter((title) => letters(title) !== '')
  .flatMap((title, index) => conventions.map((name) => ({ title, ...name(title, 1 + (index % 60)) })));

// A third, chosen by hash, is held out: only the others were used while writing the parser.
test.for([
  ['looked at', false],
  ['held out', true],
] as const)('of the names that were %s, 95 % are read right and 1 % wrong at most', ([, isHeldOut]) => {
  const chosen = names.filter(({ path }) => (hashOf(path) % 3 === 0) === isHeldOut);
  const wrong: string[] = [];
  let right = 0;
  for (const { path, title, says } of chosen) {
    const parsed = parseFileName(path);
    if (!parsed) continue;
    const isRight =
      letters(parsed.show) === letters(title) &&
      Object.entries(says).every(([field, value]) => parsed[field as keyof ParsedFileName] === value);
    if (isRight) right++;
    else wrong.push(path);
  }
  expect(names.length).toBeGreaterThan(2000);
  expect(right / chosen.length).toBeGreaterThanOrEqual(0.95);
  expect(wrong.length / chosen.length, wrong.slice(0, 20).join('\n')).toBeLessThanOrEqual(0.01);
});
