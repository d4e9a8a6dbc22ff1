import { compareVersions, satisfies, validate } from 'compare-versions';
import type { VersionRange } from './descriptor.ts';

/**
 * Whether a version satisfies a range: alternatives (`||`) of comparators joined by spaces. False if either is invalid.
 * @example isWithin('1.4.0', '^1.0.0') // true
 * @example isWithin('5.1.0-dev.28', '>=5.1.0-dev.28 <7.0.0') // true
 */
export function isWithin(version: string, range: VersionRange): boolean {
  if (!validate(version)) return false;
  try {
    return satisfies(version, range);
  } catch {
    return false;
  }
}

/**
 * A version without its content hash.
 * @example plainVersion('1.2.0+1a2b3c') // '1.2.0'
 */
export function plainVersion(version: string): string {
  return version.split('+')[0] ?? version;
}

/**
 * Compares two versions without their content hashes. Invalid versions sort first.
 * @returns more than 0 when the first is newer
 * @example compareReleases('1.10.0+a', '1.9.0+b') // 1
 */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [plainVersion(one), plainVersion(other)];
  const [isA, isB] = [validate(a), validate(b)];
  return isA && isB ? compareVersions(a, b) : Number(isA) - Number(isB);
}
