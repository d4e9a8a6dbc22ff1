import { queryOptions } from '@tanstack/react-query';
import { request } from './client.ts';
import { pathSegment } from './pathSegment.ts';
import { themeKeys } from './queryKeys.ts';
import type { WebUiTheme } from './types.ts';

/** Themes that were added to the interface (`GET WebUI/Theme`); open to everyone. */
export function themesQuery() {
  return queryOptions({
    queryKey: [...themeKeys.all, 'list'] as const,
    queryFn: ({ signal }) =>
      request<WebUiTheme[]>({ path: 'WebUI/Theme', query: { forceRefresh: true }, signal }),
  });
}

/**
 * A theme's style sheet as text (`GET WebUI/Theme/{id}.css`); open to everyone. It is anybody's: never put it on a
 * page, read it with `parseTheme`.
 */
export async function readThemeCss(themeId: string, signal?: AbortSignal): Promise<string | undefined> {
  return request<string | undefined>({ path: `WebUI/Theme/${pathSegment(themeId)}.css`, signal });
}

/** {@link readThemeCss}, cached. */
export function themeCssQuery(themeId: string) {
  return queryOptions({
    queryKey: [...themeKeys.all, 'css', themeId] as const,
    queryFn: async ({ signal }) => (await readThemeCss(themeId, signal)) ?? '',
  });
}

/**
 * Adds a theme from a file (`POST WebUI/Theme/AddFromFile`, administrators), `.css` or `.json`; another file is a
 * 400. A theme of the same ID is replaced.
 */
export function uploadTheme(file: File): Promise<WebUiTheme> {
  const body = new FormData();
  body.append('file', file);
  return request<WebUiTheme>({ method: 'POST', path: 'WebUI/Theme/AddFromFile', body });
}

/**
 * Has the server fetch a theme from an address (`POST WebUI/Theme/AddFromURL`, administrators) of a `.css` or `.json`
 * file. The error names the field `URL` where the address is none, and has no words where the server has no internet.
 */
export function addThemeFromUrl(address: string): Promise<WebUiTheme> {
  return request<WebUiTheme>({
    method: 'POST',
    path: 'WebUI/Theme/AddFromURL',
    body: { URL: address, Preview: false },
  });
}

/** Takes a theme away (`DELETE WebUI/Theme/{id}`, administrators). */
export async function deleteTheme(themeId: string): Promise<void> {
  await request<void>({ method: 'DELETE', path: `WebUI/Theme/${pathSegment(themeId)}` });
}

/** Has the server fetch a theme anew from where it came (`POST WebUI/Theme/{id}/Update`, administrators). */
export async function updateTheme(themeId: string): Promise<WebUiTheme> {
  return request<WebUiTheme>({
    method: 'POST',
    path: `WebUI/Theme/${pathSegment(themeId)}/Update`,
  });
}
