import { expect, test } from 'vitest';
import { compareReleases, isWithin, plainVersion } from './range.ts';

test.for([
  ['1.4.0', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['2.0.0', '^1.0.0 || ^2.0.0', true],
  ['5.1.0-dev.28', '>=5.1.0-dev.28 <7.0.0', true],
  ['5.1.0-dev.27', '>=5.1.0-dev.28 <7.0.0', false],
  ['6.0.0-dev.425', '>=5.1.0-dev.28 <7.0.0', true],
  ['6.0.0-dev.425', '>=6.0.0-dev.0', true],
  ['6.0.0-dev.425', '>=6.0.0', false],
  ['6.0.0', '>=5.1.0-dev.28 <7.0.0', true],
  ['7.0.0', '>=5.1.0-dev.28 <7.0.0', false],
  ['7.0.0', '>=5.1.0-dev.28', true],
  ['later', '^1.0.0', false],
  ['1.4.0', 'later', false],
] as const)('tells whether %s is within %s: %s', ([version, range, is]) => {
  expect(isWithin(version, range)).toBe(is);
});

test('sorts releases whatever their build, with invalid versions first', () => {
  const versions = ['1.10.0+a', '1.9.0+z', 'none', '1.10.0-beta.2', '0.9.9'];
  expect(versions.toSorted(compareReleases)).toEqual([
    'none',
    '0.9.9',
    '1.9.0+z',
    '1.10.0-beta.2',
    '1.10.0+a',
  ]);
  expect(compareReleases('1.0.0+a', '1.0.0+b')).toBe(0);
  expect(plainVersion('1.0.0+a')).toBe('1.0.0');
});
