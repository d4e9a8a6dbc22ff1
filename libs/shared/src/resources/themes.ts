import { read } from '../api/read.ts';
import type { WebUiTheme } from '../api/types.ts';
import { write } from '../api/write.ts';
import { themeKeys } from './queryKeys.ts';

/** Themes that were added to the interface. */
export const themesQuery = read({
  path: 'WebUI/Theme',
  role: 'anyone',
  defaults: { forceRefresh: true },
  keyPrefix: () => themeKeys.all,
});

/** A theme's style sheet as text. It is anybody's: never put it on a page, read it with `parseTheme`. */
export const themeCssQuery = read({
  path: 'WebUI/Theme/{themeId}.css',
  role: 'anyone',
  keyPrefix: () => themeKeys.all,
  // An empty style sheet is an answer without a body.
  answer: (css: string | undefined) => css ?? '',
});

const themes = () => [themeKeys.all];

/**
 * Adds a theme from a file, `.css` or `.json`; another file is a 400. A theme of the same ID is replaced.
 *
 * @example
 * const theme = await uploadTheme.send({ file });
 */
export const uploadTheme = write({
  method: 'POST',
  path: 'WebUI/Theme/AddFromFile',
  role: 'administrator',
  toInput: ({ file }: { readonly file: File }) => {
    const body = new FormData();
    body.append('file', file);
    return { body };
  },
  stale: themes,
});

/**
 * Has the server fetch a theme from the address of a `.css` or `.json` file. The error names the field `URL` where the
 * address is none, and has no words where the server has no internet.
 */
export const addThemeFromUrl = write({
  method: 'POST',
  path: 'WebUI/Theme/AddFromURL',
  role: 'administrator',
  toInput: ({ address }: { readonly address: string }) => ({ body: { URL: address, Preview: false } }),
  stale: themes,
});

/** Takes a theme away. */
export const deleteTheme = write({
  method: 'DELETE',
  path: 'WebUI/Theme/{themeId}',
  role: 'administrator',
  stale: themes,
});

/** Has the server fetch a theme again from where it came. */
export const updateTheme = write({
  method: 'POST',
  path: 'WebUI/Theme/{themeId}/Update',
  role: 'administrator',
  toInput: ({ ID }: Pick<WebUiTheme, 'ID'>) => ({ themeId: ID ?? '' }),
  stale: themes,
});
