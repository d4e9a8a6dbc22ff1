import { expect, test } from 'vitest';
import { shapeFaults } from './shape.ts';

test('requires a field of every recorded element in every answered one', () => {
  expect(shapeFaults([{ a: 1 }, { a: 2 }], [{ a: 1 }, {}])).toEqual(['$[].a: not in every element']);
});

test('allows a field of some recorded elements to be absent', () => {
  expect(shapeFaults([{ a: 1 }, { a: 1, b: 2 }], [{ a: 3 }])).toEqual([]);
});

test('requires each recorded type at least once', () => {
  expect(shapeFaults([{ a: 'x' }, { a: null }], [{ a: null }])).toEqual([
    '$[].a: no answered value is a string, but null',
  ]);
  expect(shapeFaults([{ a: 'x' }], [{ a: null }, { a: 'y' }])).toEqual([]);
});

test('accepts anything for a recorded null', () => {
  expect(shapeFaults({ a: null }, { a: 5 })).toEqual([]);
});

test('rejects an empty list when the recorded one has elements', () => {
  expect(shapeFaults({ list: [1] }, { list: [] })).toEqual(['$.list: the list is empty']);
  expect(shapeFaults({ list: [] }, { list: [] })).toEqual([]);
});

test('treats the keys of a dictionary as data', () => {
  expect(shapeFaults({ A: 1, B: 2 }, { Z: 3 }, (path) => path === '$')).toEqual([]);
  expect(shapeFaults({ A: 1 }, {}, (path) => path === '$')).toEqual(['$: there is no entry']);
});
