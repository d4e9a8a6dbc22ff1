import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { alone, lineOf, readRegistryOf, thisProcess, withLine, writeRegistry } from './registry.ts';
import { runCommand } from './runCommand.ts';
import { completeVersion, earlierVersions, nameOf, parentOf } from './versions.ts';

/**
 * Names in the registry the version of an app that was published before the present one. Its files are there still,
 * and so are those of the present one, with which open tabs go on.
 *
 * @returns the version that is published now.
 * @throws Error when no earlier version is there with all its files.
 */
export async function rollBack(
  id: string,
  deployment: string,
  { files = deployment }: { readonly files?: string } = {},
  publisher = thisProcess,
): Promise<string> {
  const parent = parentOf(id);
  return await alone(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    const line = lineOf(registry, id);
    if (!line) throw new Error(`${deployment} has no ${id}.`);
    const at = line.folder.slice(0, line.folder.lastIndexOf(`${parent}/`));
    const versions = path.join(files, parent);
    for (const name of await earlierVersions(versions, nameOf(line))) {
      const earlier = await completeVersion(versions, name);
      if (!earlier) continue;
      await writeRegistry(
        publisher,
        deployment,
        withLine(registry, { ...earlier, folder: `${at}${parent}/${name}/` }),
      );
      return earlier.version;
    }
    throw new Error(`No version of ${id} from before ${line.version} is there with all its files.`);
  });
}

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, files: { type: 'string' } },
  });
  const [id] = positionals;
  if (!id) throw new Error('Usage: rollback <id> [--to <deployment>] [--files <folder>]');
  const deployment = values.to ?? repositoryPath('dist/webui');
  const version = await rollBack(id, deployment, values.files === undefined ? {} : { files: values.files });
  return `${id} in ${path.relative('', deployment)} is ${version} again.`;
}

if (import.meta.main) await runCommand(main);
