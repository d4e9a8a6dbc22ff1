import type { OpenApiDocument, Schema } from './document.ts';

/** A difference between the document and the server's observed behaviour. */
export interface Correction {
  readonly name: string;
  readonly reason: string;
  /** @returns the number of places changed */
  readonly apply: (document: OpenApiDocument) => number;
}

/** @returns false if the field was required already */
export function requireField(schema: Schema, field: string): boolean {
  if (schema.required?.includes(field)) return false;
  schema.required = [...(schema.required ?? []), field].sort();
  return true;
}

/** @throws when a correction changes nothing: the document has caught up, and the rule must go */
export function correctDocument(
  document: OpenApiDocument,
  corrections: readonly Correction[],
): OpenApiDocument {
  const corrected = structuredClone(document);
  for (const { name, apply } of corrections) {
    if (apply(corrected) === 0) throw new Error(`The correction “${name}” changes nothing any more.`);
  }
  return corrected;
}
