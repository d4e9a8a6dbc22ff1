import { compare } from 'compare-versions';
import type { ComponentVersion, VersionSet } from './types.ts';

/** The oldest server that this interface works with (facts 4). */
export const minimumServerVersion = '5.1.0.28';

/** The first major version whose API is another one (facts 7). */
const firstForeignMajor = 6;

/** A server's version as four numbers: major, minor, patch, build. */
export type ServerVersion = readonly [major: number, minor: number, patch: number, build: number];

const unknownVersion: ServerVersion = [1, 0, 0, 0];

/**
 * Reads a version such as `5.1.0.28`. Missing parts count as 0. What cannot be read counts as 1.0.0.0, below
 * every gate, just as a version that is not known yet does (facts 4).
 *
 * @example
 * parseServerVersion('5.3.3.0'); // [5, 3, 3, 0]
 */
export function parseServerVersion(text: string | null | undefined): ServerVersion {
  const match = /^\s*v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+)|-dev\.(\d+))?/.exec(text ?? '');
  if (!match) return unknownVersion;
  const part = (index: number): number => Number(match[index] ?? 0);
  return [part(1), part(2), part(3), part(4) || part(5)];
}

/**
 * The fourth part as a step of the prerelease, the notation in which descriptors name servers.
 *
 * @example comparable('5.1.0.28') // '5.1.0-dev.28'
 */
export function comparable(serverVersion: string): string {
  const [major, minor, patch, build] = parseServerVersion(serverVersion);
  return `${major}.${minor}.${patch}-dev.${build}`;
}

/**
 * Whether a server's version reaches another. All four numbers count: the fourth is a step of the prerelease, and no
 * version is without one (facts 4).
 *
 * @example isAtLeast('5.2.0.0', '5.1.0.999') // true
 */
export function isAtLeast(version: string | null | undefined, minimum: string): boolean {
  const [left, right] = [version, minimum].map((text) => parseServerVersion(text).join('.'));
  return compare(left ?? '', right ?? '', '>=');
}

/** What later servers of the 5.x line can do and earlier ones cannot, with the version that brought it. */
export const featureVersions = {
  RelocateSeriesFiles: '5.1.0.35',
  TraktVipCheck: '5.1.0.74',
  DuplicatesQuickSelect: '5.1.0.79',
} as const;

export type Feature = keyof typeof featureVersions;

/**
 * Whether a server can do something that older ones cannot. An unknown version can nothing.
 *
 * @example
 * if (!supports(version, 'RelocateSeriesFiles')) return notify(requirementText('RelocateSeriesFiles'));
 */
export function supports(version: string | null | undefined, feature: Feature): boolean {
  return isAtLeast(version, featureVersions[feature]);
}

/** The sentence for a feature that the server is too old for (spec: version gates). */
export function requirementText(feature: Feature): string {
  return `This feature requires server version >= ${featureVersions[feature]}`;
}

/** Which servers have something. */
export interface ServerRange {
  readonly includes: (version: string | null | undefined) => boolean;
}

/** Servers from 5.3 on (facts 2). */
export const since53: ServerRange = { includes: (version) => isAtLeast(version, '5.3.0.0') };

/** Servers before 5.3; one whose version is unknown is taken for one. */
export const before53: ServerRange = { includes: (version) => !isAtLeast(version, '5.3.0.0') };

/** Whether a server is supported. `minimum` is the oldest version that is. */
export type Judgement =
  | { readonly verdict: 'supported' }
  | { readonly verdict: 'too old'; readonly version: string; readonly minimum: string }
  | { readonly verdict: 'another API'; readonly version: string };

interface JudgementOptions {
  /** Whether the interface is a debug build, which asks nothing of a server's age. */
  readonly debugBuild?: boolean;
}

/**
 * Whether the interface can work with this server. The minimum is the higher of the one written here and
 * `minimumServerVersion` of our own `version.json`, which the server hands back as `WebUI`. A debug build on
 * either side skips it; a server of another API is refused all the same, because nothing would work.
 *
 * @example
 * judgeServer(versions).verdict === 'supported'; // go on
 */
export function judgeServer(
  versions: Pick<VersionSet, 'Server' | 'WebUI'>,
  { debugBuild = false }: JudgementOptions = {},
): Judgement {
  const version = versions.Server.Version ?? '';
  if (parseServerVersion(version)[0] >= firstForeignMajor) return { verdict: 'another API', version };
  if (debugBuild || versions.Server.ReleaseChannel === 'Debug') return { verdict: 'supported' };
  const declared = versions.WebUI?.MinimumServerVersion;
  const minimum = declared && isAtLeast(declared, minimumServerVersion) ? declared : minimumServerVersion;
  return isAtLeast(version, minimum) ? { verdict: 'supported' } : { verdict: 'too old', version, minimum };
}

/** A component's version as people read it: with channel and commit unless it is a stable release (facts 5.2). */
export function versionText(component: ComponentVersion): string {
  const version = component.Version ?? '';
  if (component.ReleaseChannel === undefined || component.ReleaseChannel === 'Stable') return version;
  const commit = component.Commit ? ` (${component.Commit.slice(0, 7)})` : '';
  return `${version}-${component.ReleaseChannel}${commit}`;
}
