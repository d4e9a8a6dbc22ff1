import { isJsonObject } from './migrateSettings.ts';
import { defaultWebUiSettings, type WebUiSettings } from './webUiSettings.ts';

/** The theme that follows the system: what holds until somebody chooses. */
const followsSystem = 'theme-auto';

/**
 * The theme that a kept settings text names, or the one that follows the system: the defaults name a theme too, but
 * nobody chose that one.
 *
 * @example chosenTheme('') // 'theme-auto'
 */
export function chosenTheme(settingsText: string): string {
  try {
    const settings: unknown = JSON.parse(settingsText);
    if (!isJsonObject(settings)) return followsSystem;
    const { theme, hondana } = settings;
    if (typeof theme === 'string' && theme !== '') return theme;
    return isJsonObject(hondana) && hondana.isThemeChosen === true
      ? defaultWebUiSettings.theme
      : followsSystem;
  } catch {
    return followsSystem;
  }
}

/**
 * The settings with a theme that somebody chose. The default of all interfaces is not written down, so that it was
 * chosen is kept among our own things.
 *
 * @example update((settings) => withTheme(settings, 'theme-shoko-gray'));
 */
export function withTheme(settings: WebUiSettings, theme: string): WebUiSettings {
  return { ...settings, theme, hondana: { ...settings.hondana, isThemeChosen: true } };
}
