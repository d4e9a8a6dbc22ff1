import { expect, test } from 'vitest';
import { forEachInPhases, forEachOf } from './forEachOf.ts';

const numbers = Array.from({ length: 20 }, (_, at) => at);

test('continues after a failure, and reports the failed item', async () => {
  const progress: number[] = [];
  const operation = async (item: number) => {
    if (item === 7) throw new Error('no');
  };
  const outcome = await forEachOf(
    numbers,
    operation,
    (completed) => progress.push(completed),
    new AbortController().signal,
  );
  expect(outcome.done).toHaveLength(19);
  expect(outcome.failed.map(({ item }) => item)).toEqual([7]);
  expect(outcome.left).toEqual([]);
  expect(progress.at(-1)).toBe(20);
});

test('starts nothing more after it is cancelled, and returns what is left', async () => {
  const controller = new AbortController();
  const begun: number[] = [];
  const operation = async (item: number) => {
    begun.push(item);
    if (item === 5) controller.abort();
  };
  const { done, left } = await forEachOf(numbers, operation, () => undefined, controller.signal);
  expect(done.length + left.length).toBe(20);
  expect(begun.length).toBeLessThan(20);
});

test('runs at most four operations at once', async () => {
  let [running, most] = [0, 0];
  const operation = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve));
    running -= 1;
  };
  await forEachOf(numbers, operation, () => undefined, new AbortController().signal);
  expect(most).toBe(4);
});

test('reports in the order of the items, whichever answers first', async () => {
  const gates = numbers.slice(0, 4).map(() => Promise.withResolvers<void>());
  const operation = async (item: number) => {
    await gates[item]?.promise;
    if (item % 2 === 1) throw new Error('no');
  };
  const outcome = forEachOf(numbers.slice(0, 4), operation, () => undefined, new AbortController().signal);
  for (const gate of gates.toReversed()) {
    gate.resolve();
    await gate.promise;
    await Promise.resolve();
  }
  const { done, failed } = await outcome;
  expect(done).toEqual([0, 2]);
  expect(failed.map(({ item }) => item)).toEqual([1, 3]);
});

test('starts a phase when the one before has ended, even if items failed', async () => {
  const log: string[] = [];
  const progress: number[] = [];
  const operation = async (item: number) => {
    await new Promise((resolve) => setTimeout(resolve, item % 2));
    log.push(`${item < 10 ? 'first' : 'second'}`);
    if (item === 7) throw new Error('no');
  };
  const { done, failed } = await forEachInPhases(
    [numbers.slice(0, 10), numbers.slice(10)],
    operation,
    (completed) => progress.push(completed),
    new AbortController().signal,
  );
  expect(log).toEqual([...Array(10).fill('first'), ...Array(10).fill('second')]);
  expect(done).toHaveLength(19);
  expect(failed.map(({ item }) => item)).toEqual([7]);
  expect(progress).toEqual(numbers.map((at) => at + 1));
});

test('leaves a whole phase when it is cancelled before that starts', async () => {
  const controller = new AbortController();
  const operation = async () => controller.abort();
  const { done, left } = await forEachInPhases([[1], [2, 3]], operation, () => undefined, controller.signal);
  expect([done, left]).toEqual([[1], [2, 3]]);
});
