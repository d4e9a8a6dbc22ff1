import { isSafeMode } from '@hondana/shared/remote';

/** Built-in themes by their class on `<body>`; see `tokens.css`. */
export const builtInThemes = [
  'theme-auto',
  'theme-shoko-gray',
  'theme-hondana-light',
  'theme-hondana-contrast',
] as const;

const storageKey = 'theme';
export const followsSystem = 'theme-auto';
const baseTheme = 'theme-shoko-gray';

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

/** Class for `<body>`. Server themes get the class of their base theme. */
export function classOfTheme(theme: string): string {
  return builtInThemes.find((name) => name === theme) ?? baseTheme;
}

let currentToken: symbol | undefined;

/** A server theme's colours are set once loaded. */
export function applyTheme(theme: string): void {
  const token = Symbol(theme);
  currentToken = token;
  document.body.classList.remove(...builtInThemes);
  document.body.classList.add(classOfTheme(theme));
  const isOfServer = classOfTheme(theme) !== theme && !isSafeMode;
  // Built-in themes, which most users have, need no extra code.
  if (isOfServer || document.body.style.length > 0) {
    // With what loads once the screen is complete: a chunk of its own costs every first visit a hash.
    import(/* webpackChunkName: "ahead" */ './serverTheme.ts').then(
      ({ applyServerTheme }) =>
        applyServerTheme(isOfServer ? theme : undefined, () => currentToken === token),
      () => undefined,
    );
  }
}
