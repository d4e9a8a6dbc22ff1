import { t } from '@lingui/core/macro';
import { isRecord } from '../http/isRecord.ts';
import { findClash } from './clashes.ts';
import type { RemoteDescriptor } from './descriptor.ts';
import { isLoopback } from './overrides.ts';
import { mayLoadFrom, otherOriginRefusal, type PagePolicy } from './pagePolicy.ts';
import { isWithin } from './range.ts';
import { descriptorFault } from './registry.ts';

/** A plugin that an administrator added, as stored in `WebUI_Settings` under `hondana.plugins` by its ID. */
export interface AddedPlugin {
  /** URL of the descriptor. */
  readonly from: string;
  readonly isEnabled: boolean;
  /** As approved, with the integrity of each file. The folder is relative to the base path, or absolute. */
  readonly descriptor: RemoteDescriptor;
}

/** An added plugin after validation. */
export interface JudgedPlugin {
  readonly id: string;
  readonly title: string;
  readonly from: string;
  readonly isEnabled: boolean;
  readonly descriptor?: RemoteDescriptor;
  /** Why it does not run although it is enabled. */
  readonly refusal?: string;
}

export interface PluginSurroundings {
  readonly installed: readonly RemoteDescriptor[];
  readonly contractVersion: string;
  readonly policy: PagePolicy;
}

/** A file without integrity would run unchecked. */
function hasIntegrity({ files }: RemoteDescriptor): boolean {
  return Object.values(files).every((hash) => /^sha384-[\w+/]{64}$/.test(hash));
}

/**
 * Why a plugin with a valid descriptor cannot run here; undefined when it can.
 * @param others other added plugins that come before it
 */
export function pluginRefusal(
  plugin: RemoteDescriptor,
  { installed, contractVersion, policy }: PluginSurroundings,
  others: readonly RemoteDescriptor[] = [],
): string | undefined {
  if (!hasIntegrity(plugin)) return t`It does not list the integrity of each of its files.`;
  if (!isWithin(contractVersion, plugin.requires.contract)) {
    const wanted = plugin.requires.contract;
    return t`It needs version ${wanted} of the shell’s contract; this shell offers ${contractVersion}.`;
  }
  const { href, origin } = new URL(plugin.folder, policy.base);
  if (isLoopback(href) && origin !== new URL(policy.base).origin) {
    return t`It is served from ${origin}, which is a different machine for each browser. Use a developer override instead.`;
  }
  if (!mayLoadFrom(plugin.folder, policy)) return otherOriginRefusal(plugin.folder, policy);
  return findClash(plugin, [...installed, ...others]);
}

/**
 * The plugins in the settings, each with the reason why it does not run. Includes invalid ones, so they can be removed.
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
    if (descriptor.id !== id) return { ...known, refusal: t`Its descriptor is that of “${descriptor.id}”.` };
    const refusal = pluginRefusal(descriptor, surroundings, running);
    if (refusal !== undefined) return { ...known, refusal };
    if (isEnabled) running.push(descriptor);
    return known;
  });
}
