import type { SeriesReleases } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import {
  affectedEpisodes,
  episodeOptions,
  keptKeys,
  keptPlaces,
  keptReleases,
  nothingChosen,
  pickedOption,
  signatureOf,
} from './releaseSelection.ts';

const episode = (number: number, PlaceIDs: number[] = []) => ({
  Type: 'Episode' as const,
  Number: number,
  PlaceIDs,
});
const file = (id: number, ...numbers: number[]) => ({
  PlaceID: id,
  VideoLocalID: id * 10,
  FileSize: 1,
  IsVariation: false,
  Episodes: numbers.map((number) => episode(number)),
});

/** Of the second release, file 5 covers two episodes, and 6 names none. */
const releases = {
  SeriesID: 1,
  Candidates: [
    {
      Key: 'a'.repeat(64),
      Files: [file(1, 1), file(2, 2), file(3, 3)],
      Episodes: [episode(1, [1]), episode(2, [2]), episode(3, [3])],
    },
    {
      Key: 'b'.repeat(64),
      Files: [file(5, 1, 2), file(6)],
      Episodes: [episode(1, [5]), episode(2, [5]), episode(3, [6])],
    },
  ],
  Overrides: [
    { Key: 'x', Name: 'X', Files: [file(1, 1), file(2, 2), file(3, 3)] },
    { Key: 'y', Name: 'Y', Files: [file(5, 1, 2), file(6)] },
  ],
} as unknown as SeriesReleases;

const [best, second] = releases.Candidates;
const sorted = (ids: Iterable<number> | undefined) => ids && [...ids].sort((one, other) => one - other);

test('keeps the best release unless others are chosen, and then leaves the address empty', () => {
  expect(keptReleases(releases, nothingChosen)).toEqual([best]);
  expect(keptReleases(releases, { ...nothingChosen, kept: ['bbbbbbbbbbbb'] })).toEqual([second]);
  expect(keptReleases(releases, { ...nothingChosen, kept: ['gone'] })).toEqual([best]);
  expect(keptKeys(releases, best ? [best] : [])).toEqual([]);
  expect(keptKeys(releases, releases.Candidates)).toEqual(['aaaaaaaaaaaa', 'bbbbbbbbbbbb']);
});

test('leaves a single release to the server, and names the places of several', () => {
  expect(keptPlaces(releases, nothingChosen)).toBeUndefined();
  const both = { ...nothingChosen, kept: ['aaaaaaaaaaaa', 'bbbbbbbbbbbb'] };
  expect(sorted(keptPlaces(releases, both))).toEqual([1, 2, 3, 5, 6]);
});

test('mixes by episode: a file of two episodes stays while either of them has it', () => {
  const options = episodeOptions(releases);
  expect(options.map((one) => [one.episode, one.options.map(({ id }) => id)])).toEqual([
    ['1', [10, 50]],
    ['2', [20, 50]],
    ['3', [30, 60]],
  ]);
  const choice = { isMixing: true, kept: [], picks: new Map([['2', 50]]) };
  expect(options.map((one) => pickedOption(one, releases, choice)?.id)).toEqual([10, 50, 30]);
  expect(sorted(keptPlaces(releases, choice))).toEqual([1, 3, 5]);
  const unknown = { ...choice, picks: new Map([['2', 999]]) };
  expect(sorted(keptPlaces(releases, unknown))).toEqual([1, 2, 3]);
});

test('another choice, other files and other variations have another signature', () => {
  const variation = structuredClone(releases);
  const [first] = variation.Candidates[0]?.Files ?? [];
  if (first) first.IsVariation = true;
  const signatures = [
    signatureOf(releases, nothingChosen, false),
    signatureOf(releases, nothingChosen, true),
    signatureOf(releases, { ...nothingChosen, kept: ['bbbbbbbbbbbb'] }, false),
    signatureOf(releases, { isMixing: true, kept: [], picks: new Map() }, false),
    signatureOf(releases, { isMixing: true, kept: [], picks: new Map([['1', 50]]) }, false),
    signatureOf({ ...releases, Candidates: releases.Candidates.slice(0, 1) }, nothingChosen, false),
    signatureOf(variation, nothingChosen, false),
  ];
  expect(new Set(signatures).size).toBe(signatures.length);
  expect(signatureOf(structuredClone(releases), nothingChosen, false)).toBe(signatures[0]);
});

test('counts each episode once that loses a file', () => {
  expect(affectedEpisodes(releases, new Set([1, 5, 6]))).toEqual(['1', '2', '3']);
  expect(affectedEpisodes(releases, new Set())).toEqual([]);
});
