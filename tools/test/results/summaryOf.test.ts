import { expect, test } from 'vitest';
import type { TaskRun } from './readRun.ts';
import { summaryOf } from './summaryOf.ts';
import type { TaskResult } from './TaskResult.ts';

const nothing: TaskResult = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [], files: [] };

function taskRun(result: Partial<TaskResult>, { isCached = false } = {}): TaskRun {
  return { project: 'a', target: 'logic', isCached, seconds: 2, result: { ...nothing, ...result } };
}

const retried = (...names: string[]) =>
  names.map((name) => ({ name, firstFailure: 'expected 1 to be 2\n\n  at line 3' }));

test('counts passed and failed tests in the last line, including cached ones', () => {
  const runs = [
    taskRun({ passed: 3, failed: 1, failures: ['a.test.ts: adds'] }),
    taskRun({ passed: 40 }, { isCached: true }),
  ];
  const { lines, isPassed } = summaryOf(runs, 1);
  expect(lines.at(-1)).toBe('43 passed, 1 failed');
  expect(lines).toContain('  a.test.ts: adds');
  expect(isPassed).toBe(false);
});

test('names retried tests with their first failure above the last line', () => {
  const { lines, isPassed } = summaryOf([taskRun({ passed: 2, retried: retried('slow', 'slower') })], 0);
  expect(lines.slice(-3)).toEqual([
    'needed another try: slow: expected 1 to be 2 at line 3',
    'needed another try: slower: expected 1 to be 2 at line 3',
    '2 passed, 0 failed',
  ]);
  expect(isPassed).toBe(true);
});

test('fails the run when more than two tests were retried', () => {
  const runs = [taskRun({ passed: 2, retried: retried('a', 'b') }), taskRun({ retried: retried('c') })];
  const { lines, isPassed } = summaryOf(runs, 0);
  expect(lines).toContain('  more than 2 tests needed another try');
  expect(lines.at(-1)).toBe('2 passed, 1 failed');
  expect(isPassed).toBe(false);
});

test('ignores retries of cached results', () => {
  const cached = taskRun({ passed: 3, retried: retried('a', 'b', 'c') }, { isCached: true });
  expect(summaryOf([cached], 0).isPassed).toBe(true);
});

test('fails a run that nx could not start or that ran nothing', () => {
  expect(summaryOf([], 127).lines.at(-1)).toBe('0 passed, 1 failed');
  expect(summaryOf([], 0).isPassed).toBe(false);
});
