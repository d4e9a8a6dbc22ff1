const storageKey = 'theme';

/** The theme that is the system's, light or dark. */
export const followsSystem = 'theme-auto';

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function rememberedTheme(): string {
  return readStorage() ?? followsSystem;
}

/** For pages before sign-in. */
export function rememberTheme(theme: string): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Without storage the login page follows the system.
  }
}
