import type { components } from '@hondana/shared/api/generated/schema';
import { read } from '@hondana/shared/api/read';
import { since6 } from '@hondana/shared/api/serverVersion';
import { write } from '@hondana/shared/api/write';
import { apiKeyRoot, configurationKeys, settingsKeys } from '@hondana/shared/queryKeys';

export type ServerPlugin = components['schemas']['APIv3.Plugin.PluginInfo'];
export type PluginPage = components['schemas']['APIv3.Plugin.PluginPage'];
export type Package = components['schemas']['APIv3.Plugin.PackageInfo'];
export type PackageUpdate = components['schemas']['APIv3.Plugin.PackageUpdateInfo'];
export type PackageRepository = components['schemas']['APIv3.Plugin.PackageRepositoryInfo'];
export type PackageSettings = components['schemas']['APIv3.Plugin.PluginPackageSettings'];

const role = 'administrator or first-run';
const server = since6;
const pluginsKey = [...apiKeyRoot, 'server-plugins'] as const;
const keyPrefix = () => pluginsKey;
const stale = () => [pluginsKey];
/** Configurations come and go with plugins. */
const staleWithConfigurations = () => [pluginsKey, configurationKeys.all];

/** Milliseconds: the server downloads archives. */
const downloadTimeLimit = 300_000;

/** Every version of each, without the core. */
export const serverPluginsQuery = read({
  path: 'Plugin',
  role,
  server,
  keyPrefix,
  toInput: (_: object) => ({ allVersions: true }),
});

export const pluginVersionsQuery = read({ path: 'Plugin/{pluginId}/All', role, server, keyPrefix });
export const pluginDependenciesQuery = read({
  path: 'Plugin/{pluginId}/Dependencies',
  role,
  server,
  keyPrefix,
});
/** Plugins that need it. */
export const pluginDependentsQuery = read({ path: 'Plugin/{pluginId}/Dependents', role, server, keyPrefix });
export const pluginPagesQuery = read({ path: 'Plugin/{pluginId}/Pages', role, server, keyPrefix });
/** What plugins must be built for. */
export const pluginCompatibilityQuery = read({ path: 'Plugin/Compatibility', role, server, keyPrefix });

interface PluginVersion {
  readonly pluginId: string;
  readonly pluginVersion: string;
}

interface PluginChange extends PluginVersion {
  readonly isEnabled?: boolean;
  readonly isPinned?: boolean;
  /** Though others need it. */
  readonly force?: boolean;
}

/** Takes effect when the server starts again. */
export const changePlugin = write({
  method: 'PUT',
  path: 'Plugin/{pluginId}/{pluginVersion}',
  role,
  server,
  toInput: ({ pluginId, pluginVersion, isEnabled, isPinned, force = false }: PluginChange) => ({
    pluginId,
    pluginVersion,
    body: { IsEnabled: isEnabled ?? null, IsPinned: isPinned ?? null, Force: force },
  }),
  stale,
});

/** All versions; by `force` also the plugins that need it. */
export const uninstallPlugin = write({
  method: 'DELETE',
  path: 'Plugin/{pluginId}/All',
  role,
  server,
  stale: staleWithConfigurations,
  removedKeys: ({ pluginId }) =>
    [pluginVersionsQuery, pluginDependenciesQuery, pluginDependentsQuery, pluginPagesQuery].map(
      (query) => query({ pluginId }).queryKey,
    ),
});

export const uninstallPluginVersion = write({
  method: 'DELETE',
  path: 'Plugin/{pluginId}/{pluginVersion}',
  role,
  server,
  toInput: ({ pluginId, pluginVersion }: PluginVersion) => ({ pluginId, pluginVersion }),
  stale: staleWithConfigurations,
});

/** All releases of all packages, compatible or not. */
export const packagesQuery = read({
  path: 'Plugin/Package',
  role,
  server,
  keyPrefix,
  toInput: (_: object) => ({ onlyCompatible: false, onlyLatest: false, pageSize: 0 }),
});

export const packageUpdatesQuery = read({
  path: 'Plugin/Package/Updates',
  role,
  server,
  keyPrefix,
  toInput: (_: object) => ({ pageSize: 0 }),
});

interface NewPackage {
  readonly packageId: string;
  readonly version: string;
}

/** With the plugins that it needs. */
export const installPackage = write({
  method: 'POST',
  path: 'Plugin/Package/{packageId}/Install',
  role,
  server,
  toInput: ({ packageId, version }: NewPackage) => ({
    packageId,
    releaseVersion: version,
    autoResolveDependencies: true,
  }),
  stale: staleWithConfigurations,
  timeLimit: downloadTimeLimit,
});

export const repositoriesQuery = read({ path: 'Plugin/Package/Repository', role, server, keyPrefix });

interface NewRepository {
  readonly name: string;
  readonly url: string;
}

/** The server fetches nothing from it before {@link syncRepository}. 400 with sentences by field. */
export const addRepository = write({
  method: 'POST',
  path: 'Plugin/Package/Repository',
  role,
  server,
  toInput: ({ name, url }: NewRepository) => ({ body: { Name: name, Url: url } }),
  stale,
});

export const removeRepository = write({
  method: 'DELETE',
  path: 'Plugin/Package/Repository/{repositoryId}',
  role,
  server,
  stale,
});

export const syncRepository = write({
  method: 'POST',
  path: 'Plugin/Package/Repository/{repositoryId}/Sync',
  role,
  server,
  stale,
  timeLimit: downloadTimeLimit,
});

export const packageSettingsQuery = read({ path: 'Plugin/Package/Settings', role, server, keyPrefix });

/** Those that are not named stay. */
export const changePackageSettings = write({
  method: 'POST',
  path: 'Plugin/Package/Settings',
  role,
  server,
  toInput: (body: Partial<PackageSettings>) => ({ body }),
  stale: () => [pluginsKey, configurationKeys.all, settingsKeys.server],
});
