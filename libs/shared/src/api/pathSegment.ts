/**
 * Why a text cannot be one segment of a call's path, as a sentence for people; `undefined` where it can.
 *
 * Browsers take `.` and `..` for steps through the path even when they are percent-encoded (WHATWG URL, “double-dot
 * URL path segment”), an empty segment is another path, and half of a surrogate pair has no encoding.
 *
 * @example pathSegmentFault('..'); // '“..” leads to another address, so the server cannot be asked about it.'
 */
export function pathSegmentFault(value: string | number): string | undefined {
  const text = String(value);
  const fault = faultOf(text);
  return fault && `${fault}, so the server cannot be asked about it.`;
}

function faultOf(text: string): string | undefined {
  if (text === '') return 'An empty name cannot stand in an address';
  if (text === '.' || text === '..') return `“${text}” leads to another address`;
  if (!text.isWellFormed()) return `“${text.toWellFormed()}” holds half of a character`;
  return undefined;
}

/**
 * A value as one segment of a call's path: the only encoding for path parameters.
 *
 * Throws a `RangeError` with the sentence of {@link pathSegmentFault} rather than address something else.
 *
 * @example await request<void>({ method: 'DELETE', path: `Renamer/Config/${pathSegment(name)}` });
 */
export function pathSegment(value: string | number): string {
  const fault = pathSegmentFault(value);
  if (fault !== undefined) throw new RangeError(fault);
  return encodeURIComponent(value);
}
