import type { ServerSettings } from '@hondana/shared/api/types';
import { composed } from '@hondana/shared/api/write';
import { plexKeys, settingsKeys } from '@hondana/shared/queryKeys';
import { invalidatePlexToken } from '@hondana/shared/resources/plex';
import { patchServerSettings, type SettingsPatch } from '@hondana/shared/resources/settings';

/** Trakt's defaults before linking (facts 2). Older servers have all of these settings, later ones fewer. */
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

/** Skips validation, which a missing AniDB account would fail (facts 9); the values are known to be valid. */
function replaceAll(values: Readonly<Record<string, unknown>>): SettingsPatch {
  const patch = Object.entries(values).map(([path, value]) => ({ op: 'replace', path, value }) as const);
  return { patch, skipValidation: true };
}

export function traktReset(settings: ServerSettings): SettingsPatch {
  const trakt = 'TraktTv' in settings ? settings.TraktTv : {};
  const known = Object.entries(unlinkedTrakt).filter(([name]) => Object.hasOwn(trakt, name));
  return replaceAll(Object.fromEntries(known.map(([name, value]) => [`/TraktTv/${name}`, value])));
}

/** Signs out of Plex and clears server and libraries, which the sign-out leaves in the settings (facts 5.12). */
export const unlinkPlex = composed({
  of: [invalidatePlexToken, patchServerSettings],
  send: async (_: object, signal) => {
    await invalidatePlexToken.send({}, signal);
    await patchServerSettings.send(replaceAll({ '/Plex/Libraries': [], '/Plex/Server': '' }), signal);
  },
  stale: () => [plexKeys.all, settingsKeys.all],
});
