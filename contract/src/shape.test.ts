import { expect, test } from 'vitest';
import { shapeFaults } from './shape.ts';

test('a field of every recorded element must be in every answered one', () => {
  expect(shapeFaults([{ a: 1 }, { a: 2 }], [{ a: 1 }, {}])).toEqual(['$[].a: not in every element']);
});

test('a field of some recorded elements may be absent', () => {
  expect(shapeFaults([{ a: 1 }, { a: 1, b: 2 }], [{ a: 3 }])).toEqual([]);
});

test('a recorded type must be met at least once', () => {
  expect(shapeFaults([{ a: 'x' }, { a: null }], [{ a: null }])).toEqual([
    '$[].a: no answered value is a string, but null',
  ]);
  expect(shapeFaults([{ a: 'x' }], [{ a: null }, { a: 'y' }])).toEqual([]);
});

test('a recorded null demands nothing', () => {
  expect(shapeFaults({ a: null }, { a: 5 })).toEqual([]);
});

test('a recorded list with elements must not be answered empty', () => {
  expect(shapeFaults({ list: [1] }, { list: [] })).toEqual(['$.list: the list is empty']);
  expect(shapeFaults({ list: [] }, { list: [] })).toEqual([]);
});

test('keys of a dictionary are data', () => {
  expect(shapeFaults({ A: 1, B: 2 }, { Z: 3 }, (path) => path === '$')).toEqual([]);
  expect(shapeFaults({ A: 1 }, {}, (path) => path === '$')).toEqual(['$: there is no entry']);
});
