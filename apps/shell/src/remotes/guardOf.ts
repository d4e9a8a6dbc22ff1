import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { PluginGuard } from '../guard/guardPlugin.tsx';

/** The guard of a plugin. The interface's own remotes need none, and fetch nothing for it. */
export async function guardOf(remote: RemoteDescriptor): Promise<PluginGuard | undefined> {
  if (remote.addedFrom === undefined) return undefined;
  return (await import(/* webpackChunkName: "rare" */ '../guard/guardPlugin.tsx')).guardPlugin(remote);
}
