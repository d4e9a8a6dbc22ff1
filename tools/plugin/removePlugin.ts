import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { withdraw } from '../publish/withdraw.ts';
import { deployedRegistry } from './addPlugin.ts';

/**
 * A plugin that a deployment has for everyone.
 *
 * @throws Error when there is no such plugin. What is part of the interface is none.
 */
export async function pluginIn(deployment: string, id: string): Promise<RemoteDescriptor> {
  const plugins = (await deployedRegistry(deployment)).remotes.filter(
    ({ addedFrom }) => addedFrom !== undefined,
  );
  const plugin = plugins.find((one) => one.id === id);
  if (plugin) return plugin;
  const known = plugins.length === 0 ? 'none' : plugins.map((one) => one.id).join(', ');
  throw new Error(`There is no plugin “${id}” in ${deployment}. Plugins there: ${known}.`);
}

/**
 * Takes a plugin out of a deployment: the registry first, so that nothing ever names files that are gone, then all
 * of its files.
 *
 * @throws Error when there is no such plugin. What is part of the interface is not removed.
 */
export async function removePlugin(id: string, deployment: string): Promise<void> {
  await pluginIn(deployment, id);
  await withdraw(id, deployment);
}
