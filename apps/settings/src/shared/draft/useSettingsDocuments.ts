import { retryOnce } from '@hondana/shared/api/retryOnce';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import {
  knownWebUiSettings,
  useWebUiSettings,
  type WebUiSettings,
  webUiSettingsQuery,
} from '@hondana/shared/settings';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { SettingsDocuments } from './settingPath.ts';

interface LoadedDocuments {
  /** Undefined until both have come. */
  readonly documents: SettingsDocuments | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const whole = (settings: WebUiSettings): WebUiSettings => settings;

/** The settings as the server has them; asked for by administrators alone, who get them (facts 3). */
export function useSettingsDocuments(isAdministrator: boolean): LoadedDocuments {
  const server = useQuery({ ...serverSettingsQuery(), retry: retryOnce, enabled: isAdministrator });
  // It is read from the same answer, which has been tried twice when it fails.
  const kept = useQuery({ ...webUiSettingsQuery(), retry: false });
  const web = useWebUiSettings(whole);
  return {
    documents: server.data && kept.data && { server: server.data, web },
    error: server.error ?? kept.error,
    isFetching: server.isFetching || kept.isFetching,
    retry: () => void Promise.all([server.refetch(), kept.refetch()]),
  };
}

/**
 * Reads the settings anew: the hub says nothing of them, and what someone else changed must be seen before it is
 * compared with or edited.
 *
 * @param staleTime milliseconds for which an answer is new enough
 */
export async function readSettingsAnew(client: QueryClient, staleTime = 0): Promise<SettingsDocuments> {
  // The interface's own settings are a part of the server's, which are read with them.
  await client.fetchQuery({ ...webUiSettingsQuery(), staleTime, retry: false });
  const server = await client.ensureQueryData(serverSettingsQuery());
  return { server, web: knownWebUiSettings(client) };
}
