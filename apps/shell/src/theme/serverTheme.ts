import { themeCssQuery } from '@hondana/shared/resources/themes';
import { largestTheme, parseTheme } from '@hondana/shared/themes/parseTheme';
import { themeVariables } from '@hondana/shared/themes/themeVariables';

/** Themes have an ID of letters, digits and hyphens; what else the settings name is none. */
const themeName = /^theme-([\w-]{1,100})$/;

/**
 * Puts a theme of the server on the page: its style sheet is read as data, and only colours of known names are set,
 * one by one. No rule of it reaches the page.
 *
 * @param theme nothing takes away what was set before
 * @param isWanted whether it is still the theme in force once it has come
 */
export async function applyServerTheme(theme: string | undefined, isWanted: () => boolean): Promise<void> {
  const id = theme === undefined ? undefined : themeName.exec(theme)?.[1];
  const variables = id === undefined ? new Map<string, string>() : await read(id);
  if (!isWanted()) return;
  const { style } = document.body;
  for (const name of themeVariables) {
    const value = variables.get(name);
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

async function read(id: string): Promise<ReadonlyMap<string, string>> {
  try {
    const css: unknown = await themeCssQuery.send({ themeId: id });
    return typeof css === 'string' && css.length <= largestTheme ? parseTheme(css, id).variables : new Map();
  } catch {
    // The theme was deleted, or the server is away: the foundation stays.
    return new Map();
  }
}
