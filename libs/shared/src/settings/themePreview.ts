import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** A theme that is looked at and not kept. Another object is another look, also at the same theme. */
export interface ThemePreview {
  readonly theme: string;
}

const previewAtom = atom<ThemePreview>();

/**
 * Puts a theme on the page without keeping it; `undefined` brings back the one that is kept.
 *
 * @example
 * useEffect(() => {
 *   previewTheme(chosen);
 *   return () => previewTheme(undefined);
 * }, [chosen]);
 */
export function previewTheme(theme: string | undefined): void {
  getDefaultStore().set(previewAtom, theme === undefined ? undefined : { theme });
}

/** The theme being previewed, for the code that puts themes on the page. */
export function useThemePreview(): ThemePreview | undefined {
  return useAtomValue(previewAtom);
}
