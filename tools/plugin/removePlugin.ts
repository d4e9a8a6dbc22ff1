import { withdraw } from '../publish/withdraw.ts';
import { deployedRegistry } from './addPlugin.ts';

/**
 * Takes a plugin out of a deployment: the registry first, so that nothing ever names files that are gone, then all
 * of its files.
 *
 * @throws Error when there is no such plugin. What is part of the interface is not removed.
 */
export async function removePlugin(id: string, deployment: string): Promise<void> {
  const plugins = (await deployedRegistry(deployment)).remotes.filter(
    ({ addedFrom }) => addedFrom !== undefined,
  );
  if (!plugins.some((plugin) => plugin.id === id)) {
    const known = plugins.length === 0 ? 'none' : plugins.map((plugin) => plugin.id).join(', ');
    throw new Error(`There is no plugin “${id}” in ${deployment}. Plugins there: ${known}.`);
  }
  await withdraw(id, deployment);
}
