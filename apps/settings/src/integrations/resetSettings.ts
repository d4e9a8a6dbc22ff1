import { settingsKeys } from '@hondana/shared/api/queryKeys';
import { patchServerSettings } from '@hondana/shared/api/settings';
import type { PatchOperation, ServerSettings } from '@hondana/shared/api/types';
import { markStale } from '@hondana/shared/live';
import type { QueryClient } from '@tanstack/react-query';

/** What Trakt has before it is linked (facts 2); older servers have all of it, later ones less. */
const unlinkedTrakt: Readonly<Record<string, unknown>> = {
  Enabled: false,
  AutoLink: false,
  AuthToken: '',
  RefreshToken: '',
  TokenExpirationDate: '',
  UpdateFrequency: 4,
  SyncFrequency: 4,
  VipStatus: false,
};

async function replaceAll(client: QueryClient, patch: readonly PatchOperation[]): Promise<void> {
  // Known to be valid; with validation an AniDB account that was never given would refuse it (facts 9).
  await patchServerSettings(patch, { skipValidation: true });
  await markStale(client, [settingsKeys.all]);
}

/** Puts the settings of Trakt back to their defaults, the token with them (S3-112). */
export function resetTrakt(client: QueryClient, { TraktTv }: ServerSettings): Promise<void> {
  const known = Object.entries(unlinkedTrakt).filter(([name]) => Object.hasOwn(TraktTv, name));
  return replaceAll(
    client,
    known.map(([name, value]) => ({ op: 'replace', path: `/TraktTv/${name}`, value })),
  );
}

/** Forgets Plex's server and libraries, which the end of the token leaves in the settings (facts 5.12). */
export function resetPlex(client: QueryClient): Promise<void> {
  return replaceAll(client, [
    { op: 'replace', path: '/Plex/Libraries', value: [] },
    { op: 'replace', path: '/Plex/Server', value: '' },
  ]);
}
