import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { alone, idOf, lineOf, readRegistryOf, thisProcess, withLine, writeRegistry } from './registry.ts';
import { newestRelease } from './releases.ts';
import { runCommand } from './runCommand.ts';
import { nameOf, noteVersion, placeOf, placeVersion, readRelease } from './versions.ts';
import { removeLeftovers } from './wholeFile.ts';

/** Where the files of an app are, when not in the deployment itself. */
export interface Elsewhere {
  /** Folder that another host serves. */
  readonly files?: string;
  /** Address of that folder, with a trailing slash. */
  readonly at?: string;
}

/**
 * Publishes a built or released app into a deployment: its files first, then its line in the registry. Cut off at
 * any point, the registry names the complete old version, and publishing again repairs the rest.
 *
 * @returns the version that is published now.
 */
export async function publish(
  release: string,
  deployment: string,
  { files = deployment, at = '' }: Elsewhere = {},
  publisher = thisProcess,
): Promise<string> {
  const content = await readRelease(release);
  const { descriptor } = content;
  const { parent, name } = placeOf(descriptor);
  const versions = path.join(files, parent);
  await alone(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    const changed = withLine(registry, { ...descriptor, folder: `${at}${parent}/${name}/` });
    await publisher.disk.makeFolder(versions);
    await removeLeftovers(publisher.disk, versions);
    await placeVersion(publisher.disk, versions, name, content);
    await noteVersion(publisher.disk, versions, name, nameOf(lineOf(registry, idOf(descriptor))));
    await writeRegistry(publisher, deployment, changed);
  });
  return descriptor.version;
}

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, files: { type: 'string' }, at: { type: 'string' } },
  });
  const [what] = positionals;
  if (!what)
    throw new Error('Usage: publish <id or folder> [--to <deployment>] [--files <folder> --at <address>]');
  const release = existsSync(path.join(what, 'descriptor.json')) ? what : await newestRelease(what);
  const deployment = values.to ?? repositoryPath('dist/webui');
  const version = await publish(release, deployment, {
    ...(values.files === undefined ? {} : { files: values.files }),
    ...(values.at === undefined ? {} : { at: values.at.replace(/\/*$/, '/') }),
  });
  return `${path.relative('', release)} is published in ${path.relative('', deployment)} as ${version}.`;
}

if (import.meta.main) await runCommand(main);
