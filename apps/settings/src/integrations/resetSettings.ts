import type { ServerSettings } from '@hondana/shared/api/types';
import { composed } from '@hondana/shared/api/write';
import { invalidatePlexToken } from '@hondana/shared/resources/plex';
import { plexKeys, settingsKeys } from '@hondana/shared/resources/queryKeys';
import { patchServerSettings, type SettingsPatch } from '@hondana/shared/resources/settings';

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

/** Known to be valid; with validation an AniDB account that was never given would refuse it (facts 9). */
function replaceAll(values: Readonly<Record<string, unknown>>): SettingsPatch {
  const patch = Object.entries(values).map(([path, value]) => ({ op: 'replace', path, value }) as const);
  return { patch, skipValidation: true };
}

/** Puts the settings of Trakt back to their defaults, the token with them. */
export function traktReset({ TraktTv }: ServerSettings): SettingsPatch {
  const known = Object.entries(unlinkedTrakt).filter(([name]) => Object.hasOwn(TraktTv, name));
  return replaceAll(Object.fromEntries(known.map(([name, value]) => [`/TraktTv/${name}`, value])));
}

/** Ends the sign-in at Plex, and forgets server and libraries, which that leaves in the settings (facts 5.12). */
export const unlinkPlex = composed({
  of: [invalidatePlexToken, patchServerSettings],
  send: async (_: object, signal) => {
    await invalidatePlexToken.send({}, signal);
    await patchServerSettings.send(replaceAll({ '/Plex/Libraries': [], '/Plex/Server': '' }), signal);
  },
  stale: () => [plexKeys.all, settingsKeys.all],
});
