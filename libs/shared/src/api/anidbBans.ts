import { request } from './client.ts';
import type { components } from './generated/schema.ts';

/** How one of the server's connections to AniDB stands. `BanDuration` is a TimeSpan. */
export type BanState = components['schemas']['APIv3.Anidb.BannedStatus'];

/**
 * How AniDB stands to the server, by connection (`GET AniDB/BanStatus`, facts 5.15). The hub tells of changes.
 *
 * @example
 * const { UDP } = await readBanStatus();
 */
export function readBanStatus(): Promise<Readonly<Record<'UDP' | 'HTTP', BanState>>> {
  return request({ path: 'AniDB/BanStatus' });
}
