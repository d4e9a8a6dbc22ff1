import { isApiError } from '@hondana/shared/http/ApiError';
import { themeCssQuery } from '@hondana/shared/resources/themes';
import { maxThemeLength, parseTheme } from '@hondana/shared/themes/parseTheme';
import { themeVariables } from '@hondana/shared/themes/themeVariables';
import { followsSystem, rememberedTheme, rememberTheme } from './rememberedTheme.ts';

/** Theme IDs consist of letters, digits and hyphens; other values aren't themes. */
const themeName = /^theme-([\w-]{1,100})$/;

/**
 * Sets only known colour variables, read from the stylesheet as data, so none of its rules reach the page. A deleted
 * theme is forgotten.
 *
 * @param isWanted whether this is still the current theme once it has loaded
 */
export async function applyServerTheme(
  theme: string | undefined,
  { isWanted, onDeleted }: { readonly isWanted: () => boolean; readonly onDeleted: () => void },
): Promise<void> {
  const id = theme === undefined ? undefined : themeName.exec(theme)?.[1];
  const variables = id === undefined ? new Map<string, string>() : await read(id);
  if (variables === undefined && rememberedTheme() === theme) rememberTheme(followsSystem);
  if (!isWanted()) return;
  if (variables === undefined) return onDeleted();
  const { style } = document.body;
  for (const name of themeVariables) {
    const value = variables.get(name);
    if (value === undefined) style.removeProperty(name);
    else style.setProperty(name, value);
  }
}

/** The server's answers for a deleted theme: its sentence is no CSS, hence the 406. */
const deletedStatuses = new Set([404, 406]);

/** @returns undefined for a theme that the server does not have */
async function read(id: string): Promise<ReadonlyMap<string, string> | undefined> {
  try {
    const css: unknown = await themeCssQuery.send({ themeId: id });
    return typeof css === 'string' && css.length <= maxThemeLength
      ? parseTheme(css, id).variables
      : new Map();
  } catch (error) {
    if (isApiError(error) && deletedStatuses.has(error.status)) return undefined;
    // Server unreachable: the base theme remains.
    return new Map();
  }
}
