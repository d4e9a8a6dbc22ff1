import type { LogEntry } from '@hondana/shared/live';
import fc from 'fast-check';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LogStore } from './LogStore.ts';
import { overlap } from './overlap.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const entry = (number: number, message = `line ${number}`): LogEntry => ({
  Level: 'Info',
  TimeStamp: new Date(1_700_000_000_000 + number).toISOString(),
  LoggerName: 'Main',
  Caller: '::',
  Message: message,
});
const read = (store: LogStore) => getDefaultStore().get(store.stateAtom);
const messages = (store: LogStore) => read(store).lines.map(({ entry }) => entry.Message);
const run = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => entry(from + at));

function filled(most?: number): LogStore {
  const store = new LogStore(most);
  store.onConnection('connecting');
  store.onBacklog(run(0, 5));
  store.onConnection('connected');
  return store;
}

test('adds only the unknown part of a backlog', () => {
  const store = filled();
  store.onConnection('reconnecting');
  store.onBacklog(run(0, 5));
  expect(messages(store)).toHaveLength(5);
  store.onConnection('reconnecting');
  store.onBacklog(run(2, 9));
  expect(messages(store)).toEqual(run(0, 9).map(({ Message }) => Message));
  expect(read(store).lines.some(({ isAfterGap }) => isAfterGap)).toBe(false);
});

test('goes live once connection and backlog are both there, in either order', () => {
  const store = new LogStore();
  store.onConnection('connected');
  expect(read(store).connection).toBe('connecting');
  store.onBacklog(run(0, 5));
  expect(read(store).connection).toBe('connected');
  store.onConnection('reconnecting');
  store.onBacklog(run(0, 7));
  expect(read(store).connection).toBe('reconnecting');
  store.onConnection('connected');
  expect(read(store).connection).toBe('connected');
});

test('marks a gap when a backlog does not reach back to the known lines', () => {
  const store = filled();
  store.onConnection('reconnecting');
  store.onBacklog(run(50, 55));
  expect(
    read(store)
      .lines.map(({ isAfterGap }) => isAfterGap)
      .indexOf(true),
  ).toBe(5);
});

test('does not duplicate lines that arrive before the backlog of their connection', () => {
  const store = filled();
  store.onConnection('reconnecting');
  for (const one of run(8, 11)) store.onEntry(one);
  store.onBacklog(run(3, 9));
  vi.advanceTimersByTime(100);
  expect(messages(store)).toEqual(run(0, 11).map(({ Message }) => Message));
});

test('keeps the log complete and in order however often the connection breaks', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 60 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.constantFrom('a', 'b'), { minLength: 500, maxLength: 500 }),
      (pauses, words) => {
        // Two lines share each timestamp, so time alone doesn't identify a line.
        const log = words.map((word, number) => ({
          ...entry(Math.floor(number / 2)),
          Message: word + (number % 2),
        }));
        const store = new LogStore();
        let at = 0;
        for (const missed of pauses) {
          store.onConnection('reconnecting');
          at += missed;
          store.onBacklog(log.slice(Math.max(0, at - 100), at));
          for (const one of log.slice(at, at + 5)) store.onEntry(one);
          at += 5;
        }
        vi.advanceTimersByTime(100);
        expect(messages(store)).toEqual(
          log.slice(Math.max(0, (pauses[0] ?? 0) - 100), at).map(({ Message }) => Message),
        );
      },
    ),
    { numRuns: 100 },
  );
});

test('applies a burst as one change and stays within the line limit', () => {
  const store = filled(1000);
  let changes = 0;
  getDefaultStore().sub(store.stateAtom, () => changes++);
  for (const one of run(5, 9000)) store.onEntry(one);
  vi.advanceTimersByTime(100);
  expect(changes).toBe(1);
  expect(read(store).lines).toHaveLength(1000);
  const ids = read(store).lines.map(({ id }) => id);
  expect(ids.every((id, at) => id === (ids[0] ?? 0) + at)).toBe(true);
});

test('counts new lines while paused and adds them on resume', () => {
  const store = filled();
  store.setPaused(true);
  for (const one of run(5, 8)) store.onEntry(one);
  vi.advanceTimersByTime(100);
  expect(read(store)).toMatchObject({ isPaused: true, waiting: 3 });
  expect(messages(store)).toHaveLength(5);
  store.onConnection('reconnecting');
  store.onBacklog(run(3, 10));
  expect(read(store).waiting).toBe(5);
  store.setPaused(false);
  expect(messages(store)).toEqual(run(0, 10).map(({ Message }) => Message));
});

test('measures how far the end of one list overlaps the start of another', () => {
  expect(overlap([], run(0, 3))).toBe(0);
  expect(overlap(run(0, 3), run(1, 5))).toBe(2);
  expect(overlap(run(0, 3), [entry(2, 'another')])).toBe(0);
});
