import { readFileSync } from 'node:fs';
import { type FileRelease, releaseOf } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { mediaParts } from './mediaFacts.ts';
import { fileFactList, releaseFacts } from './releaseFacts.ts';

/** Recorded from a real server. */
const recorded =
  'contract/5.3/samples/File_16395_include_XRefs_MediaInfo_AbsolutePaths_includeDataFrom_AniDB.json';
const file: File = JSON.parse(readFileSync(new URL(`../../../../${recorded}`, import.meta.url), 'utf8')).body;

const factOf = (facts: readonly { name: string; value: string }[], name: string) =>
  facts.find((fact) => fact.name === name)?.value;

test('describes each stream of a file in a section of its own', () => {
  const parts = mediaParts(file.MediaInfo as NonNullable<File['MediaInfo']>);
  expect(parts.map(({ title }) => title)).toEqual([
    'Container',
    'Video',
    'Audio 1',
    'Audio 2',
    'Subtitles 1',
    'Subtitles 2',
  ]);
  const [container, video, audio, dub, subtitles] = parts;
  expect(factOf(container?.facts ?? [], 'Container')).toBe('Matroska · .mkv');
  expect(factOf(video?.facts ?? [], 'Codec')).toBe('HEVC · main 10 · 10-bit');
  expect(factOf(video?.facts ?? [], 'Picture')).toBe('1920 × 1080 · 1080p · Progressive');
  expect(factOf(video?.facts ?? [], 'Frame rate')).toBe('23.976 fps · CFR');
  expect(factOf(video?.facts ?? [], 'Bit rate')).toBe('4.1 Mbit/s');
  expect(factOf(audio?.facts ?? [], 'Language')).toBe('Japanese · default');
  expect(factOf(audio?.facts ?? [], 'Sound')).toBe('48 kHz · 16-bit');
  expect(factOf(dub?.facts ?? [], 'Title')).toBe('English Dub');
  expect(factOf(subtitles?.facts ?? [], 'Format')).toBe('ASS');
});

test('lists what AniDB knows of a release and omits what is unknown', () => {
  const facts = releaseFacts(releaseOf(file) as FileRelease);
  expect(factOf(facts, 'Release group')).toBe('Underwater');
  expect(factOf(facts, 'Source')).toBe('BluRay');
  expect(factOf(facts, 'Audio')).toBe('Japanese and English');
  expect(factOf(facts, 'Censored')).toBe('Yes');
  expect(factOf(facts, 'Description')).toBeUndefined();
  expect(factOf(facts, 'Deprecated')).toBeUndefined();
  expect(factOf(fileFactList(file), 'Last AVDump')).toBeUndefined();
  expect(factOf(fileFactList({ ...file, IsVariation: true, IsIgnored: true }), 'Kind')).toBe(
    'Variation, Ignored',
  );
});
