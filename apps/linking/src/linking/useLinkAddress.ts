import { useSearchParams } from '@hondana/shared/navigation';
import type { TmdbKind } from '@hondana/shared/resources/tmdbLinks';

export interface LinkAddress {
  readonly kind: TmdbKind | undefined;
  readonly id: number | undefined;
  readonly showsHidden: boolean;
}

/** Invalid IDs and kinds count as missing. */
export function readLinkAddress(parameters: URLSearchParams): LinkAddress {
  const type = parameters.get('type')?.toLowerCase();
  const kind = type === 'show' ? 'Show' : type === 'movie' ? 'Movie' : undefined;
  const id = /^[1-9]\d{0,9}$/.test(parameters.get('id') ?? '') ? Number(parameters.get('id')) : undefined;
  const showsHidden = parameters.get('hidden') === 'true';
  return { kind, id: kind === undefined ? undefined : id, showsHidden };
}

export function linkAddress(kind: TmdbKind, id?: number): string {
  return id === undefined ? `?type=${kind}` : `?type=${kind}&id=${id}`;
}

export function useLinkAddress(): LinkAddress {
  const [parameters] = useSearchParams();
  return readLinkAddress(parameters);
}
