import { readRecordings } from '@hondana/contract/recordings';
import { afterAll, expect, test } from 'vitest';
import { replayer } from './replay.ts';
import { uncovered } from './uncovered.ts';

const recordings = readRecordings('5.3');
const { faults, close } = replayer('5.3');
afterAll(close);

test('lists only names of recordings as uncovered', () => {
  const names = recordings.map((one) => one.name);
  expect(Object.keys(uncovered).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(recordings.filter((one) => one.name in uncovered))(
  'the sandbox still lacks the uncovered $name',
  async (recording) => {
    expect(await faults(recording), 'the call is there: take it off the list').not.toEqual([]);
  },
);

test.each(recordings.filter((one) => !(one.name in uncovered)))(
  'answers $name as recorded',
  async (recording) => {
    expect(await faults(recording)).toEqual([]);
  },
);
