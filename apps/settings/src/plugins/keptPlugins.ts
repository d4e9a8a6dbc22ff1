import { isRecord } from '@hondana/shared/api/isRecord';
import type { AddedPlugin } from '@hondana/shared/remote/addedPlugins';
import type { SettingsChange } from '@hondana/shared/settings';

function plugins(kept: unknown): Readonly<Record<string, unknown>> {
  return isRecord(kept) ? { ...kept } : {};
}

/** Keeps a plugin, in the place of what has its id. */
export function keepPlugin(plugin: AddedPlugin): SettingsChange {
  return (settings) => ({
    ...settings,
    hondana: {
      ...settings.hondana,
      plugins: { ...plugins(settings.hondana.plugins), [plugin.descriptor.id]: plugin },
    },
  });
}

/** Enables or disables a plugin, if it is still there. */
export function switchPlugin(id: string, isEnabled: boolean): SettingsChange {
  return (settings) => {
    const kept = plugins(settings.hondana.plugins);
    const plugin = kept[id];
    if (typeof plugin !== 'object' || plugin === null) return settings;
    return {
      ...settings,
      hondana: { ...settings.hondana, plugins: { ...kept, [id]: { ...plugin, isEnabled } } },
    };
  };
}

/** Forgets a plugin with what it keeps in the settings: all that is named `plugin.<id>`, or so and a dot. */
export function forgetPlugin(id: string): SettingsChange {
  return (settings) => {
    const { [id]: _, ...others } = plugins(settings.hondana.plugins);
    const own = `plugin.${id}`;
    const kept = Object.entries(settings.hondana).filter(
      ([name]) => name !== 'plugins' && name !== own && !name.startsWith(`${own}.`),
    );
    const rest = Object.keys(others).length > 0 ? [['plugins', others] as const] : [];
    return { ...settings, hondana: Object.fromEntries([...kept, ...rest]) };
  };
}
