import type { Library } from './library.ts';
import type { TmdbEpisode } from './tmdb.ts';
import { orderedEpisodes, orderingsOf, type TmdbOrdering } from './tmdbOrderings.ts';

export interface TmdbSeason {
  readonly id: string;
  readonly show: number;
  readonly ordering: TmdbOrdering;
  /** 0 for specials. */
  readonly number: number;
  readonly episodes: readonly TmdbEpisode[];
}

const seasonsPerShow = 50;

/** A number in the season order, 24 hex digits in any other, as recorded. */
export function seasonIdOf(show: number, ordering: TmdbOrdering, season: number): string {
  return ordering.type === null
    ? String(show * seasonsPerShow + season)
    : `${ordering.id.slice(0, 20)}${1000 + season}`;
}

export const seasonTitle = (season: number) => (season === 0 ? 'Specials' : `Season ${season}`);

/** Specials first. */
export function seasonsOfShow(library: Library, show: number, ordering: TmdbOrdering): TmdbSeason[] {
  const seasons = Map.groupBy(orderedEpisodes(library, show, ordering), (one) => one.season);
  return [...seasons].map(([number, episodes]) => ({
    id: seasonIdOf(show, ordering, number),
    show,
    ordering,
    number,
    episodes,
  }));
}

/** Of fetched shows only. */
export function tmdbSeason(library: Library, id: string): TmdbSeason | undefined {
  const isOfShow = id.length < 24;
  const shows = isOfShow ? [Math.floor(Number(id) / seasonsPerShow)] : library.tmdbShows;
  for (const show of shows) {
    if (!library.tmdbShows.has(show)) continue;
    const ordering = orderingsOf(show).find((one) =>
      isOfShow ? one.type === null : one.id.startsWith(id.slice(0, 20)),
    );
    if (ordering !== undefined) return seasonsOfShow(library, show, ordering).find((one) => one.id === id);
  }
  return undefined;
}
