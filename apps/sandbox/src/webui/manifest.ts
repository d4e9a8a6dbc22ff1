import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isBefore, versionParts } from '../serverVersion.ts';
import { installArchive } from './release.ts';

/** What the manifest of servers since 6 says of a version. */
export interface ListedVersion {
  /** Like `10.1.0` or `10.1.0-dev.4`. */
  readonly version: string;
  readonly minServerVersion?: string;
  readonly maxServerVersion?: string;
  readonly releaseNotes: string;
  readonly commit: string;
  readonly tag: string;
  /** In ISO 8601. */
  readonly date: string;
  /** What its address leads to. */
  readonly archive?: Uint8Array;
}

const numbersOf = (version: string) => version.replace('-dev', '');

/** As 6 writes versions: 5.1.0.28 is `5.1.0-dev.28`. */
export function semanticVersion(version: string): string {
  const [major, minor, patch, build] = versionParts(numbersOf(version));
  return `${major}.${minor}.${patch}${build === 0 ? '' : `-dev.${build}`}`;
}

export function channelOf(version: string): 'Dev' | 'Stable' {
  return version.includes('-dev') ? 'Dev' : 'Stable';
}

export function fits({ minServerVersion, maxServerVersion }: ListedVersion, server: string): boolean {
  if (minServerVersion !== undefined && isBefore(server, numbersOf(minServerVersion))) return false;
  return maxServerVersion === undefined || !isBefore(numbersOf(maxServerVersion), server);
}

export function presentListed(listed: ListedVersion) {
  const { version, minServerVersion, commit, tag, date, releaseNotes } = listed;
  return {
    Version: semanticVersion(version),
    ...(minServerVersion === undefined ? {} : { MinimumServerVersion: semanticVersion(minServerVersion) }),
    Commit: commit,
    ReleaseChannel: channelOf(version),
    ReleaseDate: date,
    Tag: tag,
    Description: releaseNotes,
  };
}

export function installListed(listed: ListedVersion, folder: string): void {
  const { version, archive, tag, commit, date, minServerVersion } = listed;
  if (archive === undefined) throw new Error(`${tag} has no archive.`);
  installArchive(archive, folder, {
    package: version,
    tag,
    git: commit,
    date,
    channel: channelOf(version),
    minimumServerVersion: minServerVersion,
  });
}

/** From a folder that `npm run package -- --address …` has filled. */
export function readManifest(folder: string): ListedVersion[] {
  const { Stable, Dev } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<
    'Stable' | 'Dev',
    (ListedVersion & { readonly downloadUrl: string })[]
  >;
  return [...Stable, ...Dev].map((listed) => {
    const file = join(folder, basename(listed.downloadUrl));
    return existsSync(file) ? { ...listed, archive: readFileSync(file) } : listed;
  });
}
