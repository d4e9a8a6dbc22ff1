import { serverRoot } from '@hondana/shared/http/serverRoot';
import { afterEach, expect, test } from 'vitest';
import { createAnswerStore } from './answerStore.ts';

const store = createAnswerStore(100);

afterEach(() => store.clear());

const text = (length: number): string => 'x'.repeat(length);

test('keeps what fits, and drops the oldest first', async () => {
  await store.setItem('first', text(40));
  await store.setItem('second', text(40));
  await store.setItem('third', text(40));
  expect(await store.getItem('first')).toBeUndefined();
  expect(await store.getItem('second')).toBe(text(40));
  expect(await store.getItem('third')).toBe(text(40));
});

test('counts an answer that is stored again once, and as new', async () => {
  await store.setItem('first', text(40));
  await store.setItem('second', text(40));
  await store.setItem('first', text(50));
  await store.setItem('third', text(40));
  expect(await store.getItem('first')).toBe(text(50));
  expect(await store.getItem('second')).toBeUndefined();
});

test('drops an answer that is larger than all may be', async () => {
  await store.setItem('large', text(40));
  await store.setItem('large', text(101));
  expect(await store.getItem('large')).toBeUndefined();
});

test('removes one answer, those of others, and all', async () => {
  for (const key of ['alice-1', 'alice-2', 'bob-1']) await store.setItem(key, text(10));
  await store.removeItem('alice-2');
  expect(await store.getItem('alice-2')).toBeUndefined();
  await store.removeAllBut('alice-');
  expect(await store.getItem('alice-1')).toBe(text(10));
  expect(await store.getItem('bob-1')).toBeUndefined();
  await store.clear();
  expect(await store.getItem('alice-1')).toBeUndefined();
});

test('keeps nothing, and fails nowhere, when the database is gone', async () => {
  await store.setItem('first', text(10));
  const other = createAnswerStore(100);
  await other.getItem('first');
  const deleting = indexedDB.deleteDatabase(`hondana-answers${serverRoot}`);
  await new Promise((resolve) => {
    deleting.onblocked = resolve;
    deleting.onsuccess = resolve;
  });
  await expect(other.setItem('second', text(10))).resolves.toBeUndefined();
});
