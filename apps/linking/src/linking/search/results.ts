import type { TmdbKind, TmdbSuggestion } from '@hondana/shared/resources/tmdbLinks';
import type { RemoteMovie, RemoteShow } from '../tmdb.ts';

export interface TmdbResult {
  readonly id: number;
  readonly title: string;
  readonly originalTitle: string | undefined;
  readonly language: string | undefined;
  readonly year: string | undefined;
  readonly overview: string;
  readonly picture: string | undefined;
}

const pictureOrigin = 'https://image.tmdb.org';

/** Images the page may load: small ones from TMDB, or the server's. */
function pictureOf(address: string | null | undefined): string | undefined {
  if (!address) return undefined;
  if (/^\/(?!\/)/.test(address)) return address;
  if (!address.startsWith(`${pictureOrigin}/`)) return undefined;
  return address.replace('/original/', '/w185/');
}

function resultOf(found: RemoteShow | RemoteMovie): TmdbResult {
  const date =
    'ReleasedAt' in found ? found.ReleasedAt : 'FirstAiredAt' in found ? found.FirstAiredAt : undefined;
  const { ID, Title, OriginalTitle, OriginalLanguage, Overview, Poster } = found;
  return {
    id: ID,
    title: Title || OriginalTitle || String(ID),
    originalTitle: OriginalTitle && OriginalTitle !== Title ? OriginalTitle : undefined,
    language: /^[a-z]{2,3}$/i.test(OriginalLanguage ?? '') ? (OriginalLanguage ?? undefined) : undefined,
    year: date?.slice(0, 4),
    overview: Overview ?? '',
    picture: pictureOf(Poster),
  };
}

/** Without duplicates; the show or movie with the typed ID comes first. */
export function resultsOf(
  byNumber: RemoteShow | RemoteMovie | null | undefined,
  found: readonly (RemoteShow | RemoteMovie)[],
): TmdbResult[] {
  const all = [...(byNumber ? [byNumber] : []), ...found];
  return [...new Map(all.map((one) => [one.ID, one])).values()].map(resultOf);
}

export function suggestedOf(suggestions: readonly TmdbSuggestion[], kind: TmdbKind): TmdbResult[] {
  const found = suggestions
    .filter(({ IsMovie }) => IsMovie === (kind === 'Movie'))
    .flatMap(({ Show, Movie }) => (kind === 'Movie' ? (Movie ?? []) : (Show ?? [])));
  return resultsOf(undefined, found);
}

/** The ID in a text, if it could be TMDB's. */
export function tmdbNumberOf(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
