import { isObject } from '@hondana/contract/isObject';
import { problem } from './errors.ts';

/** One operation of a JSON Patch (RFC 6902). */
export interface PatchOperation {
  readonly op: string;
  readonly path: string;
  readonly from?: string;
  readonly value?: unknown;
}

export type JsonObject = { [key: string]: unknown };

interface Place {
  readonly holder: JsonObject | unknown[];
  readonly key: string;
  /** Its counterpart in the model document, which gives the expected type. */
  readonly model: unknown;
  readonly isNewKey: boolean;
}

class PatchFault extends Error {}

function isOperation(value: unknown): value is PatchOperation {
  return isObject(value) && typeof value.op === 'string' && typeof value.path === 'string';
}

/** @throws a 400 problem if the body is no patch document */
export function patchOperations(body: unknown): PatchOperation[] {
  const malformed = () => problem({ '': ['The JSON patch document was malformed and could not be parsed.'] });
  if (!Array.isArray(body)) throw malformed();
  return body.map((one: unknown) => {
    if (!isObject(one)) throw malformed();
    const byLowerCase = Object.fromEntries(
      Object.entries(one).map(([key, value]) => [key.toLowerCase(), value]),
    );
    if (!isOperation(byLowerCase)) throw malformed();
    return byLowerCase;
  });
}

const notFoundAt = (segment: string) =>
  new PatchFault(`The target location specified by path segment '${segment}' was not found.`);

function segmentsOf(path: string): string[] {
  const trimmed = path.startsWith('/') ? path.slice(1) : path;
  return trimmed.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function keyIn(holder: JsonObject, segment: string): string | undefined {
  return Object.keys(holder).find((key) => key.toLowerCase() === segment.toLowerCase());
}

function locate(document: JsonObject, model: JsonObject, path: string): Place {
  const segments = segmentsOf(path);
  let holder: unknown = document;
  let shape: unknown = model;
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    if (Array.isArray(holder)) {
      const element = Array.isArray(shape) ? shape[0] : undefined;
      if (last) return { holder, key: segment, model: element, isNewKey: false };
      holder = holder[Number(segment)];
      shape = element;
      continue;
    }
    if (!isObject(holder)) throw notFoundAt(segment);
    const known = keyIn(holder, segment);
    // Empty in the model means a dictionary: any key is allowed.
    const isDictionary = isObject(shape) && Object.keys(shape).length === 0;
    const next = isObject(shape) ? shape[known ?? segment] : undefined;
    if (known === undefined && !isDictionary) throw notFoundAt(segment);
    if (last) return { holder, key: known ?? segment, model: next, isNewKey: known === undefined };
    holder = holder[known ?? segment];
    shape = next;
  }
  throw notFoundAt(path);
}

/** Converts a value to the model's type, as the reference does: `"5"` becomes a number. */
function converted(value: unknown, model: unknown): unknown {
  const invalid = () =>
    new PatchFault(
      `The value '${typeof value === 'object' ? JSON.stringify(value) : value}' is invalid for target location.`,
    );
  if (model === undefined) return value;
  if (typeof model === 'number') {
    const text = typeof value === 'string' ? value.trim() : value;
    const number = typeof text === 'string' && text !== '' ? Number(text) : text;
    if (typeof number !== 'number' || !Number.isFinite(number)) throw invalid();
    return number;
  }
  if (typeof model === 'boolean') {
    if (typeof value === 'boolean') return value;
    if (typeof value === 'string' && /^(true|false)$/i.test(value.trim()))
      return value.trim().toLowerCase() === 'true';
    if (typeof value === 'number') return value !== 0;
    throw invalid();
  }
  if (Array.isArray(model)) {
    if (!Array.isArray(value)) throw invalid();
    return value.map((one) => converted(one, model[0]));
  }
  if (isObject(model)) {
    if (!isObject(value)) throw invalid();
    const isDictionary = Object.keys(model).length === 0;
    const result: JsonObject = {};
    for (const [name, one] of Object.entries(value)) {
      const key = keyIn(model, name);
      if (key !== undefined) result[key] = converted(one, model[key]);
      else if (isDictionary) result[name] = one;
    }
    return isDictionary ? result : { ...structuredClone(model), ...result };
  }
  if (value === null) return null;
  if (typeof value === 'object') throw invalid();
  return String(value);
}

