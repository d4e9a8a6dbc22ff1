import {
  type OpenApiDocument,
  type Operation,
  type Parameter,
  referencedName,
  type Schema,
} from './document.ts';

/** Role by method and full path, as in `contract/roles.tsv`. */
export type Roles = ReadonlyMap<string, string>;

export function readRoles(text: string): Roles {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [method, path, role = ''] = line.split('\t');
      return [`${method} ${path}`, role];
    }),
  );
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const camelCaseId = (name: string): string => name.replace(/ID$/, 'Id');

/** Paths relative to `/api/v3` have no leading slash. */
function pathText(path: string): string {
  return path
    .replace(/^\/(?!api\/|plex(?:[/.]|$))/, '')
    .replace(/\{(\w+)\}/g, (_, name) => `{${camelCaseId(name)}}`);
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
export function operationsText(document: OpenApiDocument, roles: Roles): string {
  const linesOf = (method: string): string[] =>
    Object.entries(document.paths).flatMap(([path, operations]) => {
      const operation = operations[method];
      if (!operation) return [];
      const whole = /^\/(api|plex)/.test(path) ? path : `/api/v3${path}`;
      const role = roles.get(`${method.toUpperCase()} ${whole}`);
      if (role === undefined) throw new Error(`contract/roles.tsv has no ${method.toUpperCase()} ${whole}.`);
      const name = JSON.stringify(pathText(path));
      return [
        `    ${name}: { role: ${JSON.stringify(role)}; input: ${inputOf(operation)}; answer: ${answerOf(operation)} };`,
      ];
    });
  return [
    '// Written by `npm run generate-types` from contract/openapi-v3.json and contract/roles.tsv. Not edited by hand.',
    '',
    "import type { components } from './schema.ts';",
    '',
    "type Schemas = components['schemas'];",
    '',
    'export interface Operations {',
    ...methods.flatMap((method) => [`  ${method.toUpperCase()}: {`, ...linesOf(method), '  };']),
    '}',
    '',
  ].join('\n');
}
