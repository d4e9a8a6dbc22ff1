import { expect, test } from 'vitest';
import { changedRelease, commonValues, emptyRelease, realChanges } from './releaseChanges.ts';

const reference = {
  AnidbEpisodeID: 31,
  AnidbAnimeID: 3,
  PercentageStart: 0,
  PercentageEnd: 100,
  ProviderIDs: { AniDB_Episode: '31' },
};
const release = { ...emptyRelease(new Date(0)), CrossReferences: [reference] };
const group = { ID: '7', Name: 'Lab Subs', ShortName: 'LabSubs', Source: 'AniDB' };

test('files share the values in which none differs', () => {
  const others = [release, { ...release, Version: 2, Group: group }, { ...release, Group: { ...group } }];
  const common = commonValues(others);
  expect(common).not.toHaveProperty('Version');
  expect(common).not.toHaveProperty('Group');
  expect(common).toMatchObject({ Source: 'Unknown', IsChaptered: null });
  expect(commonValues([])).toEqual({});
});

test('a value that all files have already is no change, but one that only some have is', () => {
  const common = commonValues([release, { ...release, Comment: 'by hand' }]);
  expect(realChanges({ Version: 1, Comment: null, Group: group }, common)).toEqual({
    Comment: null,
    Group: group,
  });
});

test('what is not changed stays, with what nobody can edit', () => {
  const before = { ...release, OriginalFilename: 'a.mkv', Metadata: 'x' };
  expect(changedRelease(before, { fields: { Group: group } })).toEqual({ ...before, Group: group });
  expect(changedRelease(before, { fields: { Version: 1 } })).toBeUndefined();
});

test('episodes that stay keep what their provider says of them', () => {
  const references = [
    { ...reference, PercentageEnd: 50, ProviderIDs: null },
    { ...reference, AnidbEpisodeID: 32, PercentageStart: 50, ProviderIDs: null },
  ];
  expect(changedRelease(release, { fields: {}, references })?.CrossReferences).toEqual([
    { ...reference, PercentageEnd: 50 },
    references[1],
  ]);
});
