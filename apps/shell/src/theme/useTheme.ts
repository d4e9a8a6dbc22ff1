import { readSettings, useThemePreview, webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberTheme } from './rememberedTheme.ts';
import { applyTheme } from './theme.ts';

/** Only this hook stores a chosen theme for the pages before sign-in; `serverTheme.ts` forgets one that was deleted. */
export function useTheme(): void {
  const { data: theme } = useQuery({
    ...webUiSettingsQuery(),
    select: ({ text }) => readSettings(text).theme,
  });
  const preview = useThemePreview();
  useEffect(() => {
    if (theme !== undefined) rememberTheme(theme);
  }, [theme]);
  useEffect(() => {
    if (preview) applyTheme(preview.theme);
    else if (theme !== undefined) applyTheme(theme);
  }, [theme, preview]);
}
