import { tellOtherTabs } from '@hondana/shared/live';
import { getSession, onSessionChange } from '@hondana/shared/session';
import {
  isCancelledError,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { isApiError } from '../api/ApiError.ts';
import type { ServerSettings } from '../api/types.ts';
import { settingsKeys } from '../resources/queryKeys.ts';
import { patchServerSettings, serverSettingsQuery } from '../resources/settings.ts';
import { currentUserQuery } from '../resources/users.ts';
import { readBrowserSettings, writeBrowserSettings } from './browserSettings.ts';
import { changeSettings, readSettings, type SettingsChange } from './settingsText.ts';
import { createSettingsWriter, type SettingsWriter } from './settingsWriter.ts';
import { defaultWebUiSettings, type WebUiSettings } from './webUiSettings.ts';

export { readSettings, type SettingsChange } from './settingsText.ts';
export { createSettingsWriter, type SettingsPort, type SettingsWriter } from './settingsWriter.ts';
export { previewTheme, type ThemePreview, useThemePreview } from './themePreview.ts';
export {
  type DashboardBreakpoint,
  defaultWebUiSettings,
  type WebUiSettings,
  type WidgetPlace,
} from './webUiSettings.ts';

/** The kept text and where it is kept: on the server, or in the browser of a user who is denied settings. */
interface KeptSettings {
  readonly text: string;
  readonly place: 'server' | 'browser';
}

let writer: SettingsWriter | undefined;

// A session's changes must not go out under the next one.
onSessionChange(() => {
  writer = undefined;
});

function currentWriter(): SettingsWriter {
  writer ??= createSettingsWriter({
    read: async () => (await serverSettingsQuery.send({})).WebUI_Settings,
    patch: (patch, options) => patchServerSettings.send({ patch, ...options }),
  });
  return writer;
}

function username(): string {
  return getSession()?.username ?? '';
}

/** Whether the server would answer: it keeps settings for administrators alone. Asked in vain it answers 403. */
async function mayRead(queryClient: QueryClient): Promise<boolean> {
  const user = await queryClient.ensureQueryData(currentUserQuery()).catch(() => undefined);
  return user?.IsAdmin !== false;
}

/** Asks the server now, unless a page that shows its settings is asking: the text is one of them. */
async function readServer(queryClient: QueryClient, signal: AbortSignal): Promise<ServerSettings> {
  // An answer at hand would count as one from before, and be asked for again; the call itself takes it over.
  const { initialData: _, ...query } = serverSettingsQuery();
  const ask = () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
  const settings = await ask().catch((error: unknown) => {
    // Leaving that page cancels its request.
    if (isCancelledError(error) && !signal.aborted) return ask();
    throw error;
  });
  signal.throwIfAborted();
  return settings;
}

async function readKept(queryClient: QueryClient, signal: AbortSignal): Promise<KeptSettings> {
  if (!(await mayRead(queryClient))) return { text: readBrowserSettings(username()), place: 'browser' };
  try {
    const { WebUI_Settings: text } = await readServer(queryClient, signal);
    return { text: currentWriter().noteRead(text), place: 'server' };
  } catch (error) {
    if (!isApiError(error) || error.status !== 403) throw error;
    return { text: readBrowserSettings(username()), place: 'browser' };
  }
}

/**
 * The settings of the interface; for users whom the server denies them (403), what this
 * browser keeps. Load it once after sign-in, so that screens start with what holds.
 *
 * @example
 * await queryClient.ensureQueryData(webUiSettingsQuery());
 */
export function webUiSettingsQuery() {
  return queryOptions({
    queryKey: settingsKeys.webUi,
    queryFn: ({ client, signal }) => readKept(client, signal),
  });
}

/**
 * A part of the interface's settings, in a component; the defaults until they are loaded.
 *
 * @example
 * const view = useWebUiSettings((settings) => settings.collection.view);
 */
export function useWebUiSettings<T>(select: (settings: WebUiSettings) => T): T {
  const { data } = useQuery({ ...webUiSettingsQuery(), select: (kept) => select(readSettings(kept.text)) });
  return data === undefined ? select(defaultWebUiSettings) : data;
}

/** The interface's settings as far as they are known now; the defaults before they are loaded. */
export function knownWebUiSettings(queryClient: QueryClient): WebUiSettings {
  const kept = queryClient.getQueryData(webUiSettingsQuery().queryKey);
  return kept ? readSettings(kept.text) : defaultWebUiSettings;
}

/**
 * Changes the interface's settings: on the screen at once, then on the server. When someone else was first
 * the change is applied again to their result, so it must state the new value and not rely on the old. Rejects with
 * an `ApiError` when it could not be saved; the screen then shows what holds.
 *
 * @example
 * await updateWebUiSettings(queryClient, (settings) => ({ ...settings, theme: 'theme-light' }));
 */
export async function updateWebUiSettings(queryClient: QueryClient, change: SettingsChange): Promise<void> {
  const query = webUiSettingsQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  const kept = queryClient.getQueryData(query.queryKey) ?? (await queryClient.fetchQuery(query));
  const text = changeSettings(kept.text, change);
  queryClient.setQueryData(query.queryKey, { ...kept, text });
  try {
    if (kept.place === 'browser') writeBrowserSettings(username(), text);
    else await currentWriter().update(change);
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
  if (kept.place === 'server') void queryClient.invalidateQueries({ queryKey: settingsKeys.server });
  tellOtherTabs([settingsKeys.all]);
}

/**
 * {@link updateWebUiSettings} for a component.
 *
 * @example
 * const update = useUpdateWebUiSettings();
 * update((settings) => ({ ...settings, collection: { ...settings.collection, view: 'list' } }));
 */
export function useUpdateWebUiSettings(): (change: SettingsChange) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((change) => updateWebUiSettings(queryClient, change), [queryClient]);
}

/** @deprecated `readSettings(text).theme` says the same. */
export function chosenTheme(settingsText: string): string {
  return readSettings(settingsText).theme;
}

/** @deprecated Change `theme` as any other setting. */
export function withTheme(settings: WebUiSettings, theme: string): WebUiSettings {
  return { ...settings, theme };
}
