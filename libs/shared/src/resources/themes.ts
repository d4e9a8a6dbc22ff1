import { read } from '../api/read.ts';
import type { WebUiTheme } from '../api/types.ts';
import { write } from '../api/write.ts';
import { themeKeys } from '../queryKeys.ts';

/** Themes added to the interface. */
export const themesQuery = read({
  path: 'WebUI/Theme',
  role: 'anyone',
  defaults: { forceRefresh: true },
  keyPrefix: () => themeKeys.all,
});

/** A theme's CSS. Untrusted: never put it on a page, read it with `parseTheme`. */
export const themeCssQuery = read({
  path: 'WebUI/Theme/{themeId}.css',
  role: 'anyone',
  keyPrefix: () => themeKeys.all,
  // An empty style sheet is a response without a body.
  answer: (css: string | undefined) => css ?? '',
});

const themes = () => [themeKeys.all];

/**
 * Adds a `.css` or `.json` theme, replacing one of the same ID; 400 for other files.
 * @example const theme = await uploadTheme.send({ file });
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

/** Adds a theme by URL. The error names the field `URL` if invalid, and has no text without internet. */
export const addThemeFromUrl = write({
  method: 'POST',
  path: 'WebUI/Theme/AddFromURL',
  role: 'administrator',
  toInput: ({ address }: { readonly address: string }) => ({ body: { URL: address, Preview: false } }),
  stale: themes,
});

export const deleteTheme = write({
  method: 'DELETE',
  path: 'WebUI/Theme/{themeId}',
  role: 'administrator',
  stale: themes,
});

/** Has the server fetch a theme again from its source. */
export const updateTheme = write({
  method: 'POST',
  path: 'WebUI/Theme/{themeId}/Update',
  role: 'administrator',
  toInput: ({ ID }: Pick<WebUiTheme, 'ID'>) => ({ themeId: ID ?? '' }),
  stale: themes,
});
