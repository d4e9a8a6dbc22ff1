import { t } from '@lingui/core/macro';
import { compare } from 'compare-versions';
import type { ComponentVersion, VersionSet } from './types.ts';

/** The oldest supported server (facts 4). */
export const minimumServerVersion = '5.1.0.28';

/** The newest server whose contract is recorded; patches of it are known too. */
export const newestKnownServer = '6.0';

export type ServerVersion = readonly [major: number, minor: number, patch: number, build: number];

const unknownVersion: ServerVersion = [1, 0, 0, 0];

/**
 * Parses `5.1.0.28`; missing parts are 0. An unreadable or unknown version is 1.0.0.0, below every gate (facts 4).
 * @example parseServerVersion('5.3.3.0'); // [5, 3, 3, 0]
 */
export function parseServerVersion(text: string | null | undefined): ServerVersion {
  const match = /^\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+)|-dev\.(\d+))?/.exec(text ?? '');
  if (!match) return unknownVersion;
  const part = (index: number): number => Number(match[index] ?? 0);
  return [part(1), part(2), part(3), part(4) || part(5)];
}

/**
 * As semver, the notation in which descriptors name servers. Before 6 each version has a fourth number and reads as a
 * prerelease, so that builds come after the release that they follow (facts 4). Since 6 they come before theirs.
 * @example comparable('5.1.0.28') // '5.1.0-dev.28'
 * @example comparable('6.0.0') // '6.0.0'
 */
export function comparable(serverVersion: string | null | undefined): string {
  const [major, minor, patch, build] = parseServerVersion(serverVersion);
  const release = `${major}.${minor}.${patch}`;
  return major >= 6 && build === 0 ? release : `${release}-dev.${build}`;
}

/**
 * Compares as {@link comparable} reads them.
 * @example isAtLeast('5.2.0.0', '5.1.0.999') // true
 */
export function isAtLeast(version: string | null | undefined, minimum: string): boolean {
  return compare(comparable(version), comparable(minimum), '>=');
}

/** The 5.x version that introduced each feature. */
export const featureVersions = {
  RelocateSeriesFiles: '5.1.0.35',
  TraktVipCheck: '5.1.0.74',
  DuplicatesQuickSelect: '5.1.0.79',
} as const;

export type Feature = keyof typeof featureVersions;

/**
 * Whether a server has a feature. An unknown version has none.
 * @example if (!supports(version, 'RelocateSeriesFiles')) return notify(requirementText('RelocateSeriesFiles'));
 */
export function supports(version: string | null | undefined, feature: Feature): boolean {
  return isAtLeast(version, featureVersions[feature]);
}

/** The message when the server is too old for a feature (spec: version gates). */
export function requirementText(feature: Feature): string {
  const version = featureVersions[feature];
  return t`This feature requires server version >= ${version}`;
}

/** Version 6 has another API: many calls are on one side of it only. */
export type ServerSide = 'before6' | 'since6';

export interface ServerRange {
  readonly includes: (version: string | null | undefined) => boolean;
  /** Undefined when it has servers of both. */
  readonly side?: ServerSide;
}

interface OneSided<Side extends ServerSide> extends ServerRange {
  readonly side: Side;
}

/**
 * An unknown version is before 6.
 * @example sideOf('6.0.0-dev.425') // 'since6'
 */
export function sideOf(version: string | null | undefined): ServerSide {
  return parseServerVersion(version)[0] >= 6 ? 'since6' : 'before6';
}

export const before6: OneSided<'before6'> = {
  includes: (version) => sideOf(version) === 'before6',
  side: 'before6',
};

export const since6: OneSided<'since6'> = {
  includes: (version) => sideOf(version) === 'since6',
  side: 'since6',
};

/** Servers from 5.3 on (facts 2). */
export const since53: ServerRange = { includes: (version) => isAtLeast(version, '5.3.0.0') };

/** Servers from 5.3 on, but before 6. */
export const from53To6: OneSided<'before6'> = {
  includes: (version) => since53.includes(version) && before6.includes(version),
  side: 'before6',
};

/** Servers before 5.3, and those of unknown version. */
export const before53: OneSided<'before6'> = {
  includes: (version) => !isAtLeast(version, '5.3.0.0'),
  side: 'before6',
};

export type Judgement =
  | { readonly verdict: 'supported' }
  | { readonly verdict: 'too old'; readonly version: string; readonly minimum: string }
  | { readonly verdict: 'newer'; readonly version: string };

interface JudgementOptions {
  /** Debug builds of the interface skip the minimum. */
  readonly debugBuild?: boolean;
}

function isNewerThanKnown(version: string): boolean {
  const [major, minor] = parseServerVersion(version);
  return compare(`${major}.${minor}`, newestKnownServer, '>');
}

/**
 * Whether the interface works with this server. The minimum is {@link minimumServerVersion} or, if higher, that of our
 * `version.json`, which the server returns as `WebUI`. Debug builds on either side skip it. One that is newer than
 * {@link newestKnownServer} probably works: only `too old` is a reason to refuse.
 * @example judgeServer(versions).verdict === 'too old'
 */
export function judgeServer(
  versions: Pick<VersionSet, 'Server' | 'WebUI'>,
  { debugBuild = false }: JudgementOptions = {},
): Judgement {
  const version = versions.Server.Version ?? '';
  if (isNewerThanKnown(version)) return { verdict: 'newer', version };
  if (debugBuild || versions.Server.ReleaseChannel === 'Debug') return { verdict: 'supported' };
  const declared = versions.WebUI?.MinimumServerVersion;
  const minimum = declared && isAtLeast(declared, minimumServerVersion) ? declared : minimumServerVersion;
  return isAtLeast(version, minimum) ? { verdict: 'supported' } : { verdict: 'too old', version, minimum };
}

/**
 * A component's version for the user: with channel and commit unless stable (facts 5.2).
 * @example versionText(versions.Server) // '5.1.0.50-Dev (8924611)', '6.0.0-dev.425 (cd42e69)'
 */
export function versionText({ Version, ReleaseChannel, Commit }: ComponentVersion): string {
  const version = Version ?? '';
  if (ReleaseChannel === undefined || ReleaseChannel === 'Stable') return version;
  const commit = Commit ? ` (${Commit.slice(0, 7)})` : '';
  // Since 6 the server's version has its channel in it.
  const channel = version.includes('-') ? '' : `-${ReleaseChannel}`;
  return version + channel + commit;
}
