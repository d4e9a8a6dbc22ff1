import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Compared by identity: previewing the same theme again is a new object. */
export interface ThemePreview {
  readonly theme: string;
}

const previewAtom = atom<ThemePreview>();

/**
 * Previews a theme without saving it; `undefined` restores the saved one.
 * @example
 * useEffect(() => {
 *   previewTheme(chosen);
 *   return () => previewTheme(undefined);
 * }, [chosen]);
 */
export function previewTheme(theme: string | undefined): void {
  getDefaultStore().set(previewAtom, theme === undefined ? undefined : { theme });
}

/** The previewed theme, for the code that applies themes to the page. */
export function useThemePreview(): ThemePreview | undefined {
  return useAtomValue(previewAtom);
}
