import {
  updateWebUiSettings,
  useWebUiSettings,
  type WebUiSettings,
  webUiSettingsQuery,
} from '@hondana/shared/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/**
 * Where a setting is kept. `server`: with the interface's settings, which the server gives administrators alone, so
 * all administrators share it and no other user can read it. `browser`: in this browser, for this user alone.
 */
export type SettingPlace = 'server' | 'browser';

/** What became of a write. */
export interface KeptSetting {
  readonly keptIn: SettingPlace;
}

/** A setting of a plugin, as the person who is signed in has it. */
export interface PluginSetting {
  /**
   * What is kept; undefined while nothing is. It may be of an earlier version of the plugin, so look at it before you
   * trust it.
   */
  readonly value: unknown;
  /** Where `value` is from and where `keep` writes to; undefined until that is known. */
  readonly keptIn: SettingPlace | undefined;
  /**
   * Keeps a value that JSON can hold; `undefined` forgets it. It shows at once.
   *
   * @throws ApiError when the server refused it, DOMException when the browser has no room. The value is then as before.
   */
  readonly keep: (value: unknown) => Promise<KeptSetting>;
}

function nameOf(id: string, name: string): string {
  return `plugin.${id}.${name}`;
}

function withSetting(settings: WebUiSettings, name: string, value: unknown): WebUiSettings {
  const { [name]: _, ...others } = settings.hondana;
  return { ...settings, hondana: value === undefined ? others : { ...others, [name]: value } };
}

/**
 * A setting that a plugin keeps with those of the interface, under a name of its own. No Shoko Server has a place
 * that administrators write and everyone reads: what an administrator sets, other administrators have as well, and
 * other users do not. `keptIn` says which of the two it is. When the plugin is removed, the server's goes with it.
 *
 * @example
 * const { value, keptIn, keep } = usePluginSetting('watch-notes', 'greeting');
 * const save = async () => {
 *   const kept = await keep('Hello');
 *   if (kept.keptIn === 'browser') notify({ kind: 'info', title: 'Saved in this browser' });
 * };
 */
export function usePluginSetting(id: string, name: string): PluginSetting {
  const queryClient = useQueryClient();
  const key = nameOf(id, name);
  const value = useWebUiSettings(({ hondana }) => hondana[key]);
  const { data: keptIn } = useQuery({ ...webUiSettingsQuery(), select: ({ place }) => place });
  const keep = useCallback(
    async (next: unknown): Promise<KeptSetting> => {
      const query = webUiSettingsQuery();
      const { place } = await queryClient.ensureQueryData(query);
      await updateWebUiSettings(queryClient, (settings) => withSetting(settings, key, next));
      return { keptIn: place };
    },
    [queryClient, key],
  );
  return { value, keptIn, keep };
}
