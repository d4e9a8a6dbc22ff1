import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { repositoryPath } from '../build/paths.ts';
import { earlierVersions } from './history.ts';
import {
  type Home,
  homeFor,
  homesOf,
  readOwnRegistryOf,
  readRegistryOf,
  registryEntryOf,
  thisProcess,
  withDeploymentLock,
} from './registry.ts';
import { runCommand } from './runCommand.ts';
import { namedOf } from './stages.ts';
import { listVersions, nameOf, parentOf } from './versions.ts';
import { removeLeftovers } from './wholeFile.ts';

function interleaved(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Named versions, then rollback candidates of each deployment, then the newest of the rest. */
function byPriority(
  named: readonly string[],
  earlier: readonly (readonly string[])[],
  present: readonly string[],
): string[] {
  return [...new Set([...named, ...interleaved(earlier), ...present])].filter((name) =>
    present.includes(name),
  );
}

/** The effective registry comes first in `registries`. */
interface DeploymentRegistries {
  readonly registries: readonly [Registry, Registry];
  readonly historyFolder: (id: string) => Promise<string>;
}

async function effectiveFirst(deployment: string): Promise<DeploymentRegistries> {
  const [all, own] = [await readRegistryOf(deployment), await readOwnRegistryOf(deployment)];
  if (!all || !own) throw new Error('One of the deployments has no registry.');
  return { registries: [all, own], historyFolder: async (id) => (await homeFor(id, deployment)).folder };
}

async function ownFirst(deployment: string): Promise<DeploymentRegistries> {
  const { registries } = await effectiveFirst(deployment);
  return { registries: [registries[1], registries[0]], historyFolder: async () => deployment };
}

/**
 * Deployments that share a folder of files are pruned together, since each names versions in it.
 * @returns the removed folders, relative to the files
 */
export async function prune(
  deployments: readonly [string, ...string[]],
  keep: number,
  { files }: { readonly files?: string } = {},
  publisher = thisProcess,
): Promise<string[]> {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('At least one version must be kept.');
  const removed: string[] = [];
  const pruneHome = async (
    home: Home,
    read: (deployment: string) => Promise<DeploymentRegistries>,
  ): Promise<void> => {
    const readings = await Promise.all(deployments.map(read));
    const remotes = await readdir(path.join(home.folder, 'remotes')).catch(() => []);
    for (const id of ['shell', ...remotes]) {
      const versions = path.join(home.folder, parentOf(id));
      await removeLeftovers(publisher.disk, versions);
      const present = await listVersions(versions);
      const named = readings
        .flatMap(({ registries }) => registries.flatMap((registry) => namedOf(registry, id)))
        .map((part) => nameOf(part))
        .filter((name) => present.includes(name));
      const earlier = await Promise.all(
        readings.map(async ({ registries: [current], historyFolder }) => {
          const name = nameOf(registryEntryOf(current, id));
          const place = { deployment: await historyFolder(id), files: home.folder };
          return name === undefined ? [] : earlierVersions(id, name, place);
        }),
      );
      const surplus = byPriority(named, earlier, present).slice(Math.max(keep, new Set(named).size));
      for (const name of surplus) {
        await publisher.disk.remove(path.join(versions, name));
        removed.push(`${home.at}${parentOf(id)}/${name}`);
      }
    }
  };
  const work = async (): Promise<string[]> => {
    const [own, added = own] = await homesOf(deployments[0]);
    const home = files === undefined ? added : { folder: files, at: '' };
    if (files === undefined && added !== own) await pruneHome(own, ownFirst);
    await pruneHome(home, effectiveFirst);
    return removed;
  };
  return await deployments
    .toSorted()
    .reduceRight((inner, deployment) => () => withDeploymentLock(publisher, deployment, inner), work)();
}

const usage = 'Usage: npm run prune -- [--to <deployment>] … [--files <folder>] [--keep 2]';

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

if (import.meta.main) await runCommand(main, usage);
