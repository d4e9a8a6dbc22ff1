import { isRecord } from '../api/isRecord.ts';
import type { JsonObject } from './migrateSettings.ts';

/** Light or dark as the system is: what holds until the user chooses. */
const systemTheme = 'theme-auto';

/** The default of the existing interface. */
const shokoGray = 'theme-shoko-gray';

/**
 * The theme of a settings document.
 *
 * A document without a theme names none, and so does one with the default of the existing interface: that interface
 * writes all of its defaults down with whatever it saves, so the name alone says nothing of a choice. A choice made
 * here is therefore marked, among our own things; with the mark the default is meant, written down or not. Any other
 * name was chosen, wherever that was.
 */
export function themeIn({ theme, hondana }: JsonObject): string {
  if (typeof theme === 'string' && theme !== '' && theme !== shokoGray) return theme;
  return isRecord(hondana) && hondana.isThemeChosen === true ? shokoGray : systemTheme;
}

/** The document with a chosen theme, or with none as if nothing had ever been chosen: other interfaces know no "system". */
export function withThemeIn(document: JsonObject, theme: string): JsonObject {
  const { theme: _, hondana, ...rest } = document;
  const { isThemeChosen: __, ...own } = isRecord(hondana) ? hondana : {};
  if (theme !== systemTheme) return { ...rest, theme, hondana: { ...own, isThemeChosen: true } };
  return isRecord(hondana) ? { ...rest, hondana: own } : rest;
}
