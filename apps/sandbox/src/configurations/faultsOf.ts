import { isObject } from '@hondana/contract/isObject';
import type { JsonObject } from '../http/jsonPatch.ts';

interface Schema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
  readonly $ref?: string;
  readonly definitions?: Readonly<Record<string, Schema>>;
}

const kindOf = (value: unknown): string => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
};

function fitsType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  return kindOf(value) === type;
}

function faultOf(value: unknown, schema: Schema): string | undefined {
  const types = schema.type === undefined ? [] : [schema.type].flat();
  if (types.length > 0 && !types.some((type) => fitsType(value, type))) {
    return `Expected ${types.join(' or ')}, but got ${kindOf(value)}.`;
  }
  if (schema.enum && !schema.enum.includes(value)) return 'The value is not one of the allowed values.';
  if (typeof value !== 'number') return undefined;
  if (schema.minimum !== undefined && value < schema.minimum) return `The minimum is ${schema.minimum}.`;
  if (schema.maximum !== undefined && value > schema.maximum) return `The maximum is ${schema.maximum}.`;
  return undefined;
}

/**
 * By path, `Web.Port` or `RescanDelayHours[0]`. No recording has any; the document says that each path has a list of
 * sentences.
 */
export function faultsOf(schema: JsonObject, value: unknown): Record<string, string[]> {
  const root = schema as Schema;
  const faults: Record<string, string[]> = {};
  const look = (one: Schema, at: unknown, path: string): void => {
    const actual = one.$ref ? (root.definitions?.[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one;
    const fault = faultOf(at, actual);
    if (fault !== undefined) faults[path] = [fault];
    if (Array.isArray(at)) {
      for (const [index, item] of at.entries()) look(actual.items ?? {}, item, `${path}[${index}]`);
    } else if (isObject(at)) {
      const others = typeof actual.additionalProperties === 'object' ? actual.additionalProperties : {};
      for (const [name, inner] of Object.entries(at)) {
        look(actual.properties?.[name] ?? others, inner, path === '' ? name : `${path}.${name}`);
      }
    }
  };
  look(root, value, '');
  return faults;
}
