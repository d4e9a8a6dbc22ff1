import { hash } from '../generate/random.ts';
import type { Library } from './library.ts';
import { episodesOfTmdbShow, type TmdbEpisode, type TmdbWork, tmdbEpisode } from './tmdb.ts';

type Place = Pick<TmdbEpisode, 'season' | 'number'>;

/** A numbering of a show's episodes. */
export interface TmdbOrdering {
  readonly id: string;
  /** Null for the season order, which is not an alternative. */
  readonly type: 'Absolute' | 'DVD' | null;
  readonly name: string;
  /** `index` doesn't count specials. */
  readonly placeOf: (episode: TmdbEpisode, index: number) => Place;
}

export interface OrderedShow {
  readonly show: TmdbWork;
  readonly ordering: TmdbOrdering;
}

/** An episode, and the ordering that its numbers are from. */
export interface OrderedEpisode {
  readonly episode: TmdbEpisode;
  readonly ordering: TmdbOrdering;
}

const episodesOnDisc = 4;

/** TMDB's alternative orderings have IDs of 24 hex digits. */
function orderingId(show: number, kind: number): string {
  return [1, 2, 3]
    .map((part) =>
      hash(show, 834 + kind, part)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
}

/** By season, and two more for every fourth show. */
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

/** The requested ordering, else the chosen one, else the season order. */
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

/** Numbered by the ordering. */
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

/** Numbered by the chosen orderings; skips IDs of shows that aren't fetched. */
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
