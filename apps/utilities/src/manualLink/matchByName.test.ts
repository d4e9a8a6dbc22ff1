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
  expect(commonShow(rows).toLowerCase()).toBe('some show');
});
