import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { registrySchema, remoteDescriptorSchema } from './descriptor.ts';
import { descriptorFault, readRegistry } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Document = Record<string, unknown>;

function documentsOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], additionalProperties, propertyNames, items } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 99 });
  if (type === 'string') return fc.stringMatching(new RegExp(schema.pattern ?? '^\\w+$'));
  if (type === 'array') return fc.array(documentsOf(items as JsonSchema), { maxLength: 2 });
  if (type !== 'object') throw new Error(`There is no rule for making ${JSON.stringify(schema)}.`);
  if (typeof additionalProperties === 'object') {
    const { pattern = '^[a-z]+\\.js$' } = propertyNames as { pattern?: string };
    const names = fc.stringMatching(new RegExp(pattern));
    return fc.dictionary(names, documentsOf(additionalProperties), { maxKeys: 2 });
  }
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  for (const [name, field] of Object.entries(properties)) fields[name] = documentsOf(field as JsonSchema);
  return fc.record(fields, { requiredKeys: required });
}

const integrity = `sha384-${'a'.repeat(64)}`;
const descriptors = documentsOf(z.toJSONSchema(remoteDescriptorSchema)).map((made): Document => {
  const { entry, files, ...rest } = made as Document & { entry: string; files: Document };
  return { ...rest, entry, files: { ...files, [entry]: integrity } };
});

type Path = readonly string[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...pathsIn(inner, [...path, name]),
  ]);
}

/** Replaces the value at a path; `undefined` removes it. */
function withValueAt(document: unknown, path: Path, value: unknown): Document {
  const copy = JSON.parse(JSON.stringify(document));
  const holder = path.slice(0, -1).reduce((inner, name) => inner[name], copy);
  holder[String(path.at(-1))] = value;
  return JSON.parse(JSON.stringify(copy));
}

const otherValues = [undefined, null, 7, true, '', '/', 'later', [], {}, [null], { later: integrity }];

function withOneFault(documents: fc.Arbitrary<Document>): fc.Arbitrary<Document> {
  return documents.chain((document) =>
    fc
      .tuple(fc.constantFrom(...pathsIn(document), ['later']), fc.constantFrom(...otherValues))
      .map(([place, value]) => withValueAt(document, place, value)),
  );
}

/** What the first script's small reader leaves to the schema, on purpose. */
function isLeftToSchema({ code, path, input }: z.core.$ZodIssue): boolean {
  const place = path.join('/');
  if (code === 'unrecognized_keys' || (code === 'invalid_value' && typeof input === 'string')) return true;
  // A malformed string only fails when loading, with a message; but the ID is part of names and URLs.
  if (code === 'invalid_format' || code === 'too_small') return place !== 'id';
  if (input === null && /^(navigation|contributions)$/.test(place)) return true;
  // The first script has no room to check what a remote runs without.
  return /^(addedFrom|calls|languages|note|pages|preload|requires\/server|files\/.*)$|^(calls|languages|pages|preload)\/|^navigation\/\d+\/(children\/\d+\/)?(icon|order|shortcut|slot|adminOnly|server)$|^contributions\/\d+\/(title|target|size(\/.*)?|adminOnly|server)$/.test(
    place,
  );
}

function meetsSchema(document: unknown): boolean {
  const { error } = z.safeParse(remoteDescriptorSchema, document, { reportInput: true });
  return (error?.issues ?? []).every(isLeftToSchema);
}

test('accepts in the small reader every descriptor that meets the schema', () => {
  fc.assert(
    fc.property(descriptors, (descriptor) => {
      expect(z.safeParse(remoteDescriptorSchema, descriptor).error).toBeUndefined();
      expect(descriptorFault(descriptor)).toBeUndefined();
    }),
  );
});

test('rejects what the schema rejects, except for what is left to the schema', () => {
  fc.assert(
    fc.property(withOneFault(descriptors), (descriptor) => {
      expect(descriptorFault(descriptor) === undefined).toBe(meetsSchema(descriptor));
    }),
    { numRuns: 1000 },
  );
});

test.for(otherValues)('rejects %j as a descriptor in both reader and schema', (value) => {
  expect(descriptorFault(value)).toBeDefined();
  expect(meetsSchema(value)).toBe(false);
});

test('rejects the registries that the schema rejects, except for faults of a single remote', () => {
  const registry = { format: 1, shell: {}, remotes: [] };
  for (const place of [...pathsIn(registry), ['later']]) {
    for (const value of otherValues) {
      const document = withValueAt(registry, place, value);
      const { error } = z.safeParse(registrySchema, document);
      // Only that remote fails at start; publishing reports it.
      const isRegistry = (error?.issues ?? []).every(({ path }) => path.length > 1);
      const read = expect(() => readRegistry(document), JSON.stringify(document));
      if (isRegistry) read.not.toThrow();
      else read.toThrow(TypeError);
    }
  }
});
