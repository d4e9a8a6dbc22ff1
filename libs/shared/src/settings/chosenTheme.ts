import { isRecord } from '../http/isRecord.ts';
import type { JsonObject } from './migrateSettings.ts';

const systemTheme = 'theme-auto';

/** The existing interface's default. */
const shokoGray = 'theme-shoko-gray';

/**
 * The theme of a settings document, `theme-auto` until the user chooses one. The existing interface writes its default
 * with whatever it saves, so that name alone is no choice; choosing it here sets a mark among our own settings, with
 * which it holds, stored or not. Any other name was chosen, wherever.
 */
export function themeIn({ theme, hondana }: JsonObject): string {
  if (typeof theme === 'string' && theme !== '' && theme !== shokoGray) return theme;
  return isRecord(hondana) && hondana.isThemeChosen === true ? shokoGray : systemTheme;
}

/** Sets the theme. `theme-auto` removes it, as if none had been chosen: other interfaces have no such theme. */
export function withThemeIn(document: JsonObject, theme: string): JsonObject {
  const { theme: _, hondana, ...rest } = document;
  const { isThemeChosen: __, ...own } = isRecord(hondana) ? hondana : {};
  if (theme !== systemTheme) return { ...rest, theme, hondana: { ...own, isThemeChosen: true } };
  return isRecord(hondana) ? { ...rest, hondana: own } : rest;
}
