import type { ServerSettings } from '@hondana/shared/api/types';
import { patchServerSettings, serverSettingsQuery } from '@hondana/shared/resources/settings';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

/** By path, such as `AniDb/Username`. */
export type SettingValues = Readonly<Record<string, string | number | boolean | null>>;

export function settingAt(settings: ServerSettings, path: string): unknown {
  return path
    .split('/')
    .reduce<unknown>(
      (value, name) => (value as Record<string, unknown> | null | undefined)?.[name],
      settings,
    );
}

/**
 * Skips validation, which fails without an account. Then the server always answers 200, so read back (facts 5.2,
 * section 9).
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
  // Servers may omit passwords from the settings.
  const lost = Object.entries(values).filter(
    ([path, value]) => !path.endsWith('/Password') && settingAt(settings, path) !== value,
  );
  if (lost.length > 0) throw new Error(t`The server did not save the settings. Try again.`);
}
