import { satisfies, validate } from 'compare-versions';
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
