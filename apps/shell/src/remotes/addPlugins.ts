import { restoredQueries } from '@hondana/shared/api/restoredQueries';
import { contractVersion, isSafeMode } from '@hondana/shared/remote';
import { judgeAddedPlugins } from '@hondana/shared/remote/addedPlugins';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { readOverrides } from '@hondana/shared/remote/overrides';
import { pagePolicy } from '@hondana/shared/remote/pagePolicy';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { knownWebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import type { QueryClient } from '@tanstack/react-query';
import { noteOverride } from './overrideStates.ts';
import type { RegistryStore } from './registryStore.ts';

/** The plugins in `WebUI_Settings`, which only administrators can read. */
async function pluginsOfAdministrators(
  store: RegistryStore,
  queryClient: QueryClient,
): Promise<readonly RemoteDescriptor[]> {
  const user = await queryClient.ensureQueryData(currentUserQuery());
  if (!user.IsAdmin) return [];
  // A plugin that has been removed since the last visit must not run.
  const kept = queryClient.getQueryCache().find({ queryKey: webUiSettingsQuery().queryKey });
  const isKept = kept !== undefined && restoredQueries.has(kept);
  await queryClient.fetchQuery({ ...webUiSettingsQuery(), staleTime: isKept ? 0 : Number.POSITIVE_INFINITY });
  const judged = judgeAddedPlugins(knownWebUiSettings(queryClient).hondana.plugins, {
    installed: store.started.remotes,
    contractVersion,
    policy: pagePolicy(),
  });
  return judged.flatMap(({ from, isEnabled, refusal, descriptor }) =>
    isEnabled && refusal === undefined && descriptor ? [{ ...descriptor, addedFrom: from }] : [],
  );
}

const overridden = new Map<string, Promise<RemoteDescriptor | undefined>>();

/** Cached per address: a remote must not change while the page is open. */
function overrideAt(address: string): Promise<RemoteDescriptor | undefined> {
  const known =
    overridden.get(address) ??
    readDescriptor(address, pagePolicy()).then(
      ({ from, descriptor }) => {
        noteOverride(address, { title: descriptor.title });
        return { ...descriptor, addedFrom: from };
      },
      (error: unknown) => {
        noteOverride(address, { fault: error instanceof Error ? error.message : String(error) });
        return undefined;
      },
    );
  overridden.set(address, known);
  return known;
}

/** Adds administrators' plugins and a developer's overrides, which replace the remote with the same ID. */
export async function addPlugins(store: RegistryStore, queryClient: QueryClient): Promise<void> {
  if (isSafeMode) return;
  const [plugins, found] = await Promise.all([
    pluginsOfAdministrators(store, queryClient).catch(() => []),
    Promise.all(readOverrides().map(overrideAt)),
  ]);
  const overrides = found.filter((descriptor) => descriptor !== undefined);
  const others = plugins.filter(({ id }) => !overrides.some((one) => one.id === id));
  store.add([...others, ...overrides]);
}
