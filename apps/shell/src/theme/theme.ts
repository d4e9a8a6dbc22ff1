import { isSafeMode } from '@hondana/shared/remote';

/** The themes that are part of the interface, by the class on `<body>`; see `tokens.css`. */
export const builtInThemes = [
  'theme-auto',
  'theme-shoko-gray',
  'theme-hondana-light',
  'theme-hondana-contrast',
] as const;

const storageKey = 'theme';
const followsSystem = 'theme-auto';
/** What a theme that is not built in stands on. */
const foundation = 'theme-shoko-gray';

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** The theme that was last in force in this browser, or the one that follows the system. */
export function rememberedTheme(): string {
  return readStorage() ?? followsSystem;
}

/** Keeps the theme for the pages before sign-in. */
export function rememberTheme(theme: string): void {
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // A browser that keeps nothing shows the login page in the system's colours.
  }
}

/** The class for `<body>`: a theme that this interface does not hold looks as the theme it stands on. */
export function classOfTheme(theme: string): string {
  return builtInThemes.find((name) => name === theme) ?? foundation;
}

let inForce: symbol | undefined;

/**
 * Puts a theme on the page. One of the server stands on Shoko Gray; its colours are read when they have come, and
 * without them the foundation stays.
 */
export function applyTheme(theme: string): void {
  const turn = Symbol(theme);
  inForce = turn;
  document.body.classList.remove(...builtInThemes);
  document.body.classList.add(classOfTheme(theme));
  const isOfServer = classOfTheme(theme) !== theme && !isSafeMode;
  // Built-in themes need nothing of it, and most people have one.
  if (isOfServer || document.body.style.length > 0) {
    import('./serverTheme.ts').then(
      ({ applyServerTheme }) => applyServerTheme(isOfServer ? theme : undefined, () => inForce === turn),
      () => undefined,
    );
  }
}
