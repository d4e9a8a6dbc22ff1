import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import { serverKeys } from '@hondana/shared/resources/queryKeys';

/** How one of the server's connections to AniDB stands. `BanDuration` is a TimeSpan. */
export type BanState = components['schemas']['APIv3.Anidb.BannedStatus'];

/**
 * How AniDB stands to the server, by connection (facts 5.15). The hub reports changes.
 *
 * @example
 * const { UDP } = await banStatusQuery.send({});
 */
export const banStatusQuery = read({
  path: 'AniDB/BanStatus',
  role: 'user',
  keyPrefix: () => serverKeys.connectivity,
  answer: (states) => states as Readonly<Record<'UDP' | 'HTTP', BanState>>,
});
