import type { ServerSettings } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { changedValues, faultySource } from './metadataDraft.ts';
import { metadataSources } from './metadataSources.ts';

const settings = {
  AniDb: { DownloadCharacters: true, MaxRelationDepth: 1, Calendar_UpdateFrequency: 1 },
  TMDB: { AutoLink: true, MaxAutoPosters: 10 },
} as unknown as ServerSettings;

test('only what differs from the saved settings is sent', () => {
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

test('what cannot be saved is found in its tab', () => {
  expect(faultySource({ 'TMDB/AutoLink': false })).toBeUndefined();
  expect(faultySource({ 'TMDB/MaxAutoPosters': 31 })).toBe('tmdb');
  expect(faultySource({ 'TMDB/MaxAutoPosters': 31, 'AniDb/MaxRelationDepth': 'two' })).toBe('anidb');
});

test('every option has a place of its own', () => {
  const paths = Object.values(metadataSources).flatMap((sections) =>
    sections.flatMap(({ fields }) => fields.map(({ path }) => path)),
  );
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toHaveLength(33);
});
