import { answerCheckerOf } from '@hondana/contract/AnswerChecker';
import { type Recording, readRecordings } from '@hondana/contract/recordings';
import { shapeFaults } from '@hondana/contract/shape';
import { afterAll, expect, test } from 'vitest';
import type { Client } from '../behaviour/client.ts';
import { canShare, replay, sameKinds, sandboxFor } from './replay.ts';
import { uncovered } from './uncovered.ts';

const checker = answerCheckerOf('5.3');
const recordings = readRecordings('5.3');
const covered = recordings.filter((one) => !(one.name in uncovered));

let shared: Client | undefined;
afterAll(() => shared?.close());

async function answerTo(recording: Recording) {
  if (canShare(recording)) {
    shared ??= sandboxFor(recording);
    return replay(shared, recording);
  }
  const client = sandboxFor(recording);
  const answered = await replay(client, recording);
  await client.close();
  return answered;
}

test('lists only names of recordings as uncovered', () => {
  const names = recordings.map((one) => one.name);
  expect(Object.keys(uncovered).filter((name) => !names.includes(name))).toEqual([]);
});

test.each(recordings.filter((one) => one.name in uncovered))(
  'the sandbox still lacks the uncovered $name',
  async (recording) => {
    const { answer } = await answerTo(recording);
    const isMissing = [404, 405].includes(answer.status) && !answer.headers['api-supported-versions'];
    expect(isMissing, 'the call is there: take it off the list').toBe(true);
  },
);

test.each(covered)('answers $name as recorded', async (recording) => {
  const { answer, path } = await answerTo(recording);
  expect(answer.status, answer.text).toBe(recording.status);
  expect(answer.headers['content-type'] ?? '').toBe(recording.contentType);
  if (!recording.contentType.includes('json')) {
    const bytes = `<${answer.headers['content-length']} bytes>`;
    expect(recording.body === bytes ? bytes : answer.text).toBe(recording.body);
    return;
  }
  const isErrors = recording.contentType.includes('problem');
  const body = answer.json<unknown>();
  const isDictionary = (inside: string) => checker.isDictionary(recording.method, path, inside);
  expect(shapeFaults(recording.body, sameKinds(recording, body), isDictionary)).toEqual([]);
  if (isErrors) {
    const fields = (value: unknown) => Object.keys((value as { errors?: object }).errors ?? {}).sort();
    expect(fields(body)).toEqual(fields(recording.body));
  } else if (recording.status === 200) {
    expect(checker.faults(recording.method, path, body)).toEqual([]);
  }
});
