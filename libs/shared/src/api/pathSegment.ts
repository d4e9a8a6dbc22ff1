import { t } from '@lingui/core/macro';

/**
 * Why a text cannot be a path segment, as a sentence for the user; `undefined` if it can. Browsers resolve `.` and `..`
 * even when percent-encoded (WHATWG URL, “double-dot URL path segment”), an empty segment changes the path, and half of
 * a surrogate pair has no encoding.
 * @example pathSegmentFault('..'); // '“..” leads to another address, so the server cannot be asked about it.'
 */
export function pathSegmentFault(value: string | number): string | undefined {
  const text = String(value);
  if (text === '')
    return t`An empty name cannot stand in an address, so the server cannot be asked about it.`;
  if (text === '.' || text === '..')
    return t`“${text}” leads to another address, so the server cannot be asked about it.`;
  const shown = text.toWellFormed();
  if (shown !== text) return t`“${shown}” holds half of a character, so the server cannot be asked about it.`;
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
