import { expect, test } from 'vitest';
import { searchTerm } from './searchTerm.ts';

test.for([
  ['  cowboy bebop ', 'cowboy bebop'],
  ['cowboy  bebop', 'cowboy bebop'],
  ['cowboy\tbebop', 'cowboy bebop'],
  ['cowboy\u00a0bebop', 'cowboy bebop'],
  ['カウボーイ\u3000ビバップ', 'カウボーイ ビバップ'],
  [' \t ', ''],
] as const)('normalizes %j to %j', ([text, term]) => expect(searchTerm(text)).toBe(term));
