import { read } from '../api/read.ts';
import type { PatchOperation } from '../api/types.ts';
import { write } from '../api/write.ts';
import { settingsKeys } from './queryKeys.ts';

/** The server’s settings. For the interface’s own part, use `@hondana/shared/settings`. */
export const serverSettingsQuery = read({
  path: 'Settings',
  role: 'administrator or first-run',
  keyPrefix: () => settingsKeys.server,
});

/** Languages to choose titles from. */
export const supportedLanguagesQuery = read({
  path: 'Settings/SupportedLanguages',
  role: 'administrator or first-run',
  keyPrefix: () => settingsKeys.all,
  staleTime: Number.POSITIVE_INFINITY,
});

/** A change of the server’s settings. */
export interface SettingsPatch {
  readonly patch: readonly PatchOperation[];
  /** The server then answers 200 whatever becomes of it, so that must be read back. */
  readonly skipValidation?: boolean | undefined;
}

/**
 * Changes the server’s settings. Refused with 400 and unchanged when a `test` fails or a value is not valid.
 *
 * @example
 * await patchServerSettings.send({ patch: [{ op: 'replace', path: '/AniDb/Username', value: 'name' }] });
 */
export const patchServerSettings = write({
  method: 'PATCH',
  path: 'Settings',
  role: 'administrator or first-run',
  toInput: ({ patch, skipValidation }: SettingsPatch) => ({ body: patch, skipValidation }),
  stale: () => [settingsKeys.all],
});

/**
 * Tries an account at AniDB without keeping it. A 400 when AniDB does not take it, or cannot be asked (facts 5.2).
 *
 * @example
 * await testAnidbLogin.send({ body: { Username: 'name', Password: 'secret' } });
 */
export const testAnidbLogin = write({
  method: 'POST',
  path: 'Settings/AniDB/TestLogin',
  role: 'administrator or first-run',
});
