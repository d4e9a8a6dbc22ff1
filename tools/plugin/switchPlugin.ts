import { findClash } from '@hondana/shared/remote/clashes';
import { runningRemotes, updateRegistry, withDisabled } from '../publish/registry.ts';
import { pluginIn } from './removePlugin.ts';

/** @throws Error when there is no such plugin, or another has its ID or addresses by now */
export async function switchPlugin(
  id: string,
  deployment: string,
  { isEnabled }: { readonly isEnabled: boolean },
): Promise<void> {
  await pluginIn(deployment, id);
  await updateRegistry(deployment, (registry) => {
    const plugin = registry?.remotes.find((remote) => remote.id === id);
    if (!registry || !plugin) throw new Error(`${deployment} has no ${id}.`);
    const others = runningRemotes(registry).filter((remote) => remote !== plugin);
    const clash = isEnabled ? findClash(plugin, others) : undefined;
    if (clash !== undefined) throw new Error(`${plugin.title} stays disabled. ${clash}`);
    return withDisabled(registry, id, !isEnabled);
  });
}
