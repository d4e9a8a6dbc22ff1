import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import { serverKeys } from '@hondana/shared/queryKeys';

/** `BanDuration` is a TimeSpan. */
export type BanState = components['schemas']['APIv3.Anidb.BannedStatus'];

/** By connection (facts 5.15). The hub reports changes. */
export const banStatusQuery = read({
  path: 'AniDB/BanStatus',
  role: 'user',
  keyPrefix: () => serverKeys.connectivity,
  answer: (states) => states as Readonly<Record<'UDP' | 'HTTP', BanState>>,
});
