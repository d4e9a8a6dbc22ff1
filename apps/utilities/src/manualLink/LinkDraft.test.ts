import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { draftFor, toggleTarget } from './LinkDraft.ts';

const names = (draft: ReturnType<typeof draftFor>) => draft.map(({ file }) => file.name);

test('files are sorted in natural order, each once', () => {
  const files = ['Show 10', 'show 2', 'Show 1', 'Show 2'].map((name, index) => fileOf(index, name));
  expect(names(draftFor([...files, ...files], []))).toEqual(['Show 1', 'show 2', 'Show 2', 'Show 10']);
});

test('earlier choices for a file are kept', () => {
  const first = fileOf(1, 'a');
  const before = toggleTarget(draftFor([first], []), new Set(['1']), targetOf(7));
  const draft = draftFor([fileOf(2, 'b'), first], before);
  expect(draft.map(({ targets }) => targets.length)).toEqual([1, 0]);
});

test('an episode is added where it is missing, and removed when all have it', () => {
  const draft = draftFor([fileOf(1, 'a'), fileOf(2, 'b')], []);
  const one = toggleTarget(draft, new Set(['1']), targetOf(7));
  const both = toggleTarget(one, new Set(['1', '2']), targetOf(7));
  expect(both.map(({ targets }) => targets.length)).toEqual([1, 1]);
  expect(toggleTarget(both, new Set(['1', '2']), targetOf(7)).flatMap(({ targets }) => targets)).toEqual([]);
  const two = toggleTarget(both, new Set(['1']), targetOf(8));
  expect(two[0]?.targets.map(({ number }) => number)).toEqual([7, 8]);
});
