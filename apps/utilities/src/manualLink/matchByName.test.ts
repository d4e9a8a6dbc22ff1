import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import type { NamedSeries } from './episodeFinder.ts';
import { draftFor } from './LinkDraft.ts';
import { matchByName } from './matchByName.ts';

const episodes = [...Array.from({ length: 12 }, (_, index) => targetOf(index + 1)), targetOf(2, 'Special')];
const match = (names: readonly string[], titles: readonly string[] = ['Some Show']) => {
  const rows = draftFor(
    names.map((name, index) => fileOf(index, name)),
    [],
  );
  const { found } = matchByName(rows, { titles, episodes });
  return Object.fromEntries(
    rows.map(({ file }) => [
      file.name,
      found
        .get(file.key)
        ?.targets.map(({ type, number }) => `${type} ${number}`)
        .join(' ') ?? '',
    ]),
  );
};

test('finds episodes, ranges and specials by name', () => {
  expect(match(['[G] Some Show - 03.mkv', '[G] Some Show - 04-05.mkv', '[G] Some Show - SP2.mkv'])).toEqual({
    '[G] Some Show - 03.mkv': 'Episode 3',
    '[G] Some Show - 04-05.mkv': 'Episode 4 Episode 5',
    '[G] Some Show - SP2.mkv': 'Special 2',
  });
});

test('matches files of one show to the chosen series, and of several shows only those with its name', () => {
  expect(match(['Other - 03.mkv'])).toEqual({ 'Other - 03.mkv': 'Episode 3' });
  expect(match(['Other - 03.mkv', 'Some show! - 04.mkv'])).toEqual({
    'Other - 03.mkv': '',
    'Some show! - 04.mkv': 'Episode 4',
  });
  expect(match(['Other - 03.mkv', 'Some Show S2 - 04.mkv'], ['Some Show 2'])).toEqual({
    'Other - 03.mkv': '',
    'Some Show S2 - 04.mkv': 'Episode 4',
  });
});

test.for([
  ['Some Show - 04.mkv', 'Some Show (2014)', true],
  ['Some Show (2014) - 04.mkv', 'Some Show', true],
  ['Some Show (1998) - 04.mkv', 'Some Show', true],
  ['Some Show (1898) - 04.mkv', 'Some Show', false],
  ['Some Show S2 - 04.mkv', 'Some Show Season 2', true],
  ['Some Show S2 - 04.mkv', 'Some Show S2', true],
  ['Some Show S2 - 04.mkv', 'Some Show', false],
  ['Some Show - 04.mkv', 'Some Show 2', false],
] as const)('compares “%s”, beside another show, with “%s”: %s', ([name, title, is]) => {
  expect(match([name, 'Other - 03.mkv'], [title])[name]).toBe(is ? 'Episode 4' : '');
});

test('treats two seasons of a show as two shows', () => {
  expect(match(['Other - 03.mkv', 'Other S2 - 04.mkv'])).toEqual({
    'Other - 03.mkv': '',
    'Other S2 - 04.mkv': '',
  });
});

test('matches a range only when the series has all its episodes', () => {
  expect(match(['Some Show - 11-13.mkv', 'Some Show - 01-12.mkv'])).toEqual({
    'Some Show - 11-13.mkv': '',
    'Some Show - 01-12.mkv': Array.from({ length: 12 }, (_, index) => `Episode ${index + 1}`).join(' '),
  });
});

test('skips other seasons, unknown episodes and credits', () => {
  expect(match(['Some Show S2 - 04.mkv', 'Some Show - 13.mkv', 'Some Show - NCOP1.mkv', 'x.mkv'])).toEqual({
    'Some Show S2 - 04.mkv': '',
    'Some Show - 13.mkv': '',
    'Some Show - NCOP1.mkv': '',
    'x.mkv': '',
  });
  expect(match(['Some Show - 01-9999.mkv'])).toEqual({ 'Some Show - 01-9999.mkv': '' });
});

function guesses(names: readonly string[], series: Partial<NamedSeries> = {}, shiftBy?: number) {
  const rows = draftFor(
    names.map((name, index) => fileOf(index, name)),
    [],
  );
  const { found, shift } = matchByName(rows, { titles: ['Some Show'], episodes, ...series }, shiftBy);
  const said = names.map((_, index) => {
    const one = found.get(String(index));
    const numbers = one?.targets.map(({ type, number }) => `${type} ${number}`).join(' ') ?? '';
    return `${numbers}${one ? (one.guess?.isSure ? '' : ' ?') : '-'}${one?.guess?.note ? ` (${one.guess.note})` : ''}`;
  });
  return { said, shift };
}

const count = (length: number, type = 'Episode') =>
  Array.from({ length }, (_, index) => targetOf(index + 1, type));
const numbered = (first: number, last: number, name = 'Some Show') =>
  Array.from(
    { length: last - first + 1 },
    (_, index) => `${name} - ${String(first + index).padStart(2, '0')}.mkv`,
  );

test('prefers the newer of two versions and says why the older has no episode', () => {
  expect(
    guesses(['[G] Some Show - 05.mkv', '[G] Some Show - 05v2.mkv', '[G] Some Show - 06.mkv']).said,
  ).toEqual([' (Version 2 of this episode is preferred)', 'Episode 5', 'Episode 6']);
});

test('links files of two groups to one episode and says so', () => {
  const note = '(Another file has this episode, too)';
  expect(guesses(['[A] Some Show - 05.mkv', '[B] Some Show - 05v2.mkv']).said).toEqual([
    `Episode 5 ? ${note}`,
    `Episode 5 ? ${note}`,
  ]);
});

