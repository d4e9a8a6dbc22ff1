import {
  isJsonRecord,
  type JsonRecord,
  type JsonSchema,
  type UiCondition,
  type UiDefinition,
} from './jsonSchema.ts';

export type ElementKind =
  | 'switch'
  | 'number'
  | 'text'
  | 'text-area'
  | 'password'
  | 'code'
  | 'enum'
  | 'list'
  | 'record'
  | 'section';

/** A schema with its reference followed: what stands beside the reference wins. */
export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly ui: UiDefinition;
  readonly kind: ElementKind;
  readonly isInteger: boolean;
  readonly isNullable: boolean;
}

const typesOf = ({ type }: JsonSchema): readonly string[] => (type === undefined ? [] : [type].flat());

const elements: Readonly<Record<string, ElementKind>> = {
  list: 'list',
  record: 'record',
  enum: 'enum',
  password: 'password',
  'text-area': 'text-area',
  'code-block': 'code',
  'section-container': 'section',
};

/** A property of the element type `auto`, or of one that this version doesn't know, is shown by its type. */
function kindOf(schema: JsonSchema, ui: UiDefinition): ElementKind {
  const chosen = elements[ui.elementType ?? ''];
  if (chosen) return chosen;
  const types = typesOf(schema);
  if (schema.enum) return 'enum';
  if (types.includes('boolean')) return 'switch';
  if (types.includes('integer') || types.includes('number')) return 'number';
  if (types.includes('array')) return 'list';
  if (types.includes('object')) return schema.properties ? 'section' : 'record';
  return 'text';
}

/** @param root has the definitions that `$ref` names */
export function nodeOf(root: JsonSchema, schema: JsonSchema): SchemaNode {
  const alternatives = schema.oneOf ?? [];
  const choice = alternatives.find((one) => !typesOf(one).includes('null'));
  const reference = schema.$ref ?? choice?.$ref;
  const target = reference === undefined ? choice : root.definitions?.[reference.split('/').at(-1) ?? ''];
  const merged = { ...target, ...schema };
  const ui = { ...target?.['x-uiDefinition'], ...schema['x-uiDefinition'] };
  // What refers to an object says `auto`: the object itself says that it is a section.
  const elementType = ui.elementType === 'auto' ? target?.['x-uiDefinition']?.elementType : undefined;
  const resolved = { ...ui, elementType: elementType ?? ui.elementType ?? 'auto' };
  return {
    schema: merged,
    ui: resolved,
    kind: kindOf(merged, resolved),
    isInteger: typesOf(merged).includes('integer'),
    isNullable: typesOf(merged).includes('null') || alternatives.some((one) => typesOf(one).includes('null')),
  };
}

/** The names of an object's properties and actions, in their order; `$schema` belongs to the file. */
export function entriesOf({ schema, ui }: SchemaNode): readonly { name: string; isAction: boolean }[] {
  const names = Object.keys(ui.structure ?? schema.properties ?? {});
  return names
    .map((name) => ({ name, isAction: ui.structure?.[name] === 'method' }))
    .filter(
      ({ name, isAction }) => name !== '$schema' && (isAction || schema.properties?.[name] !== undefined),
    );
}

export function meets({ path, value, inverseCondition = false }: UiCondition, siblings: JsonRecord): boolean {
  const actual = path
    .split('.')
    .reduce<unknown>((at, name) => (isJsonRecord(at) ? at[name] : undefined), siblings);
  return (actual === value) !== inverseCondition;
}

interface Presence {
  readonly isShown: boolean;
  readonly isFixed: boolean;
}

/** @param siblings the object that has the property: its conditions are about them */
export function presenceOf(ui: UiDefinition, siblings: JsonRecord, showsAdvanced: boolean): Presence {
  const { default: initial = 'visible', advanced = false, toggle, disableToggle } = ui.visibility ?? {};
  const visibility = toggle && meets(toggle, siblings) ? (toggle.visibility ?? 'visible') : initial;
  const isDisabled = disableToggle ? meets(disableToggle, siblings) : false;
  return {
    isShown: visibility !== 'hidden' && (!advanced || showsAdvanced),
    isFixed: visibility === 'read-only' || visibility === 'disabled' || isDisabled,
  };
}

/** What a new entry of a list or record begins as. */
export function initialValue(root: JsonSchema, { schema, kind, isNullable, ui }: SchemaNode): unknown {
  if (schema.default !== undefined) return schema.default;
  if (isNullable) return null;
  if (kind === 'section') {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, inner]) => [
        name,
        initialValue(root, nodeOf(root, inner)),
      ]),
    );
  }
  if (kind === 'enum') return ui.enumDefinitions?.[0]?.value ?? schema.enum?.[0] ?? '';
  const byKind = { switch: false, number: schema.minimum ?? 0, list: [], record: {} } as const;
  return kind in byKind ? byKind[kind as keyof typeof byKind] : '';
}

export type ValuePath = readonly (string | number)[];

/** As the server names a property in its errors: `Web.Port`, `RescanDelayHours[1]`. */
export function pathText(path: ValuePath): string {
  return path.reduce<string>((text, part) => {
    if (typeof part === 'number') return `${text}[${part}]`;
    return text === '' ? part : `${text}.${part}`;
  }, '');
}

/** A copy with one value changed; objects on the way that are missing are made. */
export function withValue(value: unknown, [first, ...rest]: ValuePath, next: unknown): unknown {
  if (first === undefined) return next;
  if (typeof first === 'number') {
    const list = Array.isArray(value) ? value : [];
    return list.map((one, at) => (at === first ? withValue(one, rest, next) : one));
  }
  const object = isJsonRecord(value) ? value : {};
  return { ...object, [first]: withValue(object[first], rest, next) };
}
