/**
 * Whether something that was read is an object with names, which lists are not.
 *
 * @example isRecord(JSON.parse('{"ID": 1}')) // true
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
