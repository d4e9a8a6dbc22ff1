import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { publications, recordPublication } from './history.ts';
import {
  homeOfEntry,
  readOwnRegistryOf,
  readRegistryOf,
  registryEntryOf,
  thisProcess,
  withDeploymentLock,
  withLine,
  writeRegistry,
} from './registry.ts';
import { runCommand } from './runCommand.ts';
import { stagesOf, withoutStages } from './stages.ts';
import { completeVersion, nameOf, parentOf } from './versions.ts';

/**
 * Ends a staged version first. Files of the current version stay, since open tabs use them.
 * @returns the version that everybody has now
 * @throws Error when no earlier version is complete
 */
export async function rollBack(
  id: string,
  deployment: string,
  { channel, ...elsewhere }: { readonly files?: string; readonly channel?: string } = {},
  publisher = thisProcess,
): Promise<string> {
  const parent = parentOf(id);
  return await withDeploymentLock(publisher, deployment, async () => {
    const registry = await readRegistryOf(deployment);
    const line = registryEntryOf(registry, id);
    if (!registry || !line) throw new Error(`${deployment} has no ${id}.`);
    const stage = stagesOf(registry, id).find((one) => one.channel === channel);
    if (stage) {
      await writeRegistry(
        publisher,
        deployment,
        withoutStages(registry, (one) => one === stage),
      );
      return line.version;
    }
    if (channel !== undefined) throw new Error(`${deployment} has no ${id} for the channel “${channel}”.`);
    const home = await homeOfEntry(line, deployment);
    const { files = home.folder } = elsewhere;
    const at = line.folder.slice(0, line.folder.lastIndexOf(`${parent}/`));
    const history = await publications(id, nameOf(line), { deployment: home.folder, files });
    for (const { name } of history.slice(0, -1).reverse()) {
      const earlier = await completeVersion(path.join(files, parent), name);
      if (!earlier) continue;
      await writeRegistry(
        publisher,
        deployment,
        withLine(registry, { ...earlier, folder: `${at}${parent}/${name}/` }),
      );
      const before = history.slice(
        0,
        history.findIndex((one) => one.name === name),
      );
      await recordPublication(publisher.disk, id, name, { deployment: home.folder, before });
      return earlier.version;
    }
    const own = registryEntryOf(await readOwnRegistryOf(deployment), id);
    if (own && own.folder !== line.folder) {
      await writeRegistry(publisher, deployment, withLine(registry, own));
      return own.version;
    }
    throw new Error(`No version of ${id} from before ${line.version} is there with all its files.`);
  });
}

const usage = 'Usage: npm run rollback -- <id> [--to <deployment>] [--files <folder>] [--channel <name>]';

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, files: { type: 'string' }, channel: { type: 'string' } },
  });
  const [id] = positionals;
  if (!id) throw new Error(usage);
  const deployment = values.to ?? repositoryPath('dist/webui');
  const version = await rollBack(id, deployment, {
    ...(values.files === undefined ? {} : { files: values.files }),
    ...(values.channel === undefined ? {} : { channel: values.channel }),
  });
  return `${id} in ${path.relative('', deployment)} is ${version} again.`;
}

if (import.meta.main) await runCommand(main, usage);
