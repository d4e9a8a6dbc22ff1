import { notify } from '@hondana/shared/overlays/notices';
import { type SettingsChange, useUpdateWebUiSettings, useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { retryOnce } from '../api/retryOnce.ts';
import { errorText } from '../http/ApiError.ts';
import { themesQuery } from '../resources/themes.ts';
import { themeOptions } from './themeOptions.ts';

/**
 * `set` saves at once: on the server for administrators, else in this browser. Failures are reported in a notice.
 * @example
 * const { theme, themes, set } = useDisplaySettings();
 * set((settings) => ({ ...settings, theme: 'theme-auto' }));
 */
export function useDisplaySettings() {
  const theme = useWebUiSettings((settings) => settings.theme);
  const { data: serverThemes = [] } = useQuery({ ...themesQuery(), retry: retryOnce });
  const update = useUpdateWebUiSettings();
  const set = (change: SettingsChange): void => {
    update(change).catch((error: unknown) =>
      notify({ kind: 'error', title: t`The settings could not be saved`, text: errorText(error) }),
    );
  };
  return { theme, themes: themeOptions(serverThemes, theme), set };
}
