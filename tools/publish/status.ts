import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { publications } from './history.ts';
import { homeOfEntry, idOf, readOwnRegistryOf, readRegistryOf, registryEntryOf } from './registry.ts';
import { runCommand } from './runCommand.ts';
import { type Audience, stagesOf } from './stages.ts';
import { completeVersion, nameOf, parentOf } from './versions.ts';

export interface PartStatus {
  readonly id: string;
  /** The version without share or channel. */
  readonly version: string;
  readonly note?: string;
  /** ISO 8601, if known. */
  readonly since?: string;
  readonly addedFrom?: string;
  readonly isDisabled?: true;
  /** The interface's own version, if another was published over it. */
  readonly over?: string;
  readonly stages: readonly (Audience & { readonly version: string })[];
  /** Complete versions that a rollback would go to, next one first. */
  readonly earlier: readonly string[];
}

export async function statusOf(
  deployment: string,
  elsewhere: { readonly files?: string } = {},
): Promise<PartStatus[]> {
  const own = await readOwnRegistryOf(deployment);
  const registry = await readRegistryOf(deployment);
  if (!registry) throw new Error(`${deployment} is no deployment: it has no remotes.json.`);
  const ids = ['shell', ...registry.remotes.map(idOf).toSorted()];
  return await Promise.all(
    ids.map(async (id) => {
      const line = registryEntryOf(registry, id);
      if (!line) throw new Error(`${deployment} has no ${id}.`);
      const home = await homeOfEntry(line, deployment);
      const { files = home.folder } = elsewhere;
      const history = await publications(id, nameOf(line), { deployment: home.folder, files });
      const before = history.slice(0, -1).reverse();
      const complete = await Promise.all(
        before.map(({ name }) => completeVersion(path.join(files, parentOf(id)), name)),
      );
      const since = history.at(-1)?.since;
      const ofInterface = registryEntryOf(own, id);
      const isOver = ofInterface !== undefined && ofInterface.folder !== line.folder;
      return {
        id,
        version: line.version,
        ...(line.note !== undefined && { note: line.note }),
        ...(since !== undefined && { since }),
        ...('addedFrom' in line && line.addedFrom !== undefined && { addedFrom: line.addedFrom }),
        ...(registry.disabled?.includes(id) && { isDisabled: true as const }),
        stages: stagesOf(registry, id).map(({ part, ...audience }) => ({
          ...audience,
          version: part.version,
        })),
        ...(isOver && { over: ofInterface.version }),
        earlier: [
          ...complete.flatMap((one) => (one ? [one.version] : [])),
          ...(isOver ? [ofInterface.version] : []),
        ],
      };
    }),
  );
}

function lines(
  { id, version, note, since, addedFrom, isDisabled, over, stages, earlier }: PartStatus,
  width: number,
): string[] {
  const time =
    since === undefined ? 'since an unknown time' : `since ${new Date(since).toLocaleString('sv')}`;
  const from =
    (addedFrom === undefined ? '' : `, added from ${addedFrom}`) +
    (isDisabled ? ', disabled for everyone' : '') +
    (over === undefined ? '' : `, over the interface’s own ${over}`);
  const below = ' '.repeat(width);
  return [
    `${id.padEnd(width)}${version}  ${time}${from}`,
    ...(note === undefined ? [] : [`${below}“${note}”`]),
    ...stages.map(({ share, channel, version: staged }) =>
      channel === undefined
        ? `${below}${staged}  for ${(share ?? 0) * 100} % of all browsers`
        : `${below}${staged}  for the channel “${channel}”`,
    ),
    `${below}${earlier.length === 0 ? 'nothing to roll back to' : `rolls back to ${earlier.join(', then ')}`}`,
  ];
}

const usage = 'Usage: npm run status -- [--of <deployment>] [--files <folder>]';

async function main(): Promise<string> {
  const { values } = parseArgs({ options: { of: { type: 'string' }, files: { type: 'string' } } });
  const deployment = values.of ?? repositoryPath('dist/webui');
  const parts = await statusOf(deployment, values.files === undefined ? {} : { files: values.files });
  const width = Math.max(...parts.map(({ id }) => id.length)) + 2;
  const catalogue = (await readRegistryOf(deployment))?.catalogue;
  return [
    ...parts.flatMap((part) => lines(part, width)),
    ...(catalogue ? [`Plugins are listed at ${catalogue}`] : []),
  ].join('\n');
}

if (import.meta.main) await runCommand(main, usage);
