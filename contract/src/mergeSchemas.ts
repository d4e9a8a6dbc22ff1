import { isDeepStrictEqual } from 'node:util';
import { type OpenApiDocument, referencedName, responseSchemas, type Schema } from './document.ts';

type Schemas = Record<string, Schema>;

/** Says nothing about a value's shape. */
const notes = [
  ...['description', 'example', 'default', 'title', 'readOnly', 'deprecated', 'externalDocs'],
  ...['minLength', 'maxLength', 'minimum', 'maximum', 'pattern', 'uniqueItems', 'minItems'],
];

function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !notes.includes(key))
      .map(([key, value]) => [key, shapeOf(value)]),
  );
}

const isSame = (before: unknown, since: unknown): boolean =>
  isDeepStrictEqual(shapeOf(before), shapeOf(since));

/** `nullable` counts once, outside: OpenAPI 3.0 has it beside a type only. */
function withoutNull(schema: Schema): Schema {
  const { nullable: _, ...rest } = schema;
  return rest.allOf?.length === 1 && Object.keys(rest).length === 1
    ? withoutNull(rest.allOf[0] as Schema)
    : rest;
}

const mayBeNull = (schema: Schema): boolean =>
  schema.nullable === true || schema.allOf?.[0]?.nullable === true;

/** What the schema means in either server: equal, or one of both. */
function mergeProperty(before: Schema, since: Schema): Schema {
  const [old, current] = [withoutNull(before), withoutNull(since)];
  const nullable = mayBeNull(before) || mayBeNull(since) ? { nullable: true } : {};
  if (isSame(old, current))
    return current.$ref === undefined ? { ...current, ...nullable } : { allOf: [current], ...nullable };
  if (old.type === 'array' && current.type === 'array' && old.items && current.items) {
    return { ...current, items: mergeProperty(old.items, current.items), ...nullable };
  }
  if (old.type === 'object' && current.type === 'object') {
    const [values, others] = [old.additionalProperties, current.additionalProperties];
    if (typeof values === 'object' && typeof others === 'object') {
      return { ...current, additionalProperties: mergeProperty(values, others), ...nullable };
    }
  }
  return { anyOf: [old, current], ...nullable };
}

/** An enumeration is a text: only its values differ. */
function kindOf(schema: Schema, { components }: OpenApiDocument): string {
  const plain = withoutNull(schema);
  const name = referencedName(plain);
  if (name === undefined) return plain.type ?? 'any';
  return components.schemas[name]?.type ?? 'object';
}

interface Sides {
  readonly before: OpenApiDocument;
  readonly since: OpenApiDocument;
}

/** A field is gone, or has another type: who reads or sends it must tell the servers apart. */
function isSplit(before: Schema, since: Schema, sides: Sides): boolean {
  return Object.entries(before.properties ?? {}).some(([field, schema]) => {
    const now = since.properties?.[field];
    return now === undefined || kindOf(schema, sides.before) !== kindOf(now, sides.since);
  });
}

function mergeObjects(before: Schema, since: Schema, isAnswer: boolean): Schema {
  const [old, current] = [before.properties ?? {}, since.properties ?? {}];
  const properties = Object.fromEntries(
    [...new Set([...Object.keys(old), ...Object.keys(current)])].map((field): [string, Schema] => {
      const [one, other] = [old[field], current[field]];
      return [field, one && other ? mergeProperty(one, other) : ((one ?? other) as Schema)];
    }),
  );
  const [must, mustNow] = [before.required ?? [], since.required ?? []];
  const required = isAnswer
    ? must.filter((field) => mustNow.includes(field))
    : [...new Set([...must, ...mustNow])].sort();
  const { required: _, ...rest } = since;
  return { ...rest, properties, ...(required.length > 0 && { required }) };
}

function mergeSchema(name: string, before: Schema, since: Schema, sides: Sides, isAnswer: boolean): Schemas {
  if (isSame(before, since)) return { [name]: since };
  if (before.enum && since.enum) {
    return { [name]: { ...since, enum: [...new Set([...before.enum, ...since.enum])] } };
  }
  if (isSplit(before, since, sides)) {
    return {
      [name]: { anyOf: [{ $ref: reference(`${name}.before6`) }, { $ref: reference(`${name}.since6`) }] },
      [`${name}.before6`]: before,
      [`${name}.since6`]: since,
    };
  }
  return { [name]: mergeObjects(before, since, isAnswer) };
}

const reference = (name: string): string => `#/components/schemas/${name}`;

/** The schemas of both servers under the same names: equal, with optional additions, or one of two. */
export function mergeSchemas(before: OpenApiDocument, since: OpenApiDocument): Schemas {
  const sides = { before, since };
  const answers = new Set([...responseSchemas(before), ...responseSchemas(since)]);
  const names = new Set([
    ...Object.keys(before.components.schemas),
    ...Object.keys(since.components.schemas),
  ]);
  return Object.assign(
    {},
    ...[...names].map((name): Schemas => {
      const [old, current] = [before.components.schemas[name], since.components.schemas[name]];
      if (!old || !current) return { [name]: (old ?? current) as Schema };
      return mergeSchema(name, old, current, sides, answers.has(name));
    }),
  );
}
