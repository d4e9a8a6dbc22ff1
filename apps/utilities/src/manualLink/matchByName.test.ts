import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { draftFor } from './LinkDraft.ts';
import { commonShow, matchByName } from './matchByName.ts';

const episodes = [...Array.from({ length: 12 }, (_, index) => targetOf(index + 1)), targetOf(2, 'Special')];
const match = (names: readonly string[], titles: readonly string[] = ['Some Show']) => {
  const rows = draftFor(
    names.map((name, index) => fileOf(index, name)),
    [],
  );
  const found = matchByName(rows, titles, episodes);
  return Object.fromEntries(
    rows.map(({ file }) => [
      file.name,
      found
        .get(file.key)
        ?.map(({ type, number }) => `${type} ${number}`)
        .join(' ') ?? '',
    ]),
  );
};

test('episodes, ranges and specials are found by their names', () => {
  expect(match(['[G] Some Show - 03.mkv', '[G] Some Show - 04-05.mkv', '[G] Some Show - SP2.mkv'])).toEqual({
    '[G] Some Show - 03.mkv': 'Episode 3',
    '[G] Some Show - 04-05.mkv': 'Episode 4 Episode 5',
    '[G] Some Show - SP2.mkv': 'Special 2',
  });
});

test('files of one show are matched to the chosen series, of several shows only those named like it', () => {
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
] as const)('“%s” beside other shows is of “%s”: %s', ([name, title, is]) => {
  expect(match([name, 'Other - 03.mkv'], [title])[name]).toBe(is ? 'Episode 4' : '');
});

test('the same show in two seasons is two shows', () => {
  expect(match(['Other - 03.mkv', 'Other S2 - 04.mkv'])).toEqual({
    'Other - 03.mkv': '',
    'Other S2 - 04.mkv': '',
  });
});

test('of a run every episode must be there', () => {
  expect(match(['Some Show - 11-13.mkv', 'Some Show - 01-12.mkv'])).toEqual({
    'Some Show - 11-13.mkv': '',
    'Some Show - 01-12.mkv': Array.from({ length: 12 }, (_, index) => `Episode ${index + 1}`).join(' '),
  });
});

test('another season, an episode that the series lacks, and credits are left alone', () => {
  expect(match(['Some Show S2 - 04.mkv', 'Some Show - 13.mkv', 'Some Show - NCOP1.mkv', 'x.mkv'])).toEqual({
    'Some Show S2 - 04.mkv': '',
    'Some Show - 13.mkv': '',
    'Some Show - NCOP1.mkv': '',
    'x.mkv': '',
  });
  expect(match(['Some Show - 01-9999.mkv'])).toEqual({ 'Some Show - 01-9999.mkv': '' });
});

test('the search is for the show of most files', () => {
  const names = ['Some Show - 1.mkv', 'Other - 2.mkv', 'some show - 3.mkv', 'x.mkv'];
  const rows = draftFor(
    names.map((name, index) => fileOf(index, name)),
    [],
  );
  expect(commonShow(rows)).toBe('Some Show');
  expect(commonShow([])).toBe('');
  expect(commonShow(draftFor([fileOf(1, '05 - A title.mkv', 'anime/My Show')], []))).toBe('My Show');
});
