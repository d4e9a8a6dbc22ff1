import { describe, expect, test } from 'vitest';
import { answerCheckerOf } from './AnswerChecker.ts';
import { contractVersions } from './versions.ts';

describe.each(contractVersions)('against the contract of server %s', (version) => {
  const checker = answerCheckerOf(version);

  test('an answer that lacks a field, has one too many or one of the wrong type is reported', () => {
    const user = {
      ID: 1,
      Username: 'a',
      IsAdmin: true,
      CommunitySites: [],
      RestrictedTags: [],
      Avatar: '',
      PlexUsernames: '',
    };
    const faults = (body: unknown) => checker.faults('GET', '/api/v3/User/Current', body);
    expect(faults(user)).toEqual([]);
    expect(faults({ ...user, IsAdmin: 'yes' })).toHaveLength(1);
    expect(faults({ ...user, Extra: 1 })).toHaveLength(1);
    expect(faults({ ...user, ID: undefined })).toHaveLength(1);
  });

  test('a call that the reference does not have is reported', () => {
    expect(checker.faults('GET', '/api/v3/Nope', {})).toEqual(['GET /api/v3/Nope is not in the document']);
  });
});
