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
  readonly documents: SettingsDocuments | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

const whole = (settings: WebUiSettings): WebUiSettings => settings;

/** Only administrators can read the server's settings (facts 3). */
export function useSettingsDocuments(isAdministrator: boolean): LoadedDocuments {
  const server = useQuery({ ...serverSettingsQuery(), retry: retryOnce, enabled: isAdministrator });
  // Comes from the same response, which has already been retried.
  const kept = useQuery({ ...webUiSettingsQuery(), retry: false });
  const web = useWebUiSettings(whole);
  return {
    documents: server.data && kept.data && { server: server.data, web },
    error: server.error ?? kept.error,
    isFetching: server.isFetching || kept.isFetching,
    retry: () => void Promise.all([server.refetch(), kept.refetch()]),
  };
}

/** The hub doesn't report changed settings, and conflicts must be detected. `staleTime` is in milliseconds. */
export async function refetchSettings(client: QueryClient, staleTime = 0): Promise<SettingsDocuments> {
  // Fetching the interface's settings also fetches the server's, which contain them.
  await client.fetchQuery({ ...webUiSettingsQuery(), staleTime, retry: false });
  const server = await client.ensureQueryData(serverSettingsQuery());
  return { server, web: knownWebUiSettings(client) };
}
