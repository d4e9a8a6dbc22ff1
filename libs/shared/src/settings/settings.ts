import { broadcastStaleKeys } from '@hondana/shared/live';
import { getSession, onSessionChange } from '@hondana/shared/session';
import {
  isCancelledError,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { restoredQueries } from '../api/restoredQueries.ts';
import type { ServerSettings } from '../api/types.ts';
import { isApiError } from '../http/ApiError.ts';
import { settingsKeys } from '../queryKeys.ts';
import { patchServerSettings, serverSettingsQuery, skipsFailedOperations } from '../resources/settings.ts';
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

/** On the server, or in the browser of users whom the server denies settings. */
interface StoredSettings {
  readonly text: string;
  readonly place: 'server' | 'browser';
}

let writer: SettingsWriter | undefined;

// A session's changes must not be sent under the next one.
onSessionChange(() => {
  writer = undefined;
});

function currentWriter(): SettingsWriter {
  writer ??= createSettingsWriter({
    read: async () => (await serverSettingsQuery.send({})).WebUI_Settings,
    patch: (patch, options) => patchServerSettings.send({ patch, ...options }),
    ignoresTests: skipsFailedOperations,
  });
  return writer;
}

function username(): string {
  return getSession()?.username ?? '';
}

/** The server answers 403 to all but administrators. */
async function mayRead(queryClient: QueryClient): Promise<boolean> {
  const user = await queryClient.ensureQueryData(currentUserQuery()).catch(() => undefined);
  return user?.IsAdmin !== false;
}

/** Refetches, unless a settings page has the request in flight. */
async function readServer(queryClient: QueryClient, signal: AbortSignal): Promise<ServerSettings> {
  // `initialData` would count as cached and be refetched; the call itself takes the early response.
  const { initialData: _, ...query } = serverSettingsQuery();
  const fetchSettings = () => queryClient.fetchQuery({ ...query, staleTime: 0, retry: false });
  const settings = await fetchSettings().catch((error: unknown) => {
    // Leaving that page cancels its request.
    if (isCancelledError(error) && !signal.aborted) return fetchSettings();
    throw error;
  });
  signal.throwIfAborted();
  return settings;
}

async function readStoredSettings(queryClient: QueryClient, signal: AbortSignal): Promise<StoredSettings> {
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
 * The interface's settings; this browser's for users whom the server denies them (403). Loaded once after sign-in.
 * @example await queryClient.ensureQueryData(webUiSettingsQuery());
 */
export function webUiSettingsQuery() {
  return queryOptions({
    queryKey: settingsKeys.webUi,
    queryFn: ({ client, signal }) => readStoredSettings(client, signal),
    meta: { persisted: true },
  });
}

/**
 * Selects from the interface's settings; the defaults until they are loaded.
 * @example const view = useWebUiSettings((settings) => settings.collection.view);
 */
export function useWebUiSettings<T>(select: (settings: WebUiSettings) => T): T {
  const { data } = useQuery({ ...webUiSettingsQuery(), select: ({ text }) => select(readSettings(text)) });
  return data === undefined ? select(defaultWebUiSettings) : data;
}

/** The cached settings of the interface, or the defaults before they are loaded. */
export function knownWebUiSettings(queryClient: QueryClient): WebUiSettings {
  const stored = queryClient.getQueryData(webUiSettingsQuery().queryKey);
  return stored ? readSettings(stored.text) : defaultWebUiSettings;
}

/**
 * Updates the interface's settings: optimistically, then on the server. After a conflict the change is reapplied to the
 * other client's result, so it must state the new value, not derive it from the old one.
 * @throws an `ApiError` when it could not be saved; the screen is then refetched
 * @example await updateWebUiSettings(queryClient, (settings) => ({ ...settings, theme: 'theme-light' }));
 */
export async function updateWebUiSettings(queryClient: QueryClient, change: SettingsChange): Promise<void> {
  const query = webUiSettingsQuery();
  await queryClient.cancelQueries({ queryKey: query.queryKey });
  const stored = queryClient.getQueryData(query.queryKey) ?? (await queryClient.fetchQuery(query));
  const text = changeSettings(stored.text, change);
  queryClient.setQueryData(query.queryKey, { ...stored, text });
  try {
    if (stored.place === 'browser') writeBrowserSettings(username(), text);
    else await currentWriter().update(change);
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
  if (stored.place === 'server') void queryClient.invalidateQueries({ queryKey: settingsKeys.server });
  const cached = queryClient.getQueryCache().find({ queryKey: query.queryKey });
  if (cached && restoredQueries.has(cached)) void queryClient.invalidateQueries({ queryKey: query.queryKey });
  broadcastStaleKeys([settingsKeys.all]);
}

/**
 * {@link updateWebUiSettings} as a hook.
 * @example
 * const update = useUpdateWebUiSettings();
 * const onSelect = (theme: string) => update((settings) => ({ ...settings, theme }));
 */
export function useUpdateWebUiSettings(): (change: SettingsChange) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback((change) => updateWebUiSettings(queryClient, change), [queryClient]);
}

/** @deprecated Use `readSettings(text).theme`. */
export function chosenTheme(settingsText: string): string {
  return readSettings(settingsText).theme;
}

/** @deprecated Set `theme` like any other setting. */
export function withTheme(settings: WebUiSettings, theme: string): WebUiSettings {
  return { ...settings, theme };
}
