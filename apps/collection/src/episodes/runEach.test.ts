import { expect, test } from 'vitest';
import { runEach } from './runEach.ts';

test('what fails is told apart from what is done, and stops nothing', async () => {
  const finished: number[] = [];
  let running = 0;
  let most = 0;
  const { done, failed } = await runEach({
    items: Array.from({ length: 20 }, (_, number) => number),
    call: async (number) => {
      running++;
      most = Math.max(most, running);
      await Promise.resolve();
      running--;
      if (number % 5 === 0) throw new Error(`no ${number}`);
    },
    onProgress: (count) => finished.push(count),
  });
  expect(done.length).toBe(16);
  expect(failed.map(({ item, error }) => `${item}: ${error.message}`).toSorted()).toEqual([
    '0: no 0',
    '10: no 10',
    '15: no 15',
    '5: no 5',
  ]);
  expect(most).toBeLessThanOrEqual(4);
  expect(finished.at(-1)).toBe(20);
});
