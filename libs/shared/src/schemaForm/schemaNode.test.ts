import { readContractFile } from '@hondana/contract/versions';
import { expect, test } from 'vitest';
import { isJsonRecord, type JsonSchema } from './jsonSchema.ts';
import { type ElementKind, initialValue, nodeOf, pathText, presenceOf, withValue } from './schemaNode.ts';

const core = JSON.parse(readContractFile('6.0', 'core-settings.schema.json')) as JsonSchema;

function kindsIn(schema: JsonSchema, root = schema): ReadonlySet<ElementKind> {
  const all = [root, ...Object.values(root.definitions ?? {})];
  return new Set(
    all.flatMap(({ properties }) => Object.values(properties ?? {}).map((one) => nodeOf(root, one).kind)),
  );
}

test('knows every element of the core settings', () => {
  const kinds = ['switch', 'number', 'text', 'text-area', 'password', 'code', 'enum', 'list', 'record'];
  expect([...kindsIn(core)].sort()).toEqual([...kinds, 'section'].sort());
});

test('shows an element that it does not know by its type', () => {
  const ui = { elementType: 'hologram' };
  const kind = (type: string) => nodeOf({}, { type, 'x-uiDefinition': ui }).kind;
  expect(['boolean', 'integer', 'array', 'object', 'string'].map(kind)).toEqual([
    'switch',
    'number',
    'list',
    'record',
    'text',
  ]);
});

test('follows a reference, also beside null', () => {
  const root = { definitions: { Mode: { type: 'string', enum: ['A', 'B'] } } };
  const reference = { $ref: '#/definitions/Mode' };
  expect(nodeOf(root, reference)).toMatchObject({ kind: 'enum', isNullable: false });
  expect(nodeOf(root, { oneOf: [{ type: 'null' }, reference] })).toMatchObject({
    kind: 'enum',
    isNullable: true,
  });
});

test('shows, hides and fixes by conditions on siblings', () => {
  const toggle = { path: 'Type', value: 'SQLite', visibility: 'visible' } as const;
  const hidden = { visibility: { default: 'hidden', toggle } } as const;
  expect(presenceOf(hidden, { Type: 'SQLite' }, false).isShown).toBe(true);
  expect(presenceOf(hidden, { Type: 'MySQL' }, false).isShown).toBe(false);
  const fixed = { visibility: { disableToggle: { path: 'On', value: true, inverseCondition: true } } };
  expect(presenceOf(fixed, { On: false }, false).isFixed).toBe(true);
  expect(presenceOf(fixed, { On: true }, false).isFixed).toBe(false);
  const advanced = { visibility: { advanced: true } };
  expect([false, true].map((shows) => presenceOf(advanced, {}, shows).isShown)).toEqual([false, true]);
});

test('begins a new entry of every list in the core settings with a value', () => {
  const lists = [core, ...Object.values(core.definitions ?? {})]
    .flatMap(({ properties }) => Object.values(properties ?? {}))
    .filter(({ items }) => items !== undefined);
  expect(lists.length).toBeGreaterThan(10);
  for (const { items, title } of lists) {
    const node = nodeOf(core, items ?? {});
    const value = initialValue(core, node);
    expect(value, title).toBeDefined();
    if (node.kind === 'section') expect(isJsonRecord(value), title).toBe(true);
  }
});

test('changes one value and leaves the rest as it is', () => {
  const value = { Web: { Port: 1 }, List: [{ a: 1 }, { a: 2 }] };
  expect(withValue(value, ['List', 1, 'a'], 3)).toEqual({ Web: { Port: 1 }, List: [{ a: 1 }, { a: 3 }] });
  expect(value.List[1]).toEqual({ a: 2 });
  expect(pathText(['List', 1, 'a'])).toBe('List[1].a');
});
