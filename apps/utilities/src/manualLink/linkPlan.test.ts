import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { linkPlan } from './linkPlan.ts';

const draftOf = (numbers: readonly (readonly number[])[]) =>
  numbers.map((each, index) => ({
    file: fileOf(index, String(index)),
    targets: each.map((number) => targetOf(number)),
  }));

test('plans 1:1, 1:N and N:1 links', () => {
  const { units, tangled } = linkPlan(draftOf([[1], [2, 3], [4], [4], []]));
  expect(units.map(({ kind, rows, episodes }) => [kind, rows.length, episodes])).toEqual([
    ['1:1', 1, [1]],
    ['1:N', 1, [2, 3]],
    ['N:1', 2, [4]],
  ]);
  expect(tangled).toEqual([]);
});

test('reports many-to-many links as tangled', () => {
  const { units, tangled } = linkPlan(draftOf([[1, 2], [2], [3]]));
  expect(units.map(({ kind }) => kind)).toEqual(['1:1']);
  expect(tangled.map(({ file }) => file.id)).toEqual([0, 1]);
});

test('links each file once with exactly its episodes, or reports it as tangled', () => {
  const numbers = fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 8 }), { maxLength: 3 }), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(numbers, (drawn) => {
      const draft = draftOf(drawn);
      const { units, tangled } = linkPlan(draft);
      const planned = units.flatMap(({ rows, episodes }) => rows.map((row) => ({ row, episodes })));
      for (const { row, episodes } of planned) expect(episodes).toEqual(row.targets.map(({ id }) => id));
      const linked = [...planned.map(({ row }) => row.file.id), ...tangled.map(({ file }) => file.id)];
      const wanted = draft.filter(({ targets }) => targets.length > 0).map(({ file }) => file.id);
      expect(linked).toHaveLength(wanted.length);
      expect(new Set(linked)).toEqual(new Set(wanted));
    }),
  );
});
