import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import {
  clearTargets,
  draftFor,
  isReady,
  pathOf,
  setTargets,
  toggleTarget,
  withoutFiles,
} from './LinkDraft.ts';

const names = (draft: ReturnType<typeof draftFor>) => draft.map(({ file }) => file.name);

test('sorts files in natural order without duplicates', () => {
  const files = ['Show 10', 'show 2', 'Show 1', 'Show 2'].map((name, index) => fileOf(index, name));
  expect(names(draftFor([...files, ...files], []))).toEqual(['Show 1', 'show 2', 'Show 2', 'Show 10']);
});

test('keeps earlier choices for a file', () => {
  const first = fileOf(1, 'a');
  const before = toggleTarget(draftFor([first], []), new Set(['1']), targetOf(7));
  const draft = draftFor([fileOf(2, 'b'), first], before);
  expect(draft.map(({ targets }) => targets.length)).toEqual([1, 0]);
});

test('adds an episode where it is missing, and removes it when all files have it', () => {
  const draft = draftFor([fileOf(1, 'a'), fileOf(2, 'b')], []);
  const one = toggleTarget(draft, new Set(['1']), targetOf(7));
  const both = toggleTarget(one, new Set(['1', '2']), targetOf(7));
  expect(both.map(({ targets }) => targets.length)).toEqual([1, 1]);
  expect(toggleTarget(both, new Set(['1', '2']), targetOf(7)).flatMap(({ targets }) => targets)).toEqual([]);
  expect(toggleTarget(one, new Set(['1']), targetOf(7)).flatMap(({ targets }) => targets)).toEqual([]);
  const two = toggleTarget(both, new Set(['1']), targetOf(8));
  expect(two[0]?.targets.map(({ number }) => number)).toEqual([7, 8]);
});

test('sorts by folder and name in natural order, and equal names by ID', () => {
  const files = [
    fileOf(3, 'a', 'Show 10'),
    fileOf(2, 'b', 'Show 2'),
    fileOf(9, 'x'),
    fileOf(1, 'B', 'show 2'),
  ];
  const draft = draftFor(files, []);
  expect(draft.map(({ file }) => pathOf(file))).toEqual(['show 2/B', 'Show 2/b', 'Show 10/a', 'x']);
  expect(draft.every((row) => !isReady(row))).toBe(true);
});

test('changes only the chosen files and clears their failures', () => {
  const failed = draftFor([fileOf(1, 'a'), fileOf(2, 'b')], []).map((row) => ({
    ...row,
    failure: 'Refused',
  }));
  const [first, second] = [{ file: fileOf(1, 'a'), targets: [targetOf(7)] }, failed[1]];
  expect(setTargets(failed, new Map([['1', { targets: [targetOf(7)] }]]))).toEqual([first, second]);
  expect(toggleTarget(failed, new Set(['1']), targetOf(7))).toEqual([first, second]);
  expect(clearTargets(failed, new Set(['1']))).toEqual([{ ...first, targets: [] }, second]);
  expect(withoutFiles(failed, new Set(['1']))).toEqual([second]);
  expect(isReady(first)).toBe(true);
});
