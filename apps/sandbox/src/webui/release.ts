import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** A release of the repository that the server takes its interface from (`SHOKO_CLIENT_REPO`). */
export interface WebUiRelease {
  /** With or without `v`. */
  readonly tag: string;
  readonly text: string;
  readonly commit: string;
  /** In ISO 8601. */
  readonly date: string;
  readonly isPrerelease?: boolean;
  readonly assets: readonly { readonly name: string; readonly content: Uint8Array }[];
}

/** What an update leaves alone in the folder of the interface. */
const kept = 'tweak';

export function versionOf({ tag }: WebUiRelease): string {
  return tag.replace(/^v/, '');
}

/** The oldest server that a release is for, or undefined when its text does not say so as the server reads it. */
export function minimumOf({ text }: WebUiRelease): string | undefined {
  return /Minimum Server Version: \*\*(\d+(?:\.\d+){1,3})\*\*/.exec(text)?.[1];
}

/** The one that a channel offers: the latest, or of all the newest; the newest comes first. */
export function releaseFor(
  releases: readonly WebUiRelease[],
  channel: string,
  allowIncompatible: boolean,
): WebUiRelease | undefined {
  const candidates = releases
    .slice(0, 100)
    .filter(({ isPrerelease = false }) => channel === 'Dev' || !isPrerelease);
  return candidates
    .slice(0, channel === 'Dev' ? undefined : 1)
    .find((release) => allowIncompatible || minimumOf(release) !== undefined);
}

function archiveOf({ tag, assets }: WebUiRelease): Uint8Array {
  const archive = assets.find(({ name }) => name.endsWith('.zip'));
  if (archive === undefined) throw new Error(`${tag} has no archive.`);
  return archive.content;
}

/** Everything goes but for one folder, then comes what is in the archive, and the version is written anew. */
export function installRelease(release: WebUiRelease, folder: string): void {
  const files = unzipSync(archiveOf(release));
  for (const name of readdirSync(folder)) {
    if (name !== kept) rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  const minimum = minimumOf(release);
  const version = {
    package: versionOf(release),
    tag: release.tag,
    git: release.commit,
    date: release.date,
    channel: release.isPrerelease ? 'Dev' : 'Stable',
    ...(minimum !== undefined && { minimumServerVersion: minimum }),
  };
  writeFileSync(join(folder, 'version.json'), JSON.stringify(version));
}

/** The release in a folder that `npm run package` has filled. */
export function readRelease(folder: string): WebUiRelease {
  const assets = readdirSync(folder).map((name) => ({ name, content: readFileSync(join(folder, name)) }));
  const draft = {
    tag: '',
    text: readFileSync(join(folder, 'release-notes.md'), 'utf8'),
    commit: '',
    date: '',
    assets,
  };
  const version = unzipSync(archiveOf(draft))['version.json'];
  if (version === undefined) throw new Error(`The archive in ${folder} has no version.json.`);
  const {
    tag,
    git: commit,
    date,
  } = JSON.parse(Buffer.from(version).toString('utf8')) as {
    tag: string;
    git: string;
    date: string;
  };
  return { ...draft, tag, commit, date };
}
