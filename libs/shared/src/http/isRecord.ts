/**
 * Whether a value is an object, but no array.
 * @example isRecord(JSON.parse('{"ID": 1}')) // true
 */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
