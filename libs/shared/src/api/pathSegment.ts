import { t } from '@lingui/core/macro';

/**
 * Why a text cannot be a path segment, as a sentence for the user; `undefined` if it can. Browsers resolve `.` and `..`
 * even when percent-encoded (WHATWG URL, “double-dot URL path segment”), an empty segment changes the path, and half of
 * a surrogate pair has no encoding.
 * @example pathSegmentFault('..'); // '“..” would lead to another address, so it can’t be used.'
 */
export function pathSegmentFault(value: string | number): string | undefined {
  const text = String(value);
  if (text === '') return t`An empty name can’t be used in an address.`;
  if (text === '.' || text === '..') return t`“${text}” would lead to another address, so it can’t be used.`;
  const shown = text.toWellFormed();
  if (shown !== text) return t`“${shown}” contains a broken character, so it can’t be used in an address.`;
  return undefined;
}

/**
 * Encodes a path parameter; the only encoding for them.
 * @throws a `RangeError` with the sentence of {@link pathSegmentFault}, rather than call another address
 * @example await request<void>({ method: 'DELETE', path: `Renamer/Config/${pathSegment(name)}` });
 */
export function pathSegment(value: string | number): string {
  const fault = pathSegmentFault(value);
  if (fault !== undefined) throw new RangeError(fault);
  return encodeURIComponent(value);
}
