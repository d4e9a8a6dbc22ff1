import {
  callsOf,
  type OpenApiDocument,
  type Operation,
  referencedName,
  type Schema,
} from '@hondana/contract/document';
import type { CallWithRole } from '@hondana/contract/roles';

const camelCaseId = (name: string): string => name.replace(/ID$/, 'Id');

/** Paths relative to `/api/v3` have no leading slash. */
function pathText(path: string): string {
  return path.replace('/api/v3/', '').replace(/\{(\w+)\}/g, (_, name) => `{${camelCaseId(name)}}`);
}

function typeOf(schema: Schema | undefined): string {
  if (!schema) return 'unknown';
  const name = referencedName(schema);
  if (name !== undefined) return `Schemas[${JSON.stringify(name)}]`;
  const plain = plainTypeOf(schema);
  return schema.nullable ? `${plain} | null` : plain;
}

function plainTypeOf(schema: Schema): string {
  if (schema.allOf?.length === 1) return typeOf(schema.allOf[0]);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.type === 'array') return `readonly (${typeOf(schema.items)})[]`;
  if (schema.type === 'integer' || schema.type === 'number') return 'number';
  if (schema.type === 'string' && schema.format === 'binary') return 'Blob';
  if (schema.type === 'boolean' || schema.type === 'string') return schema.type;
  if (typeof schema.additionalProperties === 'object') {
    return `Readonly<Record<string, ${typeOf(schema.additionalProperties)}>>`;
  }
  return 'unknown';
}

/** Callers own the response and may change it: its lists are not read-only. */
function answerOf({ responses }: Operation): string {
  const schema = Object.values(responses['200']?.content ?? {})[0]?.schema;
  const type = schema
    ? typeOf(schema)
        .replaceAll('readonly ', '')
        .replace(/^Readonly<(.*)>$/, '$1')
    : 'undefined';
  return '204' in responses && schema ? `${type} | undefined` : type;
}

interface InputField {
  readonly type: string;
  readonly isRequired: boolean;
}

interface Entry {
  readonly path: string;
  readonly role: string;
  readonly fields: ReadonlyMap<string, InputField>;
  readonly answer: string;
}

function fieldsOf({ parameters = [], requestBody }: Operation): Map<string, InputField> {
  const fields = new Map(
    parameters.map(({ name, in: place, required, schema }): [string, InputField] => [
      camelCaseId(name),
      { type: typeOf(schema), isRequired: place === 'path' || required === true },
    ]),
  );
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  if (json) fields.set('body', { type: typeOf(json.schema), isRequired: true });
  else if (form) fields.set('body', { type: 'FormData', isRequired: true });
  return fields;
}

/** By method and path, whatever the placeholders are called. */
function entriesOf({ document, calls }: Server): Map<string, Entry> {
  const roles = new Map(calls.map(({ method, path, role }) => [`${method} ${path}`, role]));
  return new Map(
    callsOf(document).map(({ method, path, operation }): [string, Entry] => {
      const role = roles.get(`${method} ${path}`);
      if (role === undefined) throw new Error(`roles.tsv has no ${method} ${path}.`);
      const entry = { path: pathText(path), role, fields: fieldsOf(operation), answer: answerOf(operation) };
      return [`${method} ${path.replace(/\{\w+\}/g, '{}')}`, entry];
    }),
  );
}

/** With the placeholders of the other path, which has as many. */
function withNamesOf(path: string, { path: own, fields, ...entry }: Entry): Entry {
  const names = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
  const renamed = new Map(names(own).map((name, at) => [name, String(names(path)[at])]));
  return {
    ...entry,
    path,
    fields: new Map([...fields].map(([name, field]) => [renamed.get(name) ?? name, field])),
  };
}

const either = (one: string, other: string): string => (one === other ? one : `${one} | ${other}`);

/** What only one server takes is optional: the other ignores it. */
function mergeFields(before: Entry['fields'], since: Entry['fields']): Map<string, InputField> {
  return new Map(
    [...new Set([...before.keys(), ...since.keys()])].map((name): [string, InputField] => {
      const [old, current] = [before.get(name), since.get(name)];
      if (old && current) {
        const isRequired = old.isRequired || current.isRequired;
        return [name, { type: either(old.type, current.type), isRequired }];
      }
      return [name, { type: String((old ?? current)?.type), isRequired: false }];
    }),
  );
}

function inputText(fields: Entry['fields']): string {
  if (fields.size === 0) return 'object';
  const parts = [...fields].map(([name, { type, isRequired }]) =>
    isRequired ? `readonly ${name}: ${type}` : `readonly ${name}?: ${type} | undefined`,
  );
  return `{ ${parts.join('; ')} }`;
}

function roleText(before: string, since: string): string {
  if (before === since) return JSON.stringify(since);
  return `{ before6: ${JSON.stringify(before)}; since6: ${JSON.stringify(since)} }`;
}

function lineOf(before: Entry | undefined, since: Entry | undefined): string {
  if (before && since) {
    const current = withNamesOf(before.path, since);
    const input = inputText(mergeFields(before.fields, current.fields));
    const facts = `role: ${roleText(before.role, since.role)}; input: ${input}`;
    return `    ${JSON.stringify(before.path)}: { ${facts}; answer: ${either(before.answer, since.answer)} };`;
  }
  const { path, role, fields, answer } = (before ?? since) as Entry;
  const facts = `server: "${before ? 'before6' : 'since6'}"; role: ${JSON.stringify(role)}`;
  return `    ${JSON.stringify(path)}: { ${facts}; input: ${inputText(fields)}; answer: ${answer} };`;
}

interface Server {
  readonly document: OpenApiDocument;
  readonly calls: readonly CallWithRole[];
}

/**
 * Calls with a misspelt path or parameter, or another role, don't compile. Of two servers: what both have is one entry,
 * with either answer; what only one has says so.
 */
export function operationsText(before: Server, since: Server): string {
  const [old, current] = [entriesOf(before), entriesOf(since)];
  const keys = [...new Set([...old.keys(), ...current.keys()])];
  const byMethod = Map.groupBy(keys, (key) => key.split(' ')[0]);
  return [
    "import type { components } from './schema.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    'export interface Operations {',
    ...[...byMethod].flatMap(([method, own]) => [
      `  ${method}: {`,
      ...own.map((key) => lineOf(old.get(key), current.get(key))),
      '  };',
    ]),
    '}',
    '',
  ].join('\n');
}
