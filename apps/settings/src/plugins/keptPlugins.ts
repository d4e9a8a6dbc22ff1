import { isRecord } from '@hondana/shared/http/isRecord';
import type { AddedPlugin } from '@hondana/shared/remote/addedPlugins';
import type { SettingsChange } from '@hondana/shared/settings';

function pluginsIn(kept: unknown): Readonly<Record<string, unknown>> {
  return isRecord(kept) ? { ...kept } : {};
}

export function keepPlugin(plugin: AddedPlugin): SettingsChange {
  return (settings) => ({
    ...settings,
    hondana: {
      ...settings.hondana,
      plugins: { ...pluginsIn(settings.hondana.plugins), [plugin.descriptor.id]: plugin },
    },
  });
}

/** Does nothing if the plugin is gone. */
export function switchPlugin(id: string, isEnabled: boolean): SettingsChange {
  return (settings) => {
    const kept = pluginsIn(settings.hondana.plugins);
    const plugin = kept[id];
    if (typeof plugin !== 'object' || plugin === null) return settings;
    return {
      ...settings,
      hondana: { ...settings.hondana, plugins: { ...kept, [id]: { ...plugin, isEnabled } } },
    };
  };
}

/** Also drops the plugin's own settings: `plugin.<id>` and everything below `plugin.<id>.`. */
export function forgetPlugin(id: string): SettingsChange {
  return (settings) => {
    const { [id]: _, ...others } = pluginsIn(settings.hondana.plugins);
    const own = `plugin.${id}`;
    const kept = Object.entries(settings.hondana).filter(
      ([name]) => name !== 'plugins' && name !== own && !name.startsWith(`${own}.`),
    );
    const rest = Object.keys(others).length > 0 ? [['plugins', others] as const] : [];
    return { ...settings, hondana: Object.fromEntries([...kept, ...rest]) };
  };
}
