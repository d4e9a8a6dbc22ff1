import { getServerVersion } from '@hondana/shared/session';
import { read } from '../api/read.ts';
import { before6, sideOf } from '../api/serverVersion.ts';
import type { PatchOperation } from '../api/types.ts';
import { write } from '../api/write.ts';
import { renamerKeys, settingsKeys } from '../queryKeys.ts';

/** For the interface’s own settings, use `@hondana/shared/settings`. */
export const serverSettingsQuery = read({
  path: 'Settings',
  role: 'administrator or first-run',
  keyPrefix: () => settingsKeys.server,
});

export const supportedLanguagesQuery = read({
  path: 'Settings/SupportedLanguages',
  role: 'administrator or first-run',
  keyPrefix: () => settingsKeys.all,
  staleTime: Number.POSITIVE_INFINITY,
});

export interface SettingsPatch {
  readonly patch: readonly PatchOperation[];
  /** The server then answers 200 whatever happens; read the result back. */
  readonly skipValidation?: boolean | undefined;
}

/**
 * Servers since 6 skip operations that fail, a `test` or an unknown path, and answer 200: read before and after. They
 * validate whatever `skipValidation` says.
 * @example if (skipsFailedOperations()) await readBack();
 */
export function skipsFailedOperations(): boolean {
  return sideOf(getServerVersion()) === 'since6';
}

/**
 * 400, changing nothing, when a `test` fails or a value is invalid; but see {@link skipsFailedOperations}.
 * @example await patchServerSettings.send({ patch: [{ op: 'replace', path: '/AniDb/Username', value: 'name' }] });
 */
export const patchServerSettings = write({
  method: 'PATCH',
  path: 'Settings',
  role: 'administrator or first-run',
  toInput: ({ patch, skipValidation }: SettingsPatch) => ({ body: patch, skipValidation }),
  stale: () => [settingsKeys.all],
});

/** Which config renames and moves new files. */
export const setDefaultRenamerConfig = write({
  method: 'PATCH',
  path: 'Settings',
  role: 'administrator or first-run',
  server: before6,
  toInput: ({ configName }: { readonly configName: string }) => ({
    body: [{ op: 'replace', path: '/Plugins/Renamer/DefaultRenamer', value: configName }],
  }),
  stale: () => [renamerKeys.all, settingsKeys.server],
});

/**
 * Tests AniDB credentials without saving them. 400 when AniDB rejects them or is unreachable (facts 5.2).
 * @example await testAnidbLogin.send({ body: { Username: 'name', Password: 'secret' } });
 */
export const testAnidbLogin = write({
  method: 'POST',
  path: 'Settings/AniDB/TestLogin',
  role: 'administrator or first-run',
});
