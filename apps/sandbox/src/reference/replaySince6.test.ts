import { readRecordings } from '@hondana/contract/recordings';
import { afterAll, expect, test } from 'vitest';
import { replayer } from './replay.ts';
import { uncoveredSince6 } from './uncovered.ts';

const recordings = readRecordings('6.0');
const covered = replayer('6.0');
afterAll(covered.close);
/** Never closed, since that checks all answers against the document. */
const uncovered = replayer('6.0');

test('lists only names of recordings of version 6 as uncovered', () => {
  const names = recordings.map((one) => one.name);
  expect(Object.keys(uncoveredSince6).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(recordings.filter((one) => one.name in uncoveredSince6))(
  'still answers the uncovered $name of version 6 otherwise',
  async (recording) => {
    expect(await uncovered.faults(recording), 'answered as recorded: take it off the list').not.toEqual([]);
  },
);

test.each(recordings.filter((one) => !(one.name in uncoveredSince6)))(
  'answers $name of version 6 as recorded',
  async (recording) => {
    expect(await covered.faults(recording)).toEqual([]);
  },
);
