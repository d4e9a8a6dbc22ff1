import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { publications, recordPublication } from './history.ts';
import { incompatibilities } from './incompatibilities.ts';
import {
  homeFor,
  idOf,
  readRegistryOf,
  registryEntryOf,
  thisProcess,
  withDeploymentLock,
  writeRegistry,
} from './registry.ts';
import { newestRelease } from './releases.ts';
import { runCommand } from './runCommand.ts';
import { type Audience, namedOf, withVersion } from './stages.ts';
import { nameOf, placeOf, placeVersion, readRelease } from './versions.ts';
import { removeLeftovers } from './wholeFile.ts';

export interface Elsewhere {
  readonly files?: string;
  /** Address of that folder, with a trailing slash. */
  readonly at?: string;
}

export interface PublishOptions extends Elsewhere {
  /** Everybody by default. */
  readonly audience?: Audience;
  /** Shown to users who have another version. */
  readonly note?: string | undefined;
  readonly isDryRun?: boolean;
  /** Publishes despite incompatibilities. */
  readonly isForced?: boolean;
}

/**
 * Files first, then the registry's line: if interrupted, the registry names the complete old version, and publishing
 * again repairs the rest. Remotes go to the additions where the deployment keeps those separately.
 * @returns the version that is published now
 * @throws Error with every incompatibility; nothing has changed then
 */
export async function publish(
  release: string,
  deployment: string,
  { audience = {}, note, isDryRun = false, isForced = false, ...elsewhere }: PublishOptions = {},
  publisher = thisProcess,
): Promise<string> {
  const content = await readRelease(release);
  const { descriptor } = content;
  const { parent, name } = placeOf(descriptor);
  const id = idOf(descriptor);
  const home = await homeFor(id, deployment);
  const { files = home.folder, at = home.at } = elsewhere;
  const versions = path.join(files, parent);
  const change = async () => {
    const registry = await readRegistryOf(deployment);
    const faults = isForced ? [] : incompatibilities(descriptor, registry);
    if (faults.length > 0)
      throw new Error(`${id} ${descriptor.version} does not fit ${deployment}:\n${faults.join('\n')}`);
    const folder = `${at}${parent}/${name}/`;
    // Publishing the same version again keeps its note.
    const currentNote = note ?? namedOf(registry, id).find((one) => one.version === descriptor.version)?.note;
    const line = { ...descriptor, folder, ...(currentNote !== undefined && { note: currentNote }) };
    return { registry, changed: withVersion(registry, line, audience) };
  };
  if (isDryRun) {
    await change();
    return descriptor.version;
  }
  await withDeploymentLock(publisher, deployment, async () => {
    const { registry, changed } = await change();
    await publisher.disk.makeFolder(versions);
    await removeLeftovers(publisher.disk, versions);
    await placeVersion(publisher.disk, versions, name, content);
    const current = nameOf(registryEntryOf(registry, id));
    if (nameOf(registryEntryOf(changed, id)) === name && current !== name) {
      const place = { deployment: home.folder, files };
      const before = current === undefined ? [] : await publications(id, current, place);
      await recordPublication(publisher.disk, id, name, { deployment: home.folder, before });
    }
    await writeRegistry(publisher, deployment, changed);
  });
  return descriptor.version;
}

/** @throws Error for an invalid share or channel */
function audienceOf({
  share,
  channel,
}: {
  share?: string | undefined;
  channel?: string | undefined;
}): Audience {
  if (share !== undefined && channel !== undefined)
    throw new Error('A version is for a share or for a channel.');
  if (channel !== undefined) {
    if (!/^[a-z][a-z0-9-]*$/.test(channel)) throw new Error(`“${channel}” is not the name of a channel.`);
    return { channel };
  }
  if (share === undefined) return {};
  const percent = Number(share.replace(/ ?%$/, ''));
  if (!(percent > 0 && percent < 100))
    throw new Error(`“${share}” is no share: name a percentage, such as 10%.`);
  return { share: percent / 100 };
}

/** @throws Error when the note is empty or too long for a notice */
function noteOf({ note }: { readonly note?: string | undefined }): string | undefined {
  const text = note?.trim();
  if (text === undefined || (text !== '' && text.length <= 300)) return text;
  throw new Error(`The note has ${text.length} characters: write a sentence or two, 300 at most.`);
}

function audienceText({ share, channel }: Audience): string {
  if (channel !== undefined) return `for the channel “${channel}”`;
  return share === undefined ? 'for everybody' : `for ${share * 100} % of all browsers`;
}

const usage = `Usage: npm run publish -- <id or folder> [--to <deployment>] [--files <folder> --at <address>]
                         [--share 10% | --channel <name>] [--note <text>] [--dry-run] [--force]`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      files: { type: 'string' },
      at: { type: 'string' },
      share: { type: 'string' },
      channel: { type: 'string' },
      note: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      force: { type: 'boolean', default: false },
    },
  });
  const [what] = positionals;
  if (!what) throw new Error(usage);
  const release = existsSync(path.join(what, 'descriptor.json')) ? what : await newestRelease(what);
  const deployment = values.to ?? repositoryPath('dist/webui');
  const audience = audienceOf(values);
  const isDryRun = values['dry-run'];
  const version = await publish(release, deployment, {
    ...(values.files === undefined ? {} : { files: values.files }),
    ...(values.at === undefined ? {} : { at: values.at.replace(/\/*$/, '/') }),
    audience,
    note: noteOf(values),
    isDryRun,
    isForced: values.force,
  });
  const [from, to] = [path.relative('', release), path.relative('', deployment)];
  return isDryRun
    ? `${from} fits ${to}, and would be published ${audienceText(audience)} as ${version}. Nothing was changed.`
    : `${from} is published in ${to} ${audienceText(audience)} as ${version}.`;
}

if (import.meta.main) await runCommand(main, usage);
