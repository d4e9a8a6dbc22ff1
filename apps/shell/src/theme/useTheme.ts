import { webUiSettingsQuery } from '@hondana/shared/settings';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { applyTheme, chosenTheme, rememberTheme } from './theme.ts';

/** Puts the theme of the settings on the page, now and whenever they change in whichever tab. */
export function useTheme(): void {
  const { data: theme } = useQuery({ ...webUiSettingsQuery(), select: ({ text }) => chosenTheme(text) });
  useEffect(() => {
    if (theme === undefined) return;
    rememberTheme(theme);
    applyTheme(theme);
  }, [theme]);
}
