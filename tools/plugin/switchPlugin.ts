import { clashOf } from '@hondana/shared/remote/clashes';
import { runningRemotes, swapRegistry, withDisabled } from '../publish/registry.ts';
import { pluginIn } from './removePlugin.ts';

/**
 * Disables a plugin of a deployment for everyone, or enables it: its files and its entry stay, and the registry names it
 * among those that are left out.
 *
 * @throws Error when there is no such plugin, or when someone else has its id or addresses by now
 */
export async function switchPlugin(
  id: string,
  deployment: string,
  { isEnabled }: { readonly isEnabled: boolean },
): Promise<void> {
  await pluginIn(deployment, id);
  await swapRegistry(deployment, (registry) => {
    const plugin = registry?.remotes.find((remote) => remote.id === id);
    if (!registry || !plugin) throw new Error(`${deployment} has no ${id}.`);
    const others = runningRemotes(registry).filter((remote) => remote !== plugin);
    const clash = isEnabled ? clashOf(plugin, others) : undefined;
    if (clash !== undefined) throw new Error(`${plugin.title} stays disabled. ${clash}`);
    return withDisabled(registry, id, !isEnabled);
  });
}
