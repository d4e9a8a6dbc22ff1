import { useSearchParams } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdb';

/** What the address says: a linked or chosen show or movie, a kind to search for, or nothing. */
export interface LinkAddress {
  readonly kind: TmdbKind | undefined;
  readonly id: number | undefined;
  /** Whether hidden episodes are shown too. */
  readonly showsHidden: boolean;
}

/** Reads `type`, `id` and `hidden` of the address. Invalid numbers and kinds count as missing. */
export function readLinkAddress(parameters: URLSearchParams): LinkAddress {
  const type = parameters.get('type')?.toLowerCase();
  const kind = type === 'show' ? 'Show' : type === 'movie' ? 'Movie' : undefined;
  const id = /^[1-9]\d{0,9}$/.test(parameters.get('id') ?? '') ? Number(parameters.get('id')) : undefined;
  const showsHidden = parameters.get('hidden') === 'true';
  return { kind, id: kind === undefined ? undefined : id, showsHidden };
}

/** The address of a show's or a movie's links, or of the search for one. */
export function linkAddress(kind: TmdbKind, id?: number): string {
  return id === undefined ? `?type=${kind}` : `?type=${kind}&id=${id}`;
}

export function useLinkAddress(): LinkAddress {
  const [parameters] = useSearchParams();
  return readLinkAddress(parameters);
}
