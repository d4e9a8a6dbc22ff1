import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { publish } from '../publish/publish.ts';
import { readRegistryOf } from '../publish/registry.ts';
import { type CheckedPlugin, checkPlugin } from './check/checkPlugin.ts';
import { openPlugin } from './pluginSource.ts';

/** The registry of a folder that is to be a deployment. */
export async function deployedRegistry(deployment: string): Promise<Registry> {
  const registry = await readRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} is no deployment: it has no remotes.json.`);
  return registry;
}

/** The name contains nothing from the plugin except the three numbers, because it becomes a path. */
function folderOf({ id, version, files }: RemoteDescriptor): string {
  const [numbers = '0.0.0'] = /^\d+\.\d+\.\d+/.exec(version) ?? [];
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return `remotes/${id}/${numbers}-${hash}/`;
}

/** What the check has read, as a build that can be published: what is installed is what was looked at. */
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

/**
 * Adds a plugin to a deployment, for everyone who uses it: its files are copied to the deployment's origin, bound to
 * their integrity, and the registry is swapped at once. One that does not fit changes nothing.
 *
 * @returns what does not fit, if anything does not
 */
export async function addPlugin(given: string, deployment: string): Promise<CheckedPlugin> {
  const source = await openPlugin(given);
  const checked = await checkPlugin(source, await deployedRegistry(deployment));
  if (checked.findings.length > 0 || !checked.descriptor) return checked;
  // Every visitor may read the registry: a path of this machine must not be in it.
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
