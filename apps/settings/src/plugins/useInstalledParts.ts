import { isRecord } from '@hondana/shared/http/isRecord';
import { useRemoteTitles } from '@hondana/shared/navigation';
import { contractVersion, isSafeMode } from '@hondana/shared/remote';
import { judgeAddedPlugins, type PluginSurroundings } from '@hondana/shared/remote/addedPlugins';
import { readOverrides } from '@hondana/shared/remote/overrides';
import { pagePolicy } from '@hondana/shared/remote/pagePolicy';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { type ReadRegistry, readRegistry } from '@hondana/shared/remote/registry';
import { useRemoteRecords } from '@hondana/shared/remote/remoteRecords';
import { isPluginStopped } from '@hondana/shared/remote/stoppedPlugins';
import { readSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { registryForBrowser } from '../shared/channel/browserSide.ts';
import { registryQuery } from '../shared/channel/registryQuery.ts';
import { browserPluginState } from './browserPluginState.ts';
import { type InstalledParts, installedParts } from './installedParts.ts';
import { useStoredFailures } from './useStoredFailures.ts';

export function overrideQuery(address: string) {
  return queryOptions({
    queryKey: ['override', address] as const,
    queryFn: () => readDescriptor(address, pagePolicy()),
    retry: false,
  });
}

interface OwnSide extends ReadRegistry {
  readonly disabled: readonly unknown[];
}

function readOwnSide(registry: unknown): OwnSide {
  const { disabled } = isRecord(registry) ? registry : {};
  return { ...readRegistry(registryForBrowser(registry)), disabled: Array.isArray(disabled) ? disabled : [] };
}

interface Installed {
  readonly parts: InstalledParts;
  readonly surroundings: PluginSurroundings;
}

/** Undefined until the registry has loaded. Without the settings, plugins added by address are missing. */
export function useInstalledParts() {
  const registry = useQuery({ ...registryQuery(), select: readOwnSide });
  const titleOf = useRemoteTitles();
  const records = useRemoteRecords();
  const failures = useStoredFailures();
  // If the frame has already failed to load them, show the error at once.
  const settings = useQuery({
    ...webUiSettingsQuery(),
    retryOnMount: false,
    select: ({ text }) => readSettings(text).hondana,
  });
  const overrides = useQueries({ queries: readOverrides().map(overrideQuery) }).flatMap(({ data }) =>
    data ? [{ address: data.from, descriptor: data.descriptor }] : [],
  );
  const installed = (): Installed | undefined => {
    if (!registry.data) return undefined;
    const remotes = registry.data.remotes.map((remote) => ({ ...remote, title: titleOf(remote) }));
    const surroundings = { installed: registry.data.remotes, contractVersion, policy: pagePolicy() };
    const plugins = judgeAddedPlugins(settings.data?.plugins, surroundings);
    return {
      parts: installedParts({
        registry: { ...registry.data, remotes },
        disabled: registry.data.disabled,
        plugins,
        overrides,
        records,
        failures,
        isSafeMode,
        isStopped: isPluginStopped,
        browserPluginState,
      }),
      surroundings,
    };
  };
  return { registry, settings, installed: installed() };
}
