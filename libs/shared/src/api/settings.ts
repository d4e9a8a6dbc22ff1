import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { settingsKeys } from './queryKeys.ts';
import type { Credentials, LanguageDetails, PatchOperation, ServerSettings } from './types.ts';

/** Reads the server’s settings whole (`GET Settings`, administrators; 403 for others). */
export function readServerSettings(signal?: AbortSignal): Promise<ServerSettings> {
  return request<ServerSettings>({ path: 'Settings', signal });
}

/** The server’s settings, cached. For the interface’s own part, use `@hondana/shared/settings`. */
export function serverSettingsQuery() {
  return queryOptions({
    queryKey: settingsKeys.server,
    queryFn: ({ signal }) => readServerSettings(signal),
  });
}

/** Languages to choose titles from (`GET Settings/SupportedLanguages`, administrators). */
export function supportedLanguagesQuery() {
  return queryOptions({
    queryKey: settingsKeys.languages,
    queryFn: ({ signal }) => request<LanguageDetails[]>({ path: 'Settings/SupportedLanguages', signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Changes the server’s settings (`PATCH Settings`, administrators). Refused with 400 and unchanged when a
 * `test` fails or a value is not valid. With `skipValidation` the server answers 200 all the same, so what
 * came of it must be read back.
 */
export async function patchServerSettings(
  patch: readonly PatchOperation[],
  options: { readonly skipValidation?: boolean } = {},
): Promise<void> {
  await request<void>({ method: 'PATCH', path: 'Settings', query: { ...options }, body: patch });
}

/**
 * Tries an account at AniDB without keeping it (`POST Settings/AniDB/TestLogin`, administrators). Throws an
 * `ApiError` with status 400 when AniDB does not take it, or cannot be asked (facts 5.2).
 *
 * @example
 * await testAnidbLogin({ Username: 'name', Password: 'secret' });
 */
export async function testAnidbLogin(credentials: Credentials): Promise<void> {
  await request<void>({ method: 'POST', path: 'Settings/AniDB/TestLogin', body: credentials });
}
