import { expect, test } from 'vitest';
import { z } from '../schema.ts';
import { parseWithSchema, schemaFaults } from './schemaFaults.ts';

const schema = z.strictObject({
  name: z.string().check(z.minLength(1)),
  kind: z.enum(['one', 'two']),
  format: z.literal(1),
  id: z.exactOptional(z.string().check(z.regex(/^[a-z]+$/))),
  count: z.exactOptional(z.number()),
  list: z.exactOptional(z.array(z.strictObject({ path: z.string() }))),
  files: z.exactOptional(z.record(z.string(), z.string())),
  even: z.exactOptional(z.number().check(z.refine((n) => n % 2 === 0, { error: 'must be even' }))),
});
const sound = { name: 'a', kind: 'one', format: 1 };

test('returns a valid document unchanged', () => {
  expect(schemaFaults(schema, sound)).toEqual([]);
  expect(parseWithSchema(schema, sound, 'sound.json')).toBe(sound);
});

test.for([
  [{ name: undefined }, "/ must have required property 'name'"],
  [{ list: [{ path: 'x' }, {}] }, "/list/1 must have required property 'path'"],
  [{ name: '' }, '/name must not be empty'],
  [{ name: 7 }, '/name must be a string'],
  [{ count: '7' }, '/count must be a number'],
  [{ list: {} }, '/list must be an array'],
  [{ list: ['x'] }, '/list/0 must be an object'],
  [{ files: 7 }, '/files must be an object'],
  [{ files: { 'a/b~c': 7 } }, '/files/a~1b~0c must be a string'],
  [{ kind: 'three' }, '/kind must be one of one, two'],
  [{ format: 2 }, '/format must be 1'],
  [{ id: 'A1' }, '/id must match pattern /^[a-z]+$/'],
  [{ even: 3 }, '/even must be even'],
  [{ more: 1, less: 2 }, '/ must have no property “more”, “less”'],
] as const)('reports %j: %s', ([change, fault]) => {
  expect(schemaFaults(schema, { ...sound, ...change }).map(({ place, text }) => `${place} ${text}`)).toEqual([
    fault,
  ]);
});

test('reports a missing document as no object', () => {
  expect(schemaFaults(schema, undefined)).toEqual([{ place: '/', text: 'must be an object' }]);
});

test('accepts only unknown names when it may be older than the document', () => {
  const later = { ...sound, more: 1, kind: 'three' };
  expect(schemaFaults(schema, later, { mayBeOlder: true })).toEqual([]);
  expect(schemaFaults(schema, { ...later, kind: 3, name: 4 }, { mayBeOlder: true })).toEqual([
    { place: '/name', text: 'must be a string' },
    { place: '/kind', text: 'must be one of one, two' },
  ]);
});

test('names every fault when it rejects a document', () => {
  expect(() => parseWithSchema(schema, { ...sound, name: 4, format: 2 }, 'a.json')).toThrow(
    'a.json does not meet its schema: /name must be a string; /format must be 1',
  );
  expect(parseWithSchema(schema, { ...sound, more: 1 }, 'a.json', { mayBeOlder: true })).toHaveProperty(
    'more',
  );
});
