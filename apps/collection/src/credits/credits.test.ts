import type { Role } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { creditsOf, rolesOf, shownCredits } from './credits.ts';

const person = (Name: string, AlternateName: string | null = null) => ({
  ID: 1,
  Name,
  AlternateName,
  Description: null,
  Image: null,
});

const cast: Role[] = [
  {
    Character: person('Spike Spiegel'),
    Staff: person('Yamadera Kouichi', '山寺宏一'),
    RoleName: 'Actor',
    RoleDetails: 'Main Character',
  },
  {
    Character: person('Ein'),
    Staff: person('Yamadera Kouichi'),
    RoleName: 'Actor',
    RoleDetails: 'Minor Character',
  },
  {
    Character: person('Faye Valentine'),
    Staff: person('Hayashibara Megumi'),
    RoleName: 'Actor',
    RoleDetails: 'Main Character',
  },
  { Staff: person('Watanabe Shinichirou'), RoleName: 'Director', RoleDetails: 'Direction' },
  { Staff: person('Kanno Youko'), RoleName: 'Music', RoleDetails: 'Music' },
];

const names = (filter: Partial<Parameters<typeof shownCredits>[1]>) =>
  shownCredits(cast, { view: 'characters', search: '', hidden: new Set(), ...filter }).map(
    ({ Character, Staff }) => Character?.Name ?? Staff.Name,
  );

test('counts actor roles as characters and all others as staff', () => {
  expect(creditsOf(cast, 'characters')).toHaveLength(3);
  expect(creditsOf(cast, 'staff').map(({ RoleName }) => RoleName)).toEqual(['Director', 'Music']);
});

test('sorts credits by name', () => {
  expect(names({})).toEqual(['Ein', 'Faye Valentine', 'Spike Spiegel']);
  expect(names({ view: 'staff' })).toEqual(['Kanno Youko', 'Watanabe Shinichirou']);
});

test('finds characters, actors and staff in any letter case and spacing', () => {
  expect(names({ search: 'SPIKESPI' })).toEqual(['Spike Spiegel']);
  expect(names({ search: 'yama dera' })).toEqual(['Ein', 'Spike Spiegel']);
  expect(names({ search: '山寺' })).toEqual(['Spike Spiegel']);
  expect(names({ search: 'kannoyouko', view: 'staff' })).toEqual(['Kanno Youko']);
  expect(names({ search: 'kanno' })).toEqual([]);
});

test('omits unchecked roles', () => {
  expect(rolesOf(creditsOf(cast, 'characters'))).toEqual(['Main Character', 'Minor Character']);
  expect(names({ hidden: new Set(['Main Character']) })).toEqual(['Ein']);
});
