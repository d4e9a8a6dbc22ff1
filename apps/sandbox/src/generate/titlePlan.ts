import type { AnimeType, TitleEntry } from '../model/types.ts';
import type { Random } from './random.ts';
import { adjectives, englishAdjectives, englishNouns, nouns, tails } from './words.ts';

export interface PlannedSeries {
  readonly anidb: number;
  readonly title: string;
  readonly type: AnimeType;
  readonly studio: string | null;
  readonly year?: number | undefined;
  readonly tmdbShow: number | null;
  readonly tmdbSeason: number;
  readonly tmdbMovies: readonly number[];
}

type PlannedGroup = PlannedSeries[];

const movie = /gekijouban|movie|film\b|eiga/i;
const ova = /\bova\b|special|tokubetsu|battle stage|picture drama/i;

export function typeOf(entry: TitleEntry): AnimeType {
  if (entry.tmdbMovies !== undefined || movie.test(entry.title)) return 'Movie';
  if (entry.tmdbSeason === '0') return ova.test(entry.title) ? 'OVA' : 'TVSpecial';
  if (ova.test(entry.title)) return 'OVA';
  if (entry.tmdbShow !== undefined) return 'TV';
  const kind = entry.anidb % 20;
  if (kind < 9) return 'TV';
  if (kind < 13) return 'OVA';
  if (kind < 15) return 'Movie';
  if (kind < 17) return 'Web';
  return kind === 17 ? 'TVSpecial' : kind === 18 ? 'Other' : 'MusicVideo';
}

function fromEntry(entry: TitleEntry): PlannedSeries {
  return {
    anidb: entry.anidb,
    title: entry.title,
    type: typeOf(entry),
    studio: entry.studio ?? null,
    year: entry.year,
    tmdbShow: entry.tmdbShow ?? null,
    tmdbSeason: Number(entry.tmdbSeason ?? 1) || 0,
    tmdbMovies: entry.tmdbMovies ?? [],
  };
}

function stem(title: string): string {
  return (
    title
      .replace(/ \(\d{4}\)$/, '')
      .replace(/[:!].*$/, '')
      .trim() || title
  );
}

function sequel(first: PlannedSeries, nth: number, anidb: number, random: Random): PlannedSeries {
  const base = stem(first.title);
  const forms: readonly (readonly [string, AnimeType])[] = [
    [`${base} ${nth}${nth === 2 ? 'nd' : nth === 3 ? 'rd' : 'th'} Season`, 'TV'],
    [`${base} OVA`, 'OVA'],
    [`Gekijouban ${base}: ${random.pick(adjectives)} ${random.pick(nouns)}`, 'Movie'],
    [`${base}: ${random.pick(nouns)} Hen`, 'TV'],
    [`${base} ${'I'.repeat(Math.min(nth, 3))}`, 'TV'],
    [`${base} Specials`, 'TVSpecial'],
    [`${base}: Mini Gekijou`, 'Web'],
  ];
  const [title, type] = forms[(nth - 2) % forms.length] ?? [base, 'TV'];
  const joins = first.tmdbShow !== null && type !== 'Movie';
  return {
    anidb,
    title,
    type,
    studio: first.studio,
    tmdbShow: joins ? first.tmdbShow : null,
    tmdbSeason: type === 'TV' ? nth : 0,
    tmdbMovies: first.tmdbShow !== null && type === 'Movie' ? [900000 + (anidb % 90000)] : [],
  };
}

export function inventedTitle(random: Random): string {
  const form = random.between(0, 9);
  if (form <= 2) return `${random.pick(adjectives)} ${random.pick(nouns)}`;
  if (form <= 4) return `${random.pick(adjectives)} ${random.pick(nouns)} ${random.pick(tails)}`;
  if (form === 5) return `${random.pick(nouns)}: ${random.pick(adjectives)} ${random.pick(nouns)}`;
  if (form === 6) return `${random.pick(nouns)} ${random.pick(tails)}`;
  if (form === 7) return `${random.pick(englishAdjectives)} ${random.pick(englishNouns)}`;
  if (form === 8)
    return `${random.between(2, 3000)} ${random.pick(['no', 'to', 'Nen no', 'Banme no'])} ${random.pick(nouns)}`;
  return `${random.pick(englishNouns)} ${random.pick(tails)}: ${random.pick(adjectives)} ${random.pick(nouns)}`;
}

/**
 * Plans `count` series in groups: the given titles (those of a TMDB show together), their sequels, then invented ones.
 * Each given title gets a series; further titles belong to series of which nothing else is known.
 */
export function planTitles(
  titles: readonly TitleEntry[],
  count: number,
  random: Random,
  further: readonly string[] = [],
): PlannedGroup[] {
  const groups: PlannedGroup[] = [];
  const byShow = new Map<number, PlannedGroup>();
  const taken = new Set<number>();
  const names = new Set<string>();
  let total = 0;
  let nextAnidbId = 30001;
  const unusedAnidbId = () => {
    while (taken.has(nextAnidbId)) nextAnidbId += 1;
    taken.add(nextAnidbId);
    return nextAnidbId;
  };
  const place = (planned: PlannedSeries, group: PlannedGroup) => {
    group.push(planned);
    names.add(planned.title);
    total += 1;
  };
  for (const entry of titles) {
    if (taken.has(entry.anidb)) continue;
    taken.add(entry.anidb);
    const planned = fromEntry(entry);
    let group = planned.tmdbShow === null ? undefined : byShow.get(planned.tmdbShow);
    if (group === undefined) {
      group = [];
      groups.push(group);
      if (planned.tmdbShow !== null) byShow.set(planned.tmdbShow, group);
    }
    place(planned, group);
  }
  for (const title of further) {
    if (total >= count) break;
    const group: PlannedGroup = [];
    groups.push(group);
    place(
      {
        anidb: unusedAnidbId(),
        title,
        type: 'TV',
        studio: null,
        tmdbShow: null,
        tmdbSeason: 1,
        tmdbMovies: [],
      },
      group,
    );
  }
  const extend = (group: PlannedGroup, by: number) => {
    const first = group[0];
    for (let i = 0; i < by && first !== undefined && total < count; i += 1) {
      const planned = sequel(first, group.length + 1, unusedAnidbId(), random);
      if (!names.has(planned.title)) place(planned, group);
    }
  };
  for (const group of groups) {
    if (group.length < 3 && random.chance(0.3)) extend(group, random.between(1, 3));
  }
  while (total < count) {
    let title = inventedTitle(random);
    while (names.has(title)) title = `${inventedTitle(random)} ${random.pick(tails)}`;
    const anidb = unusedAnidbId();
    const linked = random.chance(0.5);
    const type = random.weighted<AnimeType>([
      ['TV', 62],
      ['OVA', 13],
      ['Movie', 12],
      ['Web', 8],
      ['TVSpecial', 3],
      ['Other', 1],
      ['MusicVideo', 1],
    ]);
    const group: PlannedGroup = [];
    groups.push(group);
    place(
      {
        anidb,
        title,
        type,
        studio: null,
        tmdbShow: linked && type !== 'Movie' ? 300000 + anidb : null,
        tmdbSeason: type === 'TV' || type === 'Web' ? 1 : 0,
        tmdbMovies: linked && type === 'Movie' ? [1000000 + anidb] : [],
      },
      group,
    );
    if (random.chance(0.34))
      extend(
        group,
        random.weighted([
          [1, 60],
          [2, 25],
          [3, 9],
          [6, 5],
          [13, 1],
        ]),
      );
  }
  return groups;
}
