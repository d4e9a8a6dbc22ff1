import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { withdraw } from '../publish/withdraw.ts';
import { deployedRegistry } from './addPlugin.ts';

/** @throws Error when there is no such plugin; the interface's own remotes don't count */
export async function pluginIn(deployment: string, id: string): Promise<RemoteDescriptor> {
  const plugins = (await deployedRegistry(deployment)).remotes.filter(
    ({ addedFrom }) => addedFrom !== undefined,
  );
  const plugin = plugins.find((one) => one.id === id);
  if (plugin) return plugin;
  const known = plugins.length === 0 ? 'none' : plugins.map((one) => one.id).join(', ');
  throw new Error(`There is no plugin “${id}” in ${deployment}. Plugins there: ${known}.`);
}

/** The registry changes first, so that it never names files that are gone. */
export async function removePlugin(id: string, deployment: string): Promise<void> {
  await pluginIn(deployment, id);
  await withdraw(id, deployment);
}
