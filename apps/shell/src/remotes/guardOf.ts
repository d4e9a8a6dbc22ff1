import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { PluginGuard } from '../guard/guardPlugin.tsx';

/** Undefined for the interface's own remotes, which load no guard. */
export async function guardOf(remote: RemoteDescriptor): Promise<PluginGuard | undefined> {
  if (remote.addedFrom === undefined) return undefined;
  return (await import(/* webpackChunkName: "rare" */ '../guard/guardPlugin.tsx')).guardPlugin(remote);
}
