import { compareVersions, satisfies, validate } from 'compare-versions';
import type { VersionRange } from './descriptor.ts';

/**
 * Whether a version lies within a range. Ranges are alternatives (`||`) of comparators joined by spaces.
 * A version or range that cannot be read lies within nothing.
 *
 * @example isWithin('1.4.0', '^1.0.0') // true
 * @example isWithin('5.1.0-dev.28', '>=5.1.0-dev.28 <6.0.0') // true
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
 * A version without the hash of its content.
 *
 * @example plainVersion('1.2.0+1a2b3c') // '1.2.0'
 */
export function plainVersion(version: string): string {
  return version.split('+')[0] ?? version;
}

/**
 * The order of two versions, whatever their content. What cannot be read comes before all others.
 *
 * @returns more than 0 when the first is the newer one
 * @example compareReleases('1.10.0+a', '1.9.0+b') // 1
 */
export function compareReleases(one: string, other: string): number {
  const [a, b] = [plainVersion(one), plainVersion(other)];
  const [isA, isB] = [validate(a), validate(b)];
  return isA && isB ? compareVersions(a, b) : Number(isA) - Number(isB);
}
