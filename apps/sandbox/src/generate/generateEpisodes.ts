import type { AnimeType, Day, EpisodeType } from '../model/types.ts';
import type { Random } from './random.ts';

interface PlannedEpisodes {
  readonly type: EpisodeType;
  readonly count: number;
}

export function planEpisodes(type: AnimeType, random: Random): PlannedEpisodes[] {
  const plan: PlannedEpisodes[] = [];
  const add = (kind: EpisodeType, count: number) => {
    if (count > 0) plan.push({ type: kind, count });
  };
  if (type === 'TV') {
    add(
      'Episode',
      random.weighted([
        [12, 38],
        [13, 16],
        [11, 5],
        [10, 4],
        [24, 14],
        [25, 6],
        [26, 8],
        [39, 3],
        [52, 6],
        [78, 1],
        [150, 0.3],
      ]),
    );
    add(
      'Special',
      random.weighted([
        [0, 45],
        [1, 20],
        [2, 12],
        [3, 8],
        [6, 10],
        [12, 5],
      ]),
    );
    add(
      'Credits',
      random.weighted([
        [0, 25],
        [2, 30],
        [3, 15],
        [4, 20],
        [8, 10],
      ]),
    );
    add(
      'Trailer',
      random.weighted([
        [0, 60],
        [1, 20],
        [3, 15],
        [6, 5],
      ]),
    );
    add('Parody', random.chance(0.02) ? 3 : 0);
    add(
      'Other',
      random.weighted([
        [0, 88],
        [1, 6],
        [4, 4],
        [12, 2],
      ]),
    );
  } else if (type === 'Movie') {
    add('Episode', 1);
    add(
      'Trailer',
      random.weighted([
        [0, 50],
        [2, 30],
        [4, 20],
      ]),
    );
    add('Special', random.chance(0.15) ? 1 : 0);
    add('Other', random.chance(0.1) ? 2 : 0);
  } else if (type === 'Web') {
    add(
      'Episode',
      random.weighted([
        [1, 15],
        [6, 20],
        [12, 40],
        [24, 15],
        [60, 3],
      ]),
    );
    add('Credits', random.chance(0.3) ? 2 : 0);
  } else if (type === 'OVA') {
    add(
      'Episode',
      random.weighted([
        [1, 35],
        [2, 25],
        [3, 15],
        [4, 10],
        [6, 10],
        [13, 3],
      ]),
    );
    add('Credits', random.chance(0.4) ? 2 : 0);
    add('Special', random.chance(0.1) ? 1 : 0);
  } else {
    add(
      'Episode',
      random.weighted([
        [1, 70],
        [2, 20],
        [4, 10],
      ]),
    );
  }
  return plan;
}

/** A day in the first two weeks of the season. */
export function seasonStart(year: number, season: number, random: Random): Day {
  return Math.floor(Date.UTC(year, season * 3, 1) / 86400000) + random.between(0, 12);
}

/** In seconds. */
export function episodeLength(series: AnimeType, kind: EpisodeType, base: number): number {
  if (kind === 'Credits') return 90;
  if (kind === 'Trailer') return 75;
  if (kind === 'Episode') return base;
  return series === 'Movie' ? 1500 : Math.min(base, 1440);
}
