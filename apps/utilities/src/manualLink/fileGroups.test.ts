import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { fileGroups } from './fileGroups.ts';
import { draftFor, setTargets } from './LinkDraft.ts';

const names = [
  '[Group] Some Show - 01.mkv',
  'Some.Show.S01E02.1080p.mkv',
  '[Group] Some Show S2 - 01.mkv',
  'Another - 01.mkv',
  'Another - 02.mkv',
  'another - 03.mkv',
  '07.mkv',
];
const draft = draftFor(
  names.map((name, id) => fileOf(id, name)),
  [],
);
const groups = (rows: typeof draft) =>
  fileGroups(rows).map(
    ({ facts, files, ready }) => `${facts.show} ${facts.season}: ${ready} of ${files.length}`,
  );

test('groups files by show and season of their names, the largest group first', () => {
  expect(groups(draft)).toEqual(['Another 1: 0 of 3', 'Some Show 1: 0 of 2', 'Some Show 2: 0 of 1']);
});

test('gives each movie its own group, but ignores names without an episode when there are many', () => {
  const rows = (count: number) =>
    draftFor(
      ['Some Show - 01.mkv', ...Array.from({ length: count }, (_, at) => `Film ${'abcdef'[at]}.mkv`)].map(
        (name, id) => fileOf(id, name),
      ),
      [],
    );
  expect(groups(rows(2))).toHaveLength(3);
  expect(groups(rows(5))).toEqual(['Some Show 1: 0 of 1']);
});

test('counts the files of a group that have an episode', () => {
  const found = new Map([['3', { targets: [targetOf(1)] }]]);
  expect(groups(setTargets(draft, found))[0]).toBe('Another 1: 1 of 3');
});
