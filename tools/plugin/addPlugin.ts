import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { filesOf } from '@hondana/shared/remote/filesOf';
import { publish } from '../publish/publish.ts';
import { readRegistryOf } from '../publish/registry.ts';
import { type CheckedPlugin, checkPlugin } from './check/checkPlugin.ts';
import { openPlugin } from './pluginSource.ts';

/** @throws Error when the folder is not a deployment */
export async function deployedRegistry(deployment: string): Promise<Registry> {
  const registry = await readRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} is no deployment: it has no remotes.json.`);
  return registry;
}

/** Only the three numbers come from the plugin, because the name becomes a path. */
function folderOf(descriptor: RemoteDescriptor): string {
  const { id, version } = descriptor;
  const [numbers = '0.0.0'] = /^\d+\.\d+\.\d+/.exec(version) ?? [];
  const hash = createHash('sha256')
    .update(JSON.stringify(filesOf(descriptor)))
    .digest('hex')
    .slice(0, 8);
  return `remotes/${id}/${numbers}-${hash}/`;
}

/** Writes the checked content, so that exactly what was checked is installed. */
async function writeBuild(
  folder: string,
  descriptor: RemoteDescriptor,
  { contents }: CheckedPlugin,
): Promise<void> {
  await mkdir(path.join(folder, 'files'), { recursive: true });
  await writeFile(path.join(folder, 'descriptor.json'), JSON.stringify(descriptor));
  for (const [name, content] of contents) {
    const file = path.join(folder, 'files', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

/** A plugin with findings changes nothing. The registry is swapped atomically. */
export async function addPlugin(given: string, deployment: string): Promise<CheckedPlugin> {
  const source = await openPlugin(given);
  const checked = await checkPlugin(source, await deployedRegistry(deployment));
  if (checked.findings.length > 0 || !checked.descriptor) return checked;
  // Every visitor can read the registry, so it must not contain a path of this machine.
  const addedFrom = /^https?:/.test(source.address) ? source.address : 'a folder of the host';
  const descriptor = { ...checked.descriptor, folder: folderOf(checked.descriptor), addedFrom };
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-plugin-'));
  try {
    await writeBuild(folder, descriptor, checked);
    await publish(folder, deployment);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return { ...checked, descriptor };
}
