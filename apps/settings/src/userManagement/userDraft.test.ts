import { expect, test } from 'vitest';
import { contestedParts, emptyUser } from './userDraft.ts';

test('names the sites that someone else changed, and no others', () => {
  const latest = { ...emptyUser, Username: 'alice', CommunitySites: ['AniDB' as const] };
  const edit = { CommunitySites: ['Trakt' as const] };
  expect(contestedParts(emptyUser, latest, edit)).toEqual(['AniDB User']);
  expect(contestedParts(emptyUser, latest, { Username: 'bob' })).toEqual(['Username']);
});
