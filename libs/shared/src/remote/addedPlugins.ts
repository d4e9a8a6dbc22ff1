import { isRecord } from '../api/isRecord.ts';
import { clashOf } from './clashes.ts';
import type { RemoteDescriptor } from './descriptor.ts';
import { isOfOwnMachine } from './overrides.ts';
import { mayLoadFrom, otherOriginRefusal, type PagePolicy } from './pagePolicy.ts';
import { isWithin } from './range.ts';
import { descriptorFault } from './registry.ts';

/** What is kept of a plugin that an administrator added, in `WebUI_Settings` under `hondana.plugins` by its id. */
export interface AddedPlugin {
  /** Address of the descriptor that was read. */
  readonly from: string;
  readonly isEnabled: boolean;
  /** As it was approved, with the integrity of each file. The folder is relative to the base path, or absolute. */
  readonly descriptor: RemoteDescriptor;
}

/** A plugin that was added, after looking at it. */
export interface JudgedPlugin {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly isEnabled: boolean;
  /** Nothing where it cannot be read. */
  readonly descriptor?: RemoteDescriptor;
  /** Why it does not run although it is enabled. */
  readonly refusal?: string;
}

/** What added plugins are checked against. */
export interface PluginSurroundings {
  /** What the registry names. */
  readonly installed: readonly RemoteDescriptor[];
  readonly contractVersion: string;
  readonly policy: PagePolicy;
}

/** A file whose integrity is not known would run unchecked. */
function hasIntegrity({ files }: RemoteDescriptor): boolean {
  return Object.values(files).every((hash) => /^sha384-[\w+/]{64}$/.test(hash));
}

/**
 * Why a plugin cannot run here; nothing when it can. Its descriptor has been read without a fault.
 *
 * @param others what else was added and comes before it
 */
export function pluginRefusal(
  plugin: RemoteDescriptor,
  { installed, contractVersion, policy }: PluginSurroundings,
  others: readonly RemoteDescriptor[] = [],
): string | undefined {
  if (!hasIntegrity(plugin)) return 'It does not list the integrity of each of its files.';
  if (!isWithin(contractVersion, plugin.requires.contract)) {
    return `It needs version ${plugin.requires.contract} of the shell’s contract; this shell offers ${contractVersion}.`;
  }
  const { href, origin } = new URL(plugin.folder, policy.base);
  if (isOfOwnMachine(href) && origin !== new URL(policy.base).origin) {
    return `It is served from ${origin}, which is a different machine for each browser. Use a developer override instead.`;
  }
  if (!mayLoadFrom(plugin.folder, policy)) return otherOriginRefusal(plugin.folder, policy);
  return clashOf(plugin, [...installed, ...others]);
}

/**
 * The plugins that the settings keep, each with what keeps it from running. Anything else there counts as a
 * plugin that cannot be read, so that it can be seen and removed.
 *
 * @param kept the value of `hondana.plugins`
 * @example judgeAddedPlugins(settings.hondana.plugins, surroundings).filter(mayRun)
 */
export function judgeAddedPlugins(kept: unknown, surroundings: PluginSurroundings): readonly JudgedPlugin[] {
  const running: RemoteDescriptor[] = [];
  return Object.entries(isRecord(kept) ? kept : {}).map(([id, value]): JudgedPlugin => {
    const plugin = isRecord(value) ? value : {};
    const from = typeof plugin.from === 'string' ? plugin.from : '';
    const isEnabled = plugin.isEnabled === true;
    const fault = descriptorFault(plugin.descriptor);
    if (fault !== undefined) return { id, title: id, from, isEnabled, refusal: fault };
    const descriptor = plugin.descriptor as RemoteDescriptor;
    const known = { id, title: descriptor.title, from, isEnabled, descriptor };
    if (descriptor.id !== id) return { ...known, refusal: `Its descriptor is that of “${descriptor.id}”.` };
    const refusal = pluginRefusal(descriptor, surroundings, running);
    if (refusal !== undefined) return { ...known, refusal };
    if (isEnabled) running.push(descriptor);
    return known;
  });
}
