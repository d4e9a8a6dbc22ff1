import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileOf, targetOf } from '../testing/linkFixtures.ts';
import { draftFor } from './LinkDraft.ts';
import { rangeFill } from './rangeFill.ts';

const rowsOf = (count: number) =>
  draftFor(
    Array.from({ length: count }, (_, index) => fileOf(index + 1, `${index}`)),
    [],
  );
const episodes = [...Array.from({ length: 26 }, (_, index) => targetOf(26 - index)), targetOf(1, 'Special')];

test.for(['0', '-1', '1.5', 'x', '', ' ', '1e2'])('rejects “%s” as a start', (start) => {
  expect(rangeFill(rowsOf(1), episodes, 'Episode', start)).toEqual({
    error: 'Value is not a positive integer.',
  });
});

test('reports a start that the series does not have', () => {
  expect(rangeFill(rowsOf(1), episodes, 'Episode', '27')).toEqual({
    error: 'Unable to find starting episode.',
  });
  expect(rangeFill(rowsOf(1), episodes, 'Special', '2')).toEqual({
    error: 'Unable to find starting episode.',
  });
});

test('leaves a file without an episode when the series lacks its number, and shifts no others', () => {
  const rows = rowsOf(4);
  const filled = rangeFill(
    rows,
    episodes.filter(({ number }) => number !== 6),
    'Episode',
    '5',
  );
  if ('error' in filled) throw new Error(filled.error);
  expect(rows.map(({ file }) => filled.found.get(file.key)?.targets[0]?.number)).toEqual([
    5,
    undefined,
    7,
    8,
  ]);
  expect(filled.left).toBe(1);
});

test('assigns consecutive episodes from any start until there are no more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 26 }), fc.integer({ min: 0, max: 60 }), (start, count) => {
      const rows = rowsOf(count);
      const filled = rangeFill(rows, episodes, 'Episode', String(start));
      if ('error' in filled) throw new Error(filled.error);
      const numbers = rows.map(({ file }) => filled.found.get(file.key)?.targets[0]?.number);
      expect(numbers).toEqual(rows.map((_, index) => (start + index <= 26 ? start + index : undefined)));
      expect(filled.left).toBe(Math.max(0, count - (27 - start)));
    }),
  );
});
