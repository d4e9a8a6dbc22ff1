import { getDefaultStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { configureNotices, dismissAllNotices, dismissNotice, noticesAtom, notify } from './noticeStore.ts';

const store = getDefaultStore();
const titles = () => store.get(noticesAtom).notices.map(({ title }) => title);

beforeEach(() => {
  dismissAllNotices();
  configureNotices({ enabled: true, position: 'bottom-right' });
});

test('times notices out after 4 s, those with Undo after 8 s, and errors never', () => {
  notify({ kind: 'success', title: 'Saved' });
  notify({ kind: 'error', title: 'Failed' });
  notify({ kind: 'info', title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
  notify({ kind: 'info', title: 'Key deleted', timeout: 3000 });
  expect(store.get(noticesAtom).notices.map(({ timeout }) => timeout)).toEqual([4000, null, 8000, 3000]);
});

test('replaces an earlier notice with the same key', () => {
  notify({ kind: 'info', title: 'Reconnecting', key: 'hub', timeout: null });
  notify({ kind: 'success', title: 'Connected', key: 'hub' });
  expect(titles()).toEqual(['Connected']);
  dismissNotice('hub');
  expect(titles()).toEqual([]);
});

test('counts identical notices, but keeps those with an Undo separate', () => {
  const counts = () => store.get(noticesAtom).notices.map(({ title, count }) => `${title} ${count}`);
  for (let round = 0; round < 3; round++) notify({ kind: 'error', title: 'Failed', text: 'Not found' });
  notify({ kind: 'error', title: 'Failed', text: 'Not allowed' });
  expect(counts()).toEqual(['Failed 3', 'Failed 1']);
  const action = { label: 'Undo', onPress: () => undefined };
  notify({ kind: 'info', title: 'Removed', action });
  notify({ kind: 'info', title: 'Removed', action });
  expect(counts().slice(2)).toEqual(['Removed 1', 'Removed 1']);
  dismissAllNotices();
  notify({ kind: 'error', title: 'Failed', text: 'Not found' });
  expect(counts()).toEqual(['Failed 1']);
});

test('shows only errors and notices with an action when notifications are off', () => {
  configureNotices({ enabled: false, position: 'top-right' });
  notify({ kind: 'success', title: 'Saved' });
  notify({ kind: 'error', title: 'Failed' });
  notify({ kind: 'info', title: 'Removed', action: { label: 'Undo', onPress: () => undefined } });
  expect(titles()).toEqual(['Failed', 'Removed']);
  expect(store.get(noticesAtom).position).toBe('top-right');
});

test('drops the oldest notices with a timeout, never an error, when there are too many', () => {
  notify({ kind: 'error', title: 'Failed' });
  for (let number = 1; number <= 20; number++) notify({ kind: 'info', title: `Note ${number}` });
  expect(titles()).toEqual(['Failed', 'Note 16', 'Note 17', 'Note 18', 'Note 19', 'Note 20']);
});

test('notifies listeners of every change until they unsubscribe', () => {
  const listener = vi.fn();
  const leave = store.sub(noticesAtom, listener);
  const id = notify({ kind: 'info', title: 'One' });
  dismissNotice(id);
  dismissNotice(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  notify({ kind: 'info', title: 'Two' });
  expect(listener).toHaveBeenCalledTimes(2);
});
