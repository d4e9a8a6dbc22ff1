import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseFileName } from './parseFileName.ts';

/** From other parsers' test suites. While tuning, read the tuning set; of the judging set, only the scores. */
interface RealName {
  readonly name: string;
  /** null: none; a string is a half episode. */
  readonly episodes: readonly (number | string)[] | null;
  readonly type: string | null;
  readonly known: readonly string[];
}

function namesOf(set: 'tuning' | 'judging'): readonly RealName[] {
  return JSON.parse(readFileSync(new URL(`names/${set}.json`, import.meta.url), 'utf8'));
}

const types: Readonly<Record<string, readonly string[]>> = {
  Episode: ['Episode'],
  OVA: ['Special'],
  Special: ['Special'],
  Credits: ['Credits'],
  Other: ['Other', 'Trailer'],
};

function isRight({ name, episodes, type, known }: RealName): boolean {
  const parsed = parseFileName(name);
  const isOfType = !known.includes('type') || (types[type ?? ''] ?? []).includes(parsed?.type ?? '');
  return parsed?.first === episodes?.[0] && parsed?.last === episodes?.at(-1) && isOfType;
}

const percent = (part: number, whole: number): number => Math.round((1000 * part) / whole) / 10;

test.for([
  ['tuning', 96, 0],
  ['judging', 92, 5],
] as const)('reads the %s names with at least %d percent right and none wrong', ([set, right, linked]) => {
  const names = namesOf(set).filter(({ known }) => known.includes('episodes'));
  const withEpisode = names.filter(({ episodes }) => episodes !== null);
  const without = names.filter(({ episodes }) => episodes === null);
  const read = withEpisode.filter(({ name }) => parseFileName(name));
  const figures = {
    right: percent(withEpisode.filter(isRight).length, withEpisode.length),
    wrong: percent(read.filter((one) => !isRight(one)).length, withEpisode.length),
    linkedWithout: percent(without.filter(({ name }) => parseFileName(name)).length, without.length),
  };
  expect(withEpisode.length).toBeGreaterThan(100);
  expect(figures.right, JSON.stringify(figures)).toBeGreaterThanOrEqual(right);
  expect(figures.wrong, JSON.stringify(figures)).toBe(0);
  expect(figures.linkedWithout, JSON.stringify(figures)).toBeLessThanOrEqual(linked);
});

test('reads an episode into at most one of the 50 names without one', () => {
  const without = [...namesOf('tuning'), ...namesOf('judging')].filter(
    ({ known, episodes }) => known.includes('episodes') && episodes === null,
  );
  expect(without.length).toBe(50);
  expect(without.filter(({ name }) => parseFileName(name)).length).toBeLessThanOrEqual(1);
});

test('keeps the two sets disjoint', () => {
  const tuning = new Set(namesOf('tuning').map(({ name }) => name));
  expect(namesOf('judging').filter(({ name }) => tuning.has(name))).toEqual([]);
});

const titles: readonly { title: string }[] = JSON.parse(
  readFileSync(new URL('../../../../../apps/sandbox/titles/titles.json', import.meta.url), 'utf8'),
);

test.for([
  ['[G] ', ' [BD 1080p]'],
  ['', ''],
] as const)('reads an episode into at most 1 percent of titles: %s…%s', ([before, behind]) => {
  const names = titles.map(({ title }) => `${before}${title.replace(/[/\\:*?"<>|]/g, '')}${behind}.mkv`);
  const read = names.filter((name) => parseFileName(name));
  expect(names.length).toBeGreaterThan(200);
  expect(read.length / names.length, read.join('\n')).toBeLessThanOrEqual(0.01);
});
