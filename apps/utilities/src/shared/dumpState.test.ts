import { textOf } from '@hondana/shared/language/texts';
import { expect, test } from 'vitest';
import { type DumpState, dumpLabels, dumpStage, dumpStateOf } from './dumpState.ts';

const states: readonly DumpState[] = [
  { kind: 'none' },
  { kind: 'queued' },
  { kind: 'running', percent: 40 },
  { kind: 'failed', reason: '' },
  { kind: 'dumped' },
  { kind: 'previous' },
];
const [none, queued, running, failed, dumped, previous] = states as [
  DumpState,
  DumpState,
  DumpState,
  DumpState,
  DumpState,
  DumpState,
];

test('returns finish when all files are dumped, wait while one is in progress, and start otherwise', () => {
  expect(dumpStage([dumped, previous])).toBe('finish');
  expect(dumpStage([dumped, running])).toBe('wait');
  expect(dumpStage([none, queued])).toBe('wait');
  expect(dumpStage([dumped, none])).toBe('start');
  expect(dumpStage([failed])).toBe('start');
  expect(dumpStage([])).toBe('start');
});

test('labels the button for every combination of states', () => {
  for (let set = 0; set < 2 ** states.length; set++) {
    const chosen = states.filter((_, index) => (set & (2 ** index)) !== 0);
    expect(textOf(dumpLabels[dumpStage(chosen)])).not.toBe('');
  }
});

test('prefers live events to the state the server reported earlier', () => {
  const dump = { Status: 'Running', Progress: 20 } as const;
  const file = { id: 7, dump } as unknown as Parameters<typeof dumpStateOf>[0];
  expect(dumpStateOf(file, new Map())).toEqual({ kind: 'running', percent: 20 });
  expect(dumpStateOf(file, new Map([[7, dumped]]))).toEqual(dumped);
  const before = { id: 7, dump: { Status: null, LastDumpedAt: '2026-01-01T00:00:00Z' } };
  expect(dumpStateOf(before as unknown as typeof file, new Map())).toEqual(previous);
});
