import type { ServerSettings } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { changedValues, faultOf, faultySource } from './metadataDraft.ts';
import { metadataGroups } from './metadataOptions.ts';

const settings = {
  AniDb: { DownloadCharacters: true, MaxRelationDepth: 1, Calendar_UpdateFrequency: 1 },
  TMDB: { AutoLink: true, MaxAutoPosters: 10 },
} as unknown as ServerSettings;

const depth = metadataGroups.anidb
  .flatMap(({ options }) => options)
  .find(({ path }) => path === 'AniDb/MaxRelationDepth');

test.each([
  ['0', true],
  [' 5 ', true],
  ['6', false],
  ['-1', false],
  ['', false],
  ['1.5', false],
  ['1e0', false],
  ['two', false],
])('a depth of “%s” is right: %s', (typed, isRight) => {
  if (!depth) throw new Error('There is no depth.');
  const fault = faultOf(depth, { [depth.path]: typed });
  expect(fault).toBe(isRight ? undefined : 'Max Relation Depth may only be between 0 and 5');
});

test('only what differs from the saved settings is sent, numbers as numbers', () => {
  const draft = {
    'AniDb/DownloadCharacters': true,
    'AniDb/MaxRelationDepth': ' 3',
    'AniDb/Calendar_UpdateFrequency': 4,
    'TMDB/AutoLink': false,
    'TMDB/MaxAutoPosters': '10',
  };
  expect(changedValues(draft, settings)).toEqual({
    'AniDb/MaxRelationDepth': 3,
    'AniDb/Calendar_UpdateFrequency': 4,
    'TMDB/AutoLink': false,
  });
});

test('what cannot be saved is found in its tab', () => {
  expect(faultySource({ 'TMDB/AutoLink': false })).toBeUndefined();
  expect(faultySource({ 'TMDB/MaxAutoPosters': '31' })).toBe('tmdb');
  expect(faultySource({ 'TMDB/MaxAutoPosters': '31', 'AniDb/MaxRelationDepth': '6' })).toBe('anidb');
});

test('every option has a place of its own', () => {
  const paths = Object.values(metadataGroups).flatMap((groups) =>
    groups.flatMap(({ options }) => options.map(({ path }) => path)),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(33);
});
