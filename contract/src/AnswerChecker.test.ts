import { describe, expect, test } from 'vitest';
import { answerCheckerOf } from './AnswerChecker.ts';
import { contractVersions } from './versions.ts';

describe.each(contractVersions)('against the contract of server %s', (version) => {
  const checker = answerCheckerOf(version);

  test('reports an answer with a missing, extra or mistyped field', () => {
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

  test('reports a call that the document lacks', () => {
    expect(checker.faults('GET', '/api/v3/Nope', {})).toEqual(['GET /api/v3/Nope is not in the document']);
  });
});
