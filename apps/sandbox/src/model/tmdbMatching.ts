import { plainText } from '../filters/fuzzy.ts';
import type { Library } from './library.ts';
import { episodeTitlesOf } from './seriesText.ts';
import { episodesOfTmdbShow, type TmdbEpisode, tmdbEpisode } from './tmdb.ts';
import type { Day, Episode, Series } from './types.ts';

/** How sure the server is of a link. */
export type MatchRating =
  | 'UserVerified'
  | 'DateAndTitleMatches'
  | 'DateAndTitleKindaMatches'
  | 'DateMatches'
  | 'TitleMatches'
  | 'TitleKindaMatches'
  | 'FirstAvailable'
  | 'None';

/** `tmdb` is 0 if the episode is linked to nothing. */
export interface TmdbLink {
  readonly episode: Episode;
  readonly show: number;
  readonly tmdb: number;
  readonly index: number;
  readonly rating: MatchRating;
}

type Likeness = 'same' | 'near' | 'other';

function likenessOfDates(a: Day | null, b: Day | null): Likeness {
  if (a === null || b === null) return 'other';
  const days = Math.abs(a - b);
  return days === 0 ? 'same' : days <= 2 ? 'near' : 'other';
}

function likenessOfTitles(a: string, b: string): Likeness {
  const [one, two] = [plainText(a), plainText(b)];
  if (one === '' || two === '') return 'other';
  if (one === two) return 'same';
  return one.includes(two) || two.includes(one) ? 'near' : 'other';
}

/** By date and title alone. */
export function ratingOf(episode: Episode, tmdb: Pick<TmdbEpisode, 'airDay' | 'title'>): MatchRating {
  const date = likenessOfDates(episode.airDay, tmdb.airDay);
  const title = likenessOfTitles(episodeTitlesOf(episode)[0]?.name ?? '', tmdb.title);
  if (date === 'same' && title === 'same') return 'DateAndTitleMatches';
  if (date !== 'other' && title !== 'other') return 'DateAndTitleKindaMatches';
  if (date !== 'other') return 'DateMatches';
  if (title === 'same') return 'TitleMatches';
  return title === 'near' ? 'TitleKindaMatches' : 'FirstAvailable';
}

/** A row with 0 if a user wants no link; no rows if never looked up. */
export function linksOf(library: Library, episode: Episode): TmdbLink[] {
  const { tmdbEpisodes, tmdbVerified } = episode;
  if (tmdbEpisodes.length === 0) {
    return tmdbVerified.includes(0) ? [{ episode, show: 0, tmdb: 0, index: 0, rating: 'UserVerified' }] : [];
  }
  return tmdbEpisodes.map((id, index) => {
    const tmdb = tmdbEpisode(library, id);
    const isVerified = tmdbVerified.includes(id) || tmdb === undefined;
    return {
      episode,
      show: tmdb?.show ?? 0,
      tmdb: id,
      index,
      rating: isVerified ? 'UserVerified' : ratingOf(episode, tmdb),
    };
  });
}

interface MatchOptions {
  readonly keepExisting: boolean;
  /** Keep episodes that are linked to another show. */
  readonly considerOthers: boolean;
  /** Only match with this season of the show. */
  readonly season: number | undefined;
}

function groupedBy<Key>(list: readonly TmdbEpisode[], keyOf: (one: TmdbEpisode) => Key) {
  const groups = new Map<Key, TmdbEpisode[]>();
  for (const one of list) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return (key: Key): readonly TmdbEpisode[] => groups.get(key) ?? [];
}

/** Lookups from the best match to the worst. */
function lookupsIn(known: readonly TmdbEpisode[]) {
  const byDay = groupedBy(known, (one) => one.airDay);
  const byTitle = groupedBy(known, (one) => plainText(one.title));
  const nearDay = ({ airDay }: Episode) =>
    airDay === null ? [] : [0, 1, -1, 2, -2].flatMap((off) => byDay(airDay + off));
  const sameTitle = (episode: Episode) => byTitle(plainText(episodeTitlesOf(episode)[0]?.name ?? ''));
  const lookups: readonly [MatchRating, (episode: Episode) => readonly TmdbEpisode[]][] = [
    ['DateAndTitleMatches', nearDay],
    ['DateAndTitleKindaMatches', nearDay],
    ['DateMatches', nearDay],
    ['TitleMatches', sameTitle],
    ['TitleKindaMatches', () => known],
  ];
  return lookups;
}

/** Nothing unless the show is fetched. A match by neither date nor title is the last resort. */
export function matchShow(library: Library, series: Series, show: number, options: MatchOptions): TmdbLink[] {
  if (!library.tmdbShows.has(show)) return [];
  const known = episodesOfTmdbShow(library, show).filter(
    (one) => !one.hidden && (options.season === undefined || one.season === options.season),
  );
  const wanted = series.episodes.filter(({ type }) => type === 'Episode' || type === 'Special');
  const found = new Map<Episode, TmdbLink[]>();
  const taken = new Set<number>();
  for (const episode of wanted) {
    const links = linksOf(library, episode);
    const isOwn = links.some((link) => link.show === show || link.tmdb === 0);
    const isOthers = links.some((link) => link.show !== show && link.tmdb !== 0);
    if ((options.keepExisting && isOwn) || (options.considerOthers && isOthers)) found.set(episode, links);
    for (const link of found.get(episode) ?? []) taken.add(link.tmdb);
  }
  const isAvailable = (episode: Episode, one: TmdbEpisode) =>
    !taken.has(one.id) && (one.season === 0) === (episode.type === 'Special');
  const take = (episode: Episode, tmdb: TmdbEpisode, rating: MatchRating) => {
    taken.add(tmdb.id);
    found.set(episode, [{ episode, show, tmdb: tmdb.id, index: 0, rating }]);
  };
  for (const [rating, search] of lookupsIn(known)) {
    for (const episode of wanted) {
      if (found.has(episode)) continue;
      const match = search(episode).find(
        (one) => isAvailable(episode, one) && ratingOf(episode, one) === rating,
      );
      if (match !== undefined) take(episode, match, rating);
    }
  }
  for (const episode of wanted) {
    if (found.has(episode)) continue;
    const next = known.find((one) => isAvailable(episode, one));
    if (next === undefined) found.set(episode, [{ episode, show: 0, tmdb: 0, index: 0, rating: 'None' }]);
    else take(episode, next, 'FirstAvailable');
  }
  return wanted.flatMap((episode) => found.get(episode) ?? []);
}
