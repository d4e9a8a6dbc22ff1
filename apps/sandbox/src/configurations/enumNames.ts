import { isObject } from '@hondana/contract/isObject';
import type { JsonObject } from '../http/jsonPatch.ts';

interface Schema {
  readonly enum?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

/** Those whose first name stands for 1. */
const countedFromOne = 'ScheduledUpdateFrequency';

/** Follows a document along its schema, and replaces what `replace` knows. */
function mapEnums(
  root: Schema,
  value: unknown,
  replace: (names: readonly string[], first: number, value: unknown) => unknown,
): unknown {
  const walk = (schema: Schema | undefined, at: unknown): unknown => {
    const name = schema?.$ref?.split('/').at(-1) ?? '';
    const actual = schema?.$ref ? root.definitions?.[name] : schema;
    if (actual?.enum) return replace(actual.enum, name === countedFromOne ? 1 : 0, at);
    if (!isObject(at)) return at;
    return Object.fromEntries(
      Object.entries(at).map(([key, inner]) => [key, walk(actual?.properties?.[key], inner)]),
    );
  };
  return walk(root, value);
}

/** `GET Settings` writes some enumerations as numbers; as recorded, a configuration has all of them by name. */
export function withNames(schema: JsonObject, value: JsonObject): JsonObject {
  return mapEnums(schema as Schema, value, (names, first, one) =>
    typeof one === 'number' ? (names[one - first] ?? one) : one,
  ) as JsonObject;
}

/** The reverse, for those that `model` has as numbers. */
export function withNumbers(schema: JsonObject, value: JsonObject, model: JsonObject): JsonObject {
  const toNumbers = (one: unknown, other: unknown): unknown => {
    if (typeof one === 'string' && typeof other === 'object' && other !== null && 'number' in other) {
      return (other as { number: (name: string) => unknown }).number(one);
    }
    if (!isObject(one) || !isObject(other)) return one;
    return Object.fromEntries(Object.entries(one).map(([key, inner]) => [key, toNumbers(inner, other[key])]));
  };
  const readers = mapEnums(schema as Schema, model, (names, first, one) =>
    typeof one === 'number' ? { number: (name: string) => names.indexOf(name) + first } : one,
  );
  return toNumbers(value, readers) as JsonObject;
}
