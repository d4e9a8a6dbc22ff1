import { expect, test } from 'vitest';
import { AnswerChecker } from './openApi.ts';
import { readRecordings } from './recordings.ts';

const checker = new AnswerChecker();
const recordings = readRecordings();

test('there are recordings', () => {
  expect(recordings.length).toBeGreaterThan(170);
});

test.each(
  recordings.filter((one) => one.status === 200 && one.contentType.includes('json') && one.method !== ''),
)('the recording $name is as the corrected document says', ({ method, path, body }) => {
  expect(checker.faults(method, path, body)).toEqual([]);
});
