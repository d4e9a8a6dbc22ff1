import { isSafeMode } from '@hondana/shared/remote';
import { followsSystem } from './rememberedTheme.ts';

/** Built-in themes by their class on `<body>`; see `tokens.css`. */
export const builtInThemes = [
  'theme-auto',
  'theme-shoko-gray',
  'theme-hondana-light',
  'theme-hondana-contrast',
] as const;

const baseTheme = 'theme-shoko-gray';

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
        applyServerTheme(isOfServer ? theme : undefined, {
          isWanted: () => currentToken === token,
          onDeleted: () => applyTheme(followsSystem),
        }),
      () => undefined,
    );
  }
}
