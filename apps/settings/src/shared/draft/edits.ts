import type { PatchOperation } from '@hondana/shared/api/types';
import { isSameValue, isWebPath, type SettingsDocuments, valueAt } from './settingPath.ts';

export interface Edit {
  readonly value: unknown;
  /** The server's value when editing began. */
  readonly base: unknown;
}

/** By path. */
export type Edits = ReadonlyMap<string, Edit>;

/** Setting the server's value removes the edit. */
export function withEdit(edits: Edits, documents: SettingsDocuments, path: string, value: unknown): Edits {
  const next = new Map(edits);
  const current = valueAt(documents, path);
  if (isSameValue(current, value)) next.delete(path);
  else next.set(path, { value, base: edits.has(path) ? edits.get(path)?.base : current });
  return next;
}

export function withoutEdits(edits: Edits, paths: Iterable<string>): Edits {
  const gone = new Set(paths);
  return new Map([...edits].filter(([path]) => !gone.has(path)));
}

/** Resolves a conflict in favour of the edit. */
export function withCurrentBase(edits: Edits, documents: SettingsDocuments, path: string): Edits {
  const edit = edits.get(path);
  if (!edit) return edits;
  return new Map(edits).set(path, { ...edit, base: valueAt(documents, path) });
}

export function unsaved(edits: Edits, documents: SettingsDocuments): Edits {
  return new Map([...edits].filter(([path, { value }]) => !isSameValue(valueAt(documents, path), value)));
}

export function hasEditConflict(edit: Edit, documents: SettingsDocuments, path: string): boolean {
  const current = valueAt(documents, path);
  return !isSameValue(current, edit.base) && !isSameValue(current, edit.value);
}

export function contestedPaths(edits: Edits, documents: SettingsDocuments): string[] {
  return [...edits].filter(([path, edit]) => hasEditConflict(edit, documents, path)).map(([path]) => path);
}

export function serverEdits(edits: Edits): Edits {
  return new Map([...edits].filter(([path]) => !isWebPath(path)));
}

export function webEdits(edits: Edits): Edits {
  return new Map([...edits].filter(([path]) => isWebPath(path)));
}

export function replacements(edits: Edits): PatchOperation[] {
  return [...serverEdits(edits)].map(([path, { value }]) => ({ op: 'replace', path: `/${path}`, value }));
}

/**
 * Precedes each change by a `test` of its base value; a failed `test` leaves everything unchanged. The server compares
 * strings, numbers, booleans, null and lists; the `test` of an object always passes (seen on 5.3.3).
 */
export function patchOf(edits: Edits): PatchOperation[] {
  const tested = [...serverEdits(edits)].filter(([, { base }]) => base !== undefined);
  return [
    ...tested.map(([path, { base }]) => ({ op: 'test', path: `/${path}`, value: base }) as const),
    ...replacements(edits),
  ];
}