test('says when a range shares an episode with another file', () => {
  const note = '(Shares an episode with another file and cannot be linked beside it)';
  expect(guesses(['Some Show - 01-02.mkv', 'Some Show - 02.mkv', 'Some Show - 03.mkv']).said).toEqual([
    `Episode 1 Episode 2 ? ${note}`,
    `Episode 2 ? ${note}`,
    'Episode 3',
  ]);
});

test.for([
  'Some Show 2nd Season',
  'Some Show II',
  'Some Show 2',
  'Some Show Second Season',
  'Some Show S2',
  'Some Show 第二期',
])('recognizes S2 in a name as “%s”', (title) => {
  const names = ['Some Show S2 - 05.mkv', 'Other - 03.mkv'];
  expect(guesses(names, { titles: [title] }).said).toEqual(['Episode 5', '-']);
  expect(guesses(['Some Show II - 05.mkv', 'Other - 03.mkv'], { titles: [title] }).said[0]).toBe('Episode 5');
  expect(guesses(names, { titles: ['Some Show'] }).said).toEqual(['-', '-']);
});

test('marks guesses as unsure when the season differs from the series', () => {
  expect(guesses(['Some Show S2 - 05.mkv']).said).toEqual(['Episode 5 ?']);
  expect(guesses(['Season 2/Some Show - 05.mkv']).said).toEqual(['Episode 5 ?']);
  expect(guesses(['Some Show II - 05.mkv']).said).toEqual(['Episode 5 ?']);
  expect(guesses(['Some Show - 05.mkv'], { titles: ['Some Show II'] }).said).toEqual(['Episode 5 ?']);
  expect(guesses(['Another Name - 05.mkv'], { titles: ['Some Show II'] }).said).toEqual(['Episode 5']);
  expect(guesses(['Season 2/Some Show - 05.mkv'], { titles: ['Some Show II'] }).said).toEqual(['Episode 5']);
});

test('offers to shift numbers over all seasons, and shifts them only when told to', () => {
  const series = { titles: ['Some Show II'], episodes: count(25) };
  const names = numbered(13, 37, 'Some Show S2');
  const { said, shift } = guesses(names, series);
  expect(shift).toEqual({ by: 12, first: 13, last: 37 });
  expect(new Set(said)).toEqual(new Set(['-']));
  const wanted = Array.from({ length: 25 }, (_, index) => `Episode ${index + 1}`);
  expect(guesses(names, series, 12)).toEqual({ said: wanted, shift: undefined });
  expect(guesses(names, series, 0).said).toEqual([...wanted.slice(12), ...Array(12).fill('-')]);
});

test.for([
  ['the first season', numbered(1, 12)],
  ['some of it', numbered(5, 8)],
  ['one too many', numbered(1, 13)],
  ['one file', numbered(13, 13)],
  ['more than the series has', numbered(13, 40)],
] as const)('does not offer to shift numbers for %s', ([, names]) => {
  expect(guesses(names, { episodes: count(12) }).shift).toBeUndefined();
});

test('never matches extras to regular episodes', () => {
  const extras = ['Some Show OVA - 01.mkv', 'Menu - 01.mkv', 'Some Show - NCOP1.mkv', 'Some Show - PV1.mkv'];
  expect(guesses(extras, { episodes: count(12) }).said).toEqual(['-', '-', '-', '-']);
  const typed = [...count(12), ...count(3, 'Special'), ...count(3, 'Other'), ...count(3, 'Trailer')];
  expect(guesses(extras, { episodes: typed }).said).toEqual(['Special 1 ?', 'Other 1 ?', '-', 'Trailer 1 ?']);
});

test('matches an OVA to the episodes of an OVA series', () => {
  expect(guesses(['Some Show OVA - 01.mkv'], { titles: ['Some Show OVA'], episodes: count(2) }).said).toEqual(
    ['Episode 1 ?'],
  );
  expect(guesses(['Some Show OVA - 01.mkv'], { type: 'OVA', episodes: count(2) }).said).toEqual([
    'Episode 1 ?',
  ]);
});

test('matches a movie to the only episode of a series', () => {
  const movie = { titles: ['Some Movie'], episodes: count(1) };
  expect(guesses(['[G] Some Movie (2004) [1080p].mkv'], movie).said).toEqual(['Episode 1']);
  expect(guesses(['[G] Something Else [1080p].mkv'], movie).said).toEqual(['Episode 1 ?']);
  expect(guesses(['[G] Some Movie [1080p].mkv', '[G] Other [1080p].mkv'], movie).said).toEqual([
    'Episode 1',
    '-',
  ]);
  expect(guesses(['[G] Some Movie - Trailer [1080p].mkv'], movie).said).toEqual(['-']);
  expect(guesses(['[G] Area 88 [DVD].mkv'], { titles: ['Area 88'], episodes: count(1) }).said).toEqual([
    'Episode 1',
  ]);
  expect(guesses(['[G] Some Show [1080p].mkv']).said).toEqual(['-']);
});

test('matches bare numbers to the chosen series', () => {
  expect(guesses(['01.mkv', '02.mkv']).said).toEqual(['Episode 1', 'Episode 2']);
  expect(guesses(['01.mkv']).said).toEqual(['Episode 1 ?']);
  expect(guesses(['01.mkv', 'Some Show - 02.mkv']).said[0]).toMatch(/^Episode 1/);
  expect(guesses(['01.mkv', 'Some Show - 02.mkv', 'Other - 02.mkv']).said).toEqual(['-', 'Episode 2', '-']);
});
