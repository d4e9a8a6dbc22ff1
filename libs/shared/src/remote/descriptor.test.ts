import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { registrySchema, remoteDescriptorSchema } from './descriptor.ts';
import { descriptorFault, readRegistry } from './registry.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;
type Document = Record<string, unknown>;

/** Documents of a schema's shape. */
function documentsOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { type, properties = {}, required = [], additionalProperties, items } = schema;
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (type === 'boolean') return fc.boolean();
  if (type === 'number' || type === 'integer')
    return fc.integer({ min: schema.minimum ?? -9, max: schema.maximum ?? 99 });
  if (type === 'string') return fc.stringMatching(new RegExp(schema.pattern ?? '^\\w+$'));
  if (type === 'array') return fc.array(documentsOf(items as JsonSchema), { maxLength: 2 });
  if (type !== 'object') throw new Error(`There is no rule for making ${JSON.stringify(schema)}.`);
  if (typeof additionalProperties === 'object') {
    const names = fc.stringMatching(/^[a-z]+\.js$/);
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

/** The place of every value in a document, but of the document itself. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    [...path, name],
    ...placesIn(inner, [...path, name]),
  ]);
}

/** The document with another value at a place; `undefined` takes it away, as JSON does. */
function changed(document: unknown, path: Path, value: unknown): Document {
  const copy = JSON.parse(JSON.stringify(document));
  const holder = path.slice(0, -1).reduce((inner, name) => inner[name], copy);
  holder[String(path.at(-1))] = value;
  return JSON.parse(JSON.stringify(copy));
}

const otherValues = [undefined, null, 7, true, '', '/', 'later', [], {}, [null], { later: integrity }];

/** Documents that are valid except in one place. */
function changedOnce(documents: fc.Arbitrary<Document>): fc.Arbitrary<Document> {
  return documents.chain((document) =>
    fc
      .tuple(fc.constantFrom(...placesIn(document), ['later']), fc.constantFrom(...otherValues))
      .map(([place, value]) => changed(document, place, value)),
  );
}

/** What the small reader of the first script leaves to the schema, on purpose. */
function isLeftToSchema({ code, path, input }: z.core.$ZodIssue): boolean {
  const place = path.join('/');
  // Names of a later version of the contract mean nothing to this shell, and harm nothing.
  if (code === 'unrecognized_keys' || (code === 'invalid_value' && typeof input === 'string')) return true;
  // A malformed string leads nowhere, and loading it fails with a sentence. The id is part of names and addresses.
  if (code === 'invalid_format' || code === 'too_small') return place !== 'id';
  // Null is as good as nothing.
  if (input === null && /^(navigation|contributions)$/.test(place)) return true;
  // The first script has no room for what a remote also runs without.
  return /^(addedFrom|calls|note|pages|preload|requires\/server|files\/.*)$|^(calls|pages|preload)\/|^navigation\/\d+\/(children\/\d+\/)?(icon|order|shortcut|slot|adminOnly|server)$|^contributions\/\d+\/(title|target|size(\/.*)?|adminOnly|server)$/.test(
    place,
  );
}

function meetsSchema(document: unknown): boolean {
  const { error } = z.safeParse(remoteDescriptorSchema, document, { reportInput: true });
  return (error?.issues ?? []).every(isLeftToSchema);
}

test('what meets the schema, the small reader takes', () => {
  fc.assert(
    fc.property(descriptors, (descriptor) => {
      expect(z.safeParse(remoteDescriptorSchema, descriptor).error).toBeUndefined();
      expect(descriptorFault(descriptor)).toBeUndefined();
    }),
  );
});

test('the small reader and the schema refuse the same, but for what is left to the schema', () => {
  fc.assert(
    fc.property(changedOnce(descriptors), (descriptor) => {
      expect(descriptorFault(descriptor) === undefined).toBe(meetsSchema(descriptor));
    }),
    { numRuns: 1000 },
  );
});

test.for(otherValues)('%j is a descriptor to neither', (value) => {
  expect(descriptorFault(value)).toBeDefined();
  expect(meetsSchema(value)).toBe(false);
});

test('the small reader and the schema refuse the same as a registry, but for what is wrong with one remote', () => {
  const registry = { format: 1, shell: {}, remotes: [] };
  for (const place of [...placesIn(registry), ['later']]) {
    for (const value of otherValues) {
      const document = changed(registry, place, value);
      const { error } = z.safeParse(registrySchema, document);
      // When the interface starts only that remote fails; publishing reports it.
      const isRegistry = (error?.issues ?? []).every(({ path }) => path.length > 1);
      const read = expect(() => readRegistry(document), JSON.stringify(document));
      if (isRegistry) read.not.toThrow();
      else read.toThrow(TypeError);
    }
  }
});
