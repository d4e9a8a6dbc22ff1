import type { Series } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import { safeAddress } from './safeAddress.ts';

export interface ExternalLink {
  /** Undefined for links that have only a name. */
  readonly site: string | undefined;
  readonly name: string;
  readonly address: string;
  /** For links to TMDB, which can be removed. */
  readonly tmdb?: { readonly kind: 'Show' | 'Movie'; readonly id: number };
}

/** Only older servers have Trakt IDs. */
export function metadataLinks({ IDs, Name, TMDB }: Pick<Series, 'IDs' | 'Name' | 'TMDB'>): ExternalLink[] {
  const shows = new Map(TMDB?.Shows?.map((show) => [show.ID, show]));
  const movies = new Map(TMDB?.Movies?.map((movie) => [movie.ID, movie]));
  const tmdb = (kind: 'Show' | 'Movie', id: number): ExternalLink => {
    const entry = kind === 'Show' ? shows.get(id) : movies.get(id);
    return {
      site: 'TMDB',
      name: entry?.Title || (kind === 'Show' ? t`Show ${id}` : t`Movie ${id}`),
      address: `https://www.themoviedb.org/${kind === 'Show' ? 'tv' : 'movie'}/${id}`,
      tmdb: { kind, id },
    };
  };
  return [
    { site: 'AniDB', name: Name, address: `https://anidb.net/anime/${IDs.AniDB}` },
    ...IDs.TMDB.Show.map((id) => tmdb('Show', id)),
    ...IDs.TMDB.Movie.map((id) => tmdb('Movie', id)),
    ...(('TraktTv' in IDs && IDs.TraktTv) || []).map((id) => ({
      site: 'Trakt',
      name: id,
      address: `https://trakt.tv/shows/${encodeURIComponent(id)}`,
    })),
  ];
}

export function seriesLinks({ Links }: Pick<Series, 'Links'>): ExternalLink[] {
  const seen = new Set<string>();
  return Links.flatMap(({ Name, URL }) => {
    const address = safeAddress(URL);
    if (address === undefined || seen.has(address)) return [];
    seen.add(address);
    return [{ site: undefined, name: Name || address, address }];
  });
}
