import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { earlierVersions } from './history.ts';
import { alone, lineOf, readRegistryOf, thisProcess } from './registry.ts';
import { runCommand } from './runCommand.ts';
import { namedOf } from './stages.ts';
import { listVersions, nameOf, parentOf } from './versions.ts';
import { removeLeftovers } from './wholeFile.ts';

/** Lists in turns: the first of each, then the second of each. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Those that registries name, those that a rollback goes back to in each deployment, and then the newest of the others. */
function inOrderOfWorth(
  named: readonly string[],
  earlier: readonly (readonly string[])[],
  present: readonly string[],
): string[] {
  return [...new Set([...named, ...inTurns(earlier), ...present])].filter((name) => present.includes(name));
}

/**
 * Removes the versions of every app but the last few, never one that a registry names. Deployments that share one
 * folder of files are pruned together, since each of them names versions in it.
 *
 * @returns the folders that were removed, relative to the files.
 */
export async function prune(
  deployments: readonly [string, ...string[]],
  keep: number,
  { files = deployments[0] }: { readonly files?: string } = {},
  publisher = thisProcess,
): Promise<string[]> {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('At least one version must be kept.');
  const work = async (): Promise<string[]> => {
    const registries = await Promise.all(deployments.map(readRegistryOf));
    if (registries.includes(undefined)) throw new Error('One of the deployments has no registry.');
    const remotes = await readdir(path.join(files, 'remotes')).catch(() => []);
    const removed: string[] = [];
    for (const id of ['shell', ...remotes]) {
      const versions = path.join(files, parentOf(id));
      await removeLeftovers(publisher.disk, versions);
      const named = registries.flatMap((registry) => namedOf(registry, id)).map((part) => nameOf(part));
      const earlier = await Promise.all(
        deployments.map(async (deployment, at) => {
          const current = nameOf(lineOf(registries[at], id));
          return current === undefined ? [] : earlierVersions(id, current, { deployment, files });
        }),
      );
      const worth = inOrderOfWorth(named, earlier, await listVersions(versions));
      const surplus = worth.slice(Math.max(keep, new Set(named).size));
      for (const name of surplus) {
        await publisher.disk.remove(path.join(versions, name));
        removed.push(`${parentOf(id)}/${name}`);
      }
    }
    return removed;
  };
  return await deployments
    .toSorted()
    .reduceRight((inner, deployment) => () => alone(publisher, deployment, inner), work)();
}

async function main(): Promise<string> {
  const { values } = parseArgs({
    options: {
      to: { type: 'string', multiple: true },
      files: { type: 'string' },
      keep: { type: 'string', default: '2' },
    },
  });
  const [first = repositoryPath('dist/webui'), ...others] = values.to ?? [];
  const elsewhere = values.files === undefined ? {} : { files: values.files };
  const removed = await prune([first, ...others], Number(values.keep), elsewhere);
  return removed.length === 0 ? 'Nothing is surplus.' : `Removed:\n${removed.join('\n')}`;
}

if (import.meta.main) await runCommand(main);
