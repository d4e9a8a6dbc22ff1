import { hash } from '../generate/random.ts';
import type { Library } from './library.ts';
import { episodesOfTmdbShow, type TmdbEpisode, type TmdbWork, tmdbEpisode } from './tmdb.ts';

type Place = Pick<TmdbEpisode, 'season' | 'number'>;

/** One way in which TMDB numbers the episodes of a show. */
export interface TmdbOrdering {
  readonly id: string;
  /** Nothing for the order of seasons, which is no alternative. */
  readonly type: 'Absolute' | 'DVD' | null;
  readonly name: string;
  /** The position of an episode among all that are not specials. */
  readonly placeOf: (episode: TmdbEpisode, index: number) => Place;
}

/** A show in one of its orderings. */
export interface OrderedShow {
  readonly show: TmdbWork;
  readonly ordering: TmdbOrdering;
}

/** An episode with the ordering whose numbers it carries. */
export interface OrderedEpisode {
  readonly episode: TmdbEpisode;
  readonly ordering: TmdbOrdering;
}

const episodesOnDisc = 4;

/** TMDB's IDs of alternative orderings are 24 digits of base 16. */
function orderingId(show: number, kind: number): string {
  return [1, 2, 3]
    .map((part) =>
      hash(show, 834 + kind, part)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}

/** The orderings of a show: that of its seasons, and for every fourth show two more. */
export function orderingsOf(show: number): TmdbOrdering[] {
  const seasons: TmdbOrdering = { id: String(show), type: null, name: 'Seasons', placeOf: (one) => one };
  if (hash(show, 834) % 4 !== 1) return [seasons];
  const unlessSpecial =
    (place: (index: number) => Place): TmdbOrdering['placeOf'] =>
    (one, index) =>
      one.season === 0 ? one : place(index);
  return [
    seasons,
    {
      id: orderingId(show, 0),
      type: 'Absolute',
      name: 'Absolute Order',
      placeOf: unlessSpecial((index) => ({ season: 1, number: index + 1 })),
    },
    {
      id: orderingId(show, 1),
      type: 'DVD',
      name: 'Disc by Disc',
      placeOf: unlessSpecial((index) => ({
        season: Math.floor(index / episodesOnDisc) + 1,
        number: (index % episodesOnDisc) + 1,
      })),
    },
  ];
}

/** The ordering in which a show is presented: the requested one, else the chosen one, else that of its seasons. */
export function orderingOf(library: Library, show: number, asked?: string): TmdbOrdering {
  const all = orderingsOf(show);
  const wanted = asked ?? library.tmdbOrderings.get(show);
  const found = all.find((one) => one.id === wanted) ?? all[0];
  if (found === undefined) throw new Error(`Show ${show} has no ordering`);
  return found;
}

const ordered = new WeakMap<readonly TmdbEpisode[], Map<string, readonly TmdbEpisode[]>>();

function putInOrder(episodes: readonly TmdbEpisode[], { placeOf }: TmdbOrdering): TmdbEpisode[] {
  let index = 0;
  const placed = episodes.map((one) => {
    const { season, number } = placeOf(one, index);
    if (one.season > 0) index += 1;
    return { ...one, season, number };
  });
  return placed.sort((a, b) => a.season - b.season || a.number - b.number);
}

/** The episodes of a show in an ordering, numbered by it. */
export function orderedEpisodes(
  library: Library,
  show: number,
  ordering: TmdbOrdering,
): readonly TmdbEpisode[] {
  const episodes = episodesOfTmdbShow(library, show);
  const known = ordered.get(episodes) ?? new Map<string, readonly TmdbEpisode[]>();
  ordered.set(episodes, known);
  const list = known.get(ordering.id) ?? putInOrder(episodes, ordering);
  known.set(ordering.id, list);
  return list;
}

/** Those of the given IDs that the server has fetched, as the chosen orderings number them. */
export function fetchedEpisodes(library: Library, ids: readonly number[]): OrderedEpisode[] {
  const byShow = Map.groupBy(ids, (id) => tmdbEpisode(library, id)?.show ?? 0);
  const found = new Map<number, OrderedEpisode>();
  for (const [show, wanted] of byShow) {
    if (!library.tmdbShows.has(show)) continue;
    const ordering = orderingOf(library, show);
    const set = new Set(wanted);
    for (const episode of orderedEpisodes(library, show, ordering)) {
      if (set.has(episode.id)) found.set(episode.id, { episode, ordering });
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}
