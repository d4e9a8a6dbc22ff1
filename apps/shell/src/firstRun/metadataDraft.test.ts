import type { ServerSettings } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { changedValues, faultySource } from './metadataDraft.ts';
import { sectionsOf } from './metadataSources.ts';

const settings = {
  AniDb: { DownloadCharacters: true, MaxRelationDepth: 1, Calendar_UpdateFrequency: 1 },
  TMDB: { AutoLink: true, MaxAutoPosters: 10 },
} as unknown as ServerSettings;

test('returns only values that differ from the saved settings', () => {
  const draft = {
    'AniDb/DownloadCharacters': true,
    'AniDb/MaxRelationDepth': 3,
    'AniDb/Calendar_UpdateFrequency': 4,
    'TMDB/AutoLink': false,
    'TMDB/MaxAutoPosters': 10,
  };
  expect(changedValues(draft, settings)).toEqual({
    'AniDb/MaxRelationDepth': 3,
    'AniDb/Calendar_UpdateFrequency': 4,
    'TMDB/AutoLink': false,
  });
});

test('finds the first tab with an invalid value', () => {
  expect(faultySource({ 'TMDB/AutoLink': false })).toBeUndefined();
  expect(faultySource({ 'TMDB/MaxAutoPosters': 31 })).toBe('tmdb');
  expect(faultySource({ 'TMDB/MaxAutoPosters': 31, 'AniDb/MaxRelationDepth': 'two' })).toBe('anidb');
});

test('gives every option a path of its own', () => {
  const sections = [...sectionsOf('anidb'), ...sectionsOf('tmdb')];
  const paths = sections.flatMap(({ fields }) => fields.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(33);
});
