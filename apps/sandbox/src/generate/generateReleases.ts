import type { AnimeType, FileSource, Release } from '../model/types.ts';
import type { Random } from './random.ts';
import releaseGroups from './releaseGroups.json' with { type: 'json' };

const audioSets: readonly (readonly [readonly string[], number])[] = [
  [['japanese'], 62],
  [['japanese', 'english'], 24],
  [['english'], 3],
  [['japanese', 'german'], 3],
  [['chinese'], 2],
  [['japanese', 'english', 'spanish'], 3],
  [['korean'], 1],
  [['japanese', 'french'], 2],
];

const subtitleSets: readonly (readonly [readonly string[], number])[] = [
  [['english'], 60],
  [[], 8],
  [['english', 'german'], 8],
  [['english', 'spanish', 'portuguese', 'french', 'italian', 'german', 'russian', 'arabic'], 12],
  [['german'], 4],
  [['english', 'chinese'], 4],
  [['french'], 4],
];

const heights: Record<string, readonly [number, number]> = {
  '2160p': [3840, 2160],
  '1080p': [1920, 1080],
  '720p': [1280, 720],
  '480p': [720, 480],
  '576p': [1024, 576],
};

export function makeRelease(year: number, type: AnimeType, random: Random): Release {
  const source = random.weighted<FileSource>(
    year < 2000
      ? [
          ['DVD', 55],
          ['BluRay', 25],
          ['TV', 5],
          ['LaserDisc', 6],
          ['VHS', 5],
          ['VCD', 2],
          ['Other', 2],
        ]
      : year < 2012
        ? [
            ['DVD', 35],
            ['BluRay', 35],
            ['TV', 25],
            ['Web', 4],
            ['Camera', type === 'Movie' ? 1 : 0],
          ]
        : [
            ['Web', 55],
            ['BluRay', 35],
            ['TV', 9],
            ['Unknown', 1],
          ],
  );
  const resolution =
    source === 'BluRay'
      ? random.weighted([
          ['1080p', 75],
          ['720p', 18],
          ['2160p', 7],
        ])
      : source === 'Web'
        ? random.weighted([
            ['1080p', 75],
            ['720p', 22],
            ['480p', 3],
          ])
        : source === 'TV'
          ? random.weighted([
              ['720p', 60],
              ['1080p', 20],
              ['480p', 20],
            ])
          : random.weighted([
              ['480p', 70],
              ['576p', 30],
            ]);
  const [width, height] = heights[resolution] ?? [1920, 1080];
  const modern = height >= 1080 && random.chance(0.6);
  return {
    groupId: random.pick(releaseGroups).id,
    source,
    resolution,
    width,
    height,
    codec: modern ? 'HEVC' : height >= 720 ? 'h264' : random.pick(['h264', 'DivX5', 'XviD']),
    bitDepth: modern || random.chance(0.3) ? 10 : 8,
    audioCodec: random.pick(['FLAC', 'AAC', 'AAC', 'AC3', 'Opus']),
    audioLanguages: random.weighted(audioSets),
    subtitleLanguages: random.weighted(subtitleSets),
    container: height >= 720 || random.chance(0.5) ? 'mkv' : random.pick(['mkv', 'avi', 'mp4']),
    chaptered: random.chance(0.5),
    isCensored: source === 'TV' && random.chance(0.1),
  };
}

/** An unrecognized file: readable, but unlinked. */
export function looseRelease(random: Random): Release {
  const [width, height] = random.pick([
    [1920, 1080],
    [1280, 720],
    [720, 480],
  ] as const);
  return {
    groupId: null,
    source: 'Unknown',
    resolution: `${height}p`,
    width,
    height,
    codec: 'h264',
    bitDepth: 8,
    audioCodec: 'AAC',
    audioLanguages: ['japanese'],
    subtitleLanguages: ['english'],
    container: random.pick(['mkv', 'mkv', 'mkv', 'mp4', 'avi']),
    chaptered: false,
    isCensored: false,
  };
}
