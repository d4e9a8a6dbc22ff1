import { expect, test } from 'vitest';
import { isWithin } from './range.ts';

test.for([
  ['1.4.0', '^1.0.0', true],
  ['2.0.0', '^1.0.0', false],
  ['2.0.0', '^1.0.0 || ^2.0.0', true],
  ['5.1.0-dev.28', '>=5.1.0-dev.28 <6.0.0', true],
  ['5.1.0-dev.27', '>=5.1.0-dev.28 <6.0.0', false],
  ['6.0.0', '>=5.1.0-dev.28 <6.0.0', false],
  ['later', '^1.0.0', false],
  ['1.4.0', 'later', false],
] as const)('%s within %s: %s', ([version, range, is]) => {
  expect(isWithin(version, range)).toBe(is);
});
