import { type MatchCategory, type MatchRating, matchRatingOf, ratingTexts } from './matchRating.ts';

/** An existing link, or one that matching would make. */
export interface SavedLink {
  readonly tmdbId: number;
  readonly showId: number;
  readonly rating: MatchRating;
}

/** By AniDB episode ID. An episode that was never linked has none. */
export type SavedLinks = ReadonlyMap<number, readonly SavedLink[]>;

/** TMDB episode IDs by AniDB episode ID; a first 0 means linked to nothing. */
export type Overrides = Readonly<Record<number, readonly number[]>>;

export interface LinkRow {
  readonly episodeId: number;
  /** Index among the episode's rows. */
  readonly index: number;
  /** Number of the episode's rows. */
  readonly of: number;
  readonly tmdbId: number;
  readonly rating: MatchRating;
  readonly isOverride: boolean;
}

export interface ServerLink {
  readonly AnidbEpisodeID: number;
  readonly TmdbShowID: number;
  readonly TmdbEpisodeID: number;
  readonly Index: number;
  readonly Rating: string | null;
}

function grouped(links: readonly ServerLink[]): Map<number, ServerLink[]> {
  const groups = new Map<number, ServerLink[]>();
  for (const link of links)
    groups.set(link.AnidbEpisodeID, [...(groups.get(link.AnidbEpisodeID) ?? []), link]);
  return groups;
}

/** Existing links; for episodes without any, those that matching would make. */
export function savedLinksOf(links: readonly ServerLink[], matches: readonly ServerLink[] = []): SavedLinks {
  const all = new Map([...grouped(matches), ...grouped(links)]);
  const saved = new Map<number, SavedLink[]>();
  for (const [episodeId, list] of all) {
    const rows = list
      .toSorted((a, b) => a.Index - b.Index)
      .map(({ TmdbEpisodeID, TmdbShowID, Rating }) => ({
        tmdbId: TmdbEpisodeID,
        showId: TmdbShowID,
        rating: matchRatingOf(Rating),
      }))
      .filter(({ tmdbId, rating }) => tmdbId > 0 || rating === 'UserVerified');
    if (rows.length > 0) saved.set(episodeId, rows);
  }
  return saved;
}

/** At least one row. */
export function rowsOfEpisode(episodeId: number, saved: SavedLinks, overrides: Overrides): LinkRow[] {
  const override = overrides[episodeId];
  if (override !== undefined && override.length > 0) {
    return override.map((tmdbId, index) => ({
      episodeId,
      index,
      of: override.length,
      tmdbId,
      // An additional row without a choice is not saved.
      rating: tmdbId === 0 && index > 0 ? 'None' : 'UserVerified',
      isOverride: true,
    }));
  }
  const links = saved.get(episodeId);
  if (links === undefined || links.length === 0) {
    return [{ episodeId, index: 0, of: 1, tmdbId: 0, rating: 'None', isOverride: false }];
  }
  return links.map(({ tmdbId, rating }, index) => ({
    episodeId,
    index,
    of: links.length,
    tmdbId,
    rating,
    isOverride: false,
  }));
}

export type MatchCounts = Readonly<Record<MatchCategory, number>>;

export const noMatches: MatchCounts = { perfect: 0, approximate: 0, fallback: 0, override: 0, unlinked: 0 };

export function matchCounts(rows: readonly LinkRow[]): MatchCounts {
  const counts = { ...noMatches } as Record<MatchCategory, number>;
  for (const { rating } of rows) counts[ratingTexts[rating].category] += 1;
  return counts;
}

/** The episode's link is neither a perfect match nor made by hand. */
export function isProblem(episodeId: number, saved: SavedLinks): boolean {
  return rowsOfEpisode(episodeId, saved, {}).some(({ rating }) => {
    const { category } = ratingTexts[rating];
    return category !== 'perfect' && category !== 'override';
  });
}
