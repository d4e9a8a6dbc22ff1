import { useSyncExternalStore } from 'react';

/** A theme that is looked at and not kept. Another object is another look, also at the same theme. */
export interface ThemePreview {
  readonly theme: string;
}

let preview: ThemePreview | undefined;
const listeners = new Set<() => void>();

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
  if (theme === undefined && preview === undefined) return;
  preview = theme === undefined ? undefined : { theme };
  for (const listener of [...listeners]) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme being previewed, for the code that puts themes on the page. */
export function useThemePreview(): ThemePreview | undefined {
  return useSyncExternalStore(subscribe, () => preview);
}
