import type { DashboardEpisode } from '@hondana/shared/api/types';
import { anidbAddress } from '@hondana/shared/resources/anidb';

export type Address = { readonly to: string } | { readonly href: string };

/** The episode's series, or AniDB when it is not in the collection (facts 5.13). */
export function episodeAddress({ IDs }: Pick<DashboardEpisode, 'IDs'>): Address {
  return IDs.ShokoSeries
    ? { to: `/collection/series/${IDs.ShokoSeries}` }
    : { href: anidbAddress('episode', IDs.ID) };
}
