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

/**
 * The theme that the kept settings name, or the one that follows the system: the defaults of the settings name
 * a theme too, but nobody chose that one.
 */
export function chosenTheme(settingsText: string): string {
  try {
    const { theme } = JSON.parse(settingsText);
    return typeof theme === 'string' && theme !== '' ? theme : followsSystem;
  } catch {
    return followsSystem;
  }
}

/** Puts a theme on the page. */
export function applyTheme(theme: string): void {
  document.body.classList.remove(...builtInThemes);
  document.body.classList.add(classOfTheme(theme));
}
