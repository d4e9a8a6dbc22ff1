import type { JsonRecord } from '@hondana/shared/schemaForm/jsonSchema';

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

interface Merge {
  /** What is on the server now, with the changes. */
  readonly value: JsonRecord;
  /** Properties that somebody else has changed otherwise. */
  readonly contested: readonly string[];
}

/** The server replaces a configuration as a whole, so what others changed meanwhile is taken over by property. */
export function mergeChanges(base: JsonRecord, draft: JsonRecord, now: JsonRecord): Merge {
  const changed = Object.keys(draft).filter((name) => !isSame(draft[name], base[name]));
  const contested = changed.filter(
    (name) => !isSame(now[name], base[name]) && !isSame(now[name], draft[name]),
  );
  return { value: { ...now, ...Object.fromEntries(changed.map((name) => [name, draft[name]])) }, contested };
}
