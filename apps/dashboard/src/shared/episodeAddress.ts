import type { DashboardEpisode } from '@hondana/shared/api/types';
import { anidbAddress } from '@hondana/shared/resources/anidb';

/** A place inside the product, or on another site. */
export type Address = { readonly to: string } | { readonly href: string };

/** Where an episode leads: to its series, or to AniDB when the collection has no such series (facts 5.13). */
export function episodeAddress({ IDs }: Pick<DashboardEpisode, 'IDs'>): Address {
  return IDs.ShokoSeries
    ? { to: `/collection/series/${IDs.ShokoSeries}` }
    : { href: anidbAddress('episode', IDs.ID) };
}
