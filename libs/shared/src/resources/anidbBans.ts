import type { components } from '../api/generated/schema.ts';
import { read } from '../api/read.ts';
import { serverKeys } from '../queryKeys.ts';

/** `BanDuration` is a TimeSpan. */
export type BanState = components['schemas']['APIv3.Anidb.BannedStatus'];

/** By connection (facts 5.15). The hub reports changes. */
export const banStatusQuery = read({
  path: 'AniDB/BanStatus',
  role: 'user',
  keyPrefix: () => serverKeys.connectivity,
  answer: (states) => states as Readonly<Record<'UDP' | 'HTTP', BanState>>,
});
