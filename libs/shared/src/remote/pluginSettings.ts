import {
  updateWebUiSettings,
  useWebUiSettings,
  type WebUiSettings,
  webUiSettingsQuery,
} from '@hondana/shared/settings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** `server`: the interface's settings, shared by all administrators only. `browser`: this browser, for this user. */
export type SettingPlace = 'server' | 'browser';

export interface SavedSetting {
  readonly savedIn: SettingPlace;
}

export interface PluginSetting {
  /** Undefined until set. An earlier version of the plugin may have written it: validate it. */
  readonly value: unknown;
  /** Where `value` is from and `save` writes to; undefined until known. */
  readonly savedIn: SettingPlace | undefined;
  /**
   * Stores a JSON value (optimistic update); `undefined` deletes it.
   * @throws ApiError when the server refused it, DOMException when storage is full; the value is rolled back.
   */
  readonly save: (value: unknown) => Promise<SavedSetting>;
}

function nameOf(id: string, name: string): string {
  return `plugin.${id}.${name}`;
}

function withSetting(settings: WebUiSettings, name: string, value: unknown): WebUiSettings {
  const { [name]: _, ...others } = settings.hondana;
  return { ...settings, hondana: value === undefined ? others : { ...others, [name]: value } };
}

/**
 * A plugin's setting, stored with the interface's under its own name. Shoko Server has no place that administrators
 * write and everyone reads: what an administrator sets is shared with administrators only; `savedIn` tells. Removing the
 * plugin deletes the server's value.
 * @example
 * const { value, savedIn, save } = usePluginSetting('watch-notes', 'greeting');
 * const greet = async () => {
 *   const saved = await save('Hello');
 *   if (saved.savedIn === 'browser') notify({ kind: 'info', title: 'Saved in this browser' });
 * };
 */
export function usePluginSetting(id: string, name: string): PluginSetting {
  const queryClient = useQueryClient();
  const key = nameOf(id, name);
  const value = useWebUiSettings(({ hondana }) => hondana[key]);
  const { data: savedIn } = useQuery({ ...webUiSettingsQuery(), select: ({ place }) => place });
  const save = useCallback(
    async (next: unknown): Promise<SavedSetting> => {
      const query = webUiSettingsQuery();
      const { place } = await queryClient.ensureQueryData(query);
      await updateWebUiSettings(queryClient, (settings) => withSetting(settings, key, next));
      return { savedIn: place };
    },
    [queryClient, key],
  );
  return { value, savedIn, save };
}