function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((one, index) => sameJson(one, b[index]));
  }
  if (isObject(a) && isObject(b)) {
    const keys = Object.keys(a);
    return keys.length === Object.keys(b).length && keys.every((key) => sameJson(a[key], b[key]));
  }
  return a === b;
}

function read(place: Place): unknown {
  if (!Array.isArray(place.holder)) return place.holder[place.key];
  const index = place.key === '-' ? place.holder.length - 1 : Number(place.key);
  if (!Number.isInteger(index))
    throw new PatchFault(`The path segment '${place.key}' is invalid for an array index.`);
  if (index < 0 || index >= place.holder.length) {
    throw new PatchFault(
      `The index value provided by path segment '${place.key}' is out of bounds of the array size.`,
    );
  }
  return place.holder[index];
}

function write(place: Place, value: unknown, insert: boolean): void {
  const due = converted(value, place.model);
  if (!Array.isArray(place.holder)) {
    place.holder[place.key] = due;
  } else if (insert && place.key === '-') {
    place.holder.push(due);
  } else {
    const atEnd = insert && Number(place.key) === place.holder.length;
    if (!atEnd) read(place);
    const index = place.key === '-' ? place.holder.length - 1 : Number(place.key);
    place.holder.splice(index, insert ? 0 : 1, due);
  }
}

function remove(place: Place, model: JsonObject, path: string): void {
  read(place);
  if (Array.isArray(place.holder)) place.holder.splice(Number(place.key), 1);
  else if (place.model === undefined) delete place.holder[place.key];
  else place.holder[place.key] = typeof read(locate(model, model, path)) === 'number' ? 0 : null;
}

function isReadOnly(path: string, readOnly: readonly string[]): boolean {
  const name = segmentsOf(path).join('/').toLowerCase();
  return readOnly.some((one) => one.toLowerCase() === name);
}

function applyOne(
  document: JsonObject,
  model: JsonObject,
  readOnly: readonly string[],
  operation: PatchOperation,
): void {
  const place = locate(document, model, operation.path);
  const op = operation.op.toLowerCase();
  const moved = op === 'move' ? [operation.from ?? ''] : [];
  const changed = op === 'test' ? [] : [operation.path, ...moved];
  const denied = changed.find((path) => isReadOnly(path, readOnly));
  if (denied !== undefined) {
    throw new PatchFault(`The property at path '${segmentsOf(denied).at(-1)}' could not be updated.`);
  }
  const from = () => locate(document, model, operation.from ?? '');
  switch (op) {
    case 'add':
      write(place, operation.value, true);
      return;
    case 'replace':
      if (place.isNewKey) throw notFoundAt(place.key);
      write(place, operation.value, false);
      return;
    case 'remove':
      remove(place, model, operation.path);
      return;
    case 'test': {
      const current = read(place);
      // The reference does not compare objects: their test always passes.
      if (isObject(current) || sameJson(current, converted(operation.value, place.model))) return;
      throw new PatchFault(
        `The current value '${current}' at path '${segmentsOf(operation.path).at(-1)}' is not equal to the test value '${operation.value}'.`,
      );
    }
    case 'copy':
      write(place, structuredClone(read(from())), true);
      return;
    case 'move': {
      const source = from();
      const value = read(source);
      remove(source, model, operation.from ?? '');
      write(place, value, true);
      return;
    }
    default:
      throw new PatchFault(`Invalid JsonPatch operation '${operation.op}'.`);
  }
}

/**
 * Applies operations in order, in place. A failure doesn't stop later ones: callers that mind discard the document.
 *
 * @param model a document of the same shape whose values show the expected types
 * @param readOnly paths that can only be tested, such as `Plugins/Renamer/RelocateOnImport`
 * @returns the reference's message for the first failure
 */
export function applyPatch(
  document: JsonObject,
  model: JsonObject,
  operations: readonly PatchOperation[],
  readOnly: readonly string[] = [],
): string | undefined {
  let fault: string | undefined;
  for (const operation of operations) {
    try {
      applyOne(document, model, readOnly, operation);
    } catch (error) {
      if (!(error instanceof PatchFault)) throw error;
      fault ??= error.message;
    }
  }
  return fault;
}

/**
 * @param name the document's, under which a failure is reported
 * @throws a 400 problem if the body is no patch document or an operation fails
 */
export function patchWithBody(name: string, document: JsonObject, model: JsonObject, body: unknown): void {
  const fault = applyPatch(document, model, patchOperations(body));
  if (fault !== undefined) throw problem({ [name]: [fault] });
}
