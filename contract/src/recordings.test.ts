import { describe, expect, test } from 'vitest';
import { AnswerChecker, answerCheckerOf } from './AnswerChecker.ts';
import { readDocument } from './corrections.ts';
import { readRecordings } from './recordings.ts';
import { type ContractVersion, contractVersions } from './versions.ts';

const minRecordings: Readonly<Record<ContractVersion, number>> = { '5.3': 171, '6.0': 304 };

describe.each(contractVersions)('recordings of server %s', (version) => {
  const checker = answerCheckerOf(version);
  const typesChecker = new AnswerChecker(readDocument(version));
  const recordings = readRecordings(version);

  test('include at least the known number', () => {
    expect(recordings.length).toBeGreaterThanOrEqual(minRecordings[version]);
  });

  test.each(
    recordings.filter((one) => one.status === 200 && one.contentType.includes('json') && one.method !== ''),
  )('match the corrected document: $name', ({ method, path, body }) => {
    expect(checker.faults(method, path, body)).toEqual([]);
    expect(typesChecker.faults(method, path, body)).toEqual([]);
  });
});
