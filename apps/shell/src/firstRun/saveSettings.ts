import type { ServerSettings } from '@hondana/shared/api/types';
import { patchServerSettings, serverSettingsQuery } from '@hondana/shared/resources/settings';
import type { QueryClient } from '@tanstack/react-query';

/** Values by the path of their setting, such as `AniDb/Username`. */
export type SettingValues = Readonly<Record<string, string | number | boolean | null>>;

/** The value that stands at a path of the settings. */
export function settingAt(settings: ServerSettings, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      settings,
    );
}

/**
 * Saves settings before the server's first start. Without an account everything would be refused, so nothing is
 * validated there, and the server then answers 200 whatever comes of it (facts 5.2, section 9): it is read back.
 *
 * @throws an `ApiError`, or an error that says that a value did not stay.
 */
export async function saveSettings(client: QueryClient, values: SettingValues): Promise<void> {
  const patch = Object.entries(values).map(([path, value]) => ({
    op: 'replace' as const,
    path: `/${path}`,
    value,
  }));
  if (patch.length === 0) return;
  await patchServerSettings.send({ patch, skipValidation: true });
  const settings = await serverSettingsQuery.send({});
  client.setQueryData(serverSettingsQuery().queryKey, settings);
  // Whether a server tells a password again is its own affair.
  const lost = Object.entries(values).filter(
    ([path, value]) => !path.endsWith('/Password') && settingAt(settings, path) !== value,
  );
  if (lost.length > 0) throw new Error('The server did not save the settings. Try again.');
}
