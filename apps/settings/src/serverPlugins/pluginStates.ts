import type { ServerPlugin } from './pluginCalls.ts';

/** A plugin with all its versions. */
export interface PluginState {
  readonly id: string;
  /** The version that runs, otherwise the one that is enabled, otherwise the first. */
  readonly plugin: ServerPlugin;
  readonly versions: readonly ServerPlugin[];
  /** The version that is or will be enabled. */
  readonly enabled: ServerPlugin | undefined;
  /** False once all versions have been uninstalled, which may wait for a restart. */
  readonly isInstalled: boolean;
  readonly isRestartPending: boolean;
}

export function pluginStateOf(versions: readonly ServerPlugin[]): PluginState | undefined {
  const enabled = versions.find((one) => one.IsInstalled && one.IsEnabled);
  const plugin = versions.find(({ IsActive }) => IsActive) ?? enabled ?? versions[0];
  if (!plugin) return undefined;
  return {
    id: plugin.ID,
    plugin,
    versions,
    enabled,
    isInstalled: versions.some(({ IsInstalled }) => IsInstalled),
    isRestartPending: versions.some(({ RestartPending }) => RestartPending),
  };
}

/** In the order in which the server loads them. */
export function pluginStatesOf(plugins: readonly ServerPlugin[]): readonly PluginState[] {
  return [...Map.groupBy(plugins, ({ ID }) => ID).values()]
    .flatMap((versions) => pluginStateOf(versions) ?? [])
    .sort((left, right) => left.plugin.LoadOrder - right.plugin.LoadOrder);
}
