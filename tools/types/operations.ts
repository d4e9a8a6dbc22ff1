import {
  callsOf,
  type DocumentedCall,
  type OpenApiDocument,
  type Operation,
  type Parameter,
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

function parameterText({ name, in: place, required, schema }: Parameter): string {
  if (place === 'path' || required) return `${camelCaseId(name)}: ${typeOf(schema)}`;
  return `${camelCaseId(name)}?: ${typeOf(schema)} | undefined`;
}

function inputOf({ parameters = [], requestBody }: Operation): string {
  const { 'application/json': json, 'multipart/form-data': form } = requestBody?.content ?? {};
  const body = json ? [`body: ${typeOf(json.schema)}`] : form ? ['body: FormData'] : [];
  const fields = [...parameters.map(parameterText), ...body];
  return fields.length === 0 ? 'object' : `{ ${fields.map((field) => `readonly ${field}`).join('; ')} }`;
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

/** Calls with a misspelt path or parameter, or another role, don't compile. */
export function operationsText(document: OpenApiDocument, calls: readonly CallWithRole[]): string {
  const roles = new Map(calls.map(({ method, path, role }) => [`${method} ${path}`, role]));
  const lineOf = ({ method, path, operation }: DocumentedCall): string => {
    const role = roles.get(`${method} ${path}`);
    if (role === undefined) throw new Error(`roles.tsv has no ${method} ${path}.`);
    const name = JSON.stringify(pathText(path));
    const input = inputOf(operation);
    return `    ${name}: { role: ${JSON.stringify(role)}; input: ${input}; answer: ${answerOf(operation)} };`;
  };
  const byMethod = Map.groupBy(callsOf(document), ({ method }) => method);
  return [
    "import type { components } from './schema.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    'export interface Operations {',
    ...[...byMethod].flatMap(([method, own]) => [`  ${method}: {`, ...own.map(lineOf), '  };']),
    '}',
    '',
  ].join('\n');
}
