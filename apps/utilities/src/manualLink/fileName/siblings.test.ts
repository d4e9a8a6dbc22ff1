import { expect, test } from 'vitest';
import { parseFileName } from './parseFileName.ts';
import { siblingsOf } from './siblings.ts';

function together(names: readonly string[]) {
  const siblings = siblingsOf(names);
  return names.map((name) => parseFileName(name, siblings)?.first);
}

test('takes a bare number for the episode where the names differ in it', () => {
  expect(together(['Show 12.mkv', 'Show 13.mkv'])).toEqual([12, 13]);
  expect(together(['3.mkv', '4.mkv'])).toEqual([3, 4]);
  expect(together(['Show 12.mkv'])).toEqual([undefined]);
  expect(together(['Show 12.mkv', 'Show 12.mkv', 'Other 13.mkv'])).toEqual([undefined, undefined, undefined]);
});

test('takes a number that all names share for part of the title', () => {
  expect(together(['[G] Area 88 21 [BD].mkv', '[G] Area 88 22 [BD].mkv'])).toEqual([21, 22]);
  expect(together(['Mob Psycho 100 98.mkv', 'Mob Psycho 100 99.mkv'])).toEqual([98, 99]);
});

test('allows different titles after the number in three files, but not in two', () => {
  expect(together(['Show 10 Rain.mkv', 'Show 11 Snow.mkv', 'Show 12 Wind.mkv'])).toEqual([10, 11, 12]);
  expect(together(['Show 10 Rain.mkv', 'Show 11 Snow.mkv'])).toEqual([undefined, undefined]);
});

test('never takes movie or volume numbers for episodes', () => {
  const names = [1, 2, 3].flatMap((n) => [`Show Movie ${n}.mkv`, `Show Vol.${n} [BD].mkv`]);
  expect(together(names).filter((one) => one !== undefined)).toEqual([]);
});

test('ignores case, spaces and versions when comparing names', () => {
  expect(together(['SHOW 12 Rest.mkv', 'show 13  rest .mkv'])).toEqual([12, 13]);
  expect(together(['SHOW 10 Rain.mkv', 'show 11 Snow.mkv', 'Show 12 Wind.mkv'])).toEqual([10, 11, 12]);
  expect(together(['Show 12v2.mkv', 'Show 13.mkv', 'Show 14.mkv'])).toEqual([12, 13, 14]);
  expect(together(['Show 12 ab.mkv', 'Show 13 a b.mkv'])).toEqual([undefined, undefined]);
});

test('ignores numbers with decimals or letters', () => {
  expect(together(['Show 12.5.mkv', 'Show 13.5.mkv'])).toEqual([undefined, undefined]);
  expect(together(['Show 12vx.mkv', 'Show 13vx.mkv'])).toEqual([undefined, undefined]);
  expect(together(['Show 12. a.mkv', 'Show 13. a.mkv'])).toEqual([12, 13]);
});

test('reads what follows the number and stays at “likely”', () => {
  const names = ['Show 12 [OVA] [Group].mkv', 'Show 13 [OVA] [Group].mkv'];
  const read = { show: 'Show', first: 12, type: 'Special', releaseGroup: 'Group', certainty: 'likely' };
  expect(parseFileName('Show 12 [OVA] [Group].mkv', siblingsOf(names))).toMatchObject(read);
  expect(parseFileName('Show 12.mkv', siblingsOf(['Show 12.mkv', 'Show 13.mkv']))).toMatchObject({
    type: 'Episode',
    certainty: 'likely',
  });
});

test('reads no episode when the names differ in two numbers', () => {
  expect(together(['Show 12 of 24.mkv', 'Show 13 of 24.mkv', 'Show 12 of 25.mkv'])[0]).toBeUndefined();
});

test('keeps what a name says for sure, and turns “likely” into “sure”', () => {
  const siblings = siblingsOf([
    'Show_225_[BD].mkv',
    'Show_226_[BD].mkv',
    'Show 2 - 05.mkv',
    'Show 3 - 05.mkv',
  ]);
  expect(parseFileName('Show_225_[BD].mkv')?.certainty).toBe('likely');
  expect(parseFileName('Show_225_[BD].mkv', siblings)).toMatchObject({ first: 225, certainty: 'sure' });
  expect(parseFileName('Show 2 - 05.mkv', siblings)).toMatchObject({ show: 'Show 2', first: 5 });
});
