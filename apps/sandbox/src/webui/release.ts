import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** A release of the repository that the server updates from (`SHOKO_CLIENT_REPO`). */
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

/** Updates leave this folder alone. */
const keptFolder = 'tweak';

export function versionOf({ tag }: WebUiRelease): string {
  return tag.replace(/^v/, '');
}

/** Oldest supported server; undefined unless the text states it in the server's format. */
export function minimumOf({ text }: WebUiRelease): string | undefined {
  return /Minimum Server Version: \*\*(\d+(?:\.\d+){1,3})\*\*/.exec(text)?.[1];
}

/** `releases` begin with the newest: `Dev` offers the newest compatible one, other channels only the latest. */
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

interface InstalledVersion {
  readonly package: string;
  readonly tag: string;
  readonly git: string;
  readonly date: string;
  readonly channel: 'Stable' | 'Dev';
  readonly minimumServerVersion?: string | undefined;
}

/** Replaces everything but the kept folder, then rewrites the version. */
export function installArchive(archive: Uint8Array, folder: string, version: InstalledVersion): void {
  const files = unzipSync(archive);
  for (const name of readdirSync(folder)) {
    if (name !== keptFolder) rmSync(join(folder, name), { recursive: true });
  }
  for (const [name, content] of Object.entries(files)) {
    if (name.endsWith('/')) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  writeFileSync(join(folder, 'version.json'), JSON.stringify(version));
}

export function installRelease(release: WebUiRelease, folder: string): void {
  installArchive(archiveOf(release), folder, {
    package: versionOf(release),
    tag: release.tag,
    git: release.commit,
    date: release.date,
    channel: release.isPrerelease ? 'Dev' : 'Stable',
    minimumServerVersion: minimumOf(release),
  });
}

/** From a folder filled by `npm run package`. */
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
