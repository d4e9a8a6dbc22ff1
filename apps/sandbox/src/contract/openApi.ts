import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { correctDocument } from '../../../../tools/types/corrections.ts';
import type { OpenApiDocument, Schema } from '../../../../tools/types/document.ts';
import { sandboxCorrections } from './sandboxCorrections.ts';

/** With all corrections applied. @throws when one of them changes nothing */
export function readDocument(): OpenApiDocument {
  const file = new URL('../../../../contract/openapi-v3.json', import.meta.url);
  const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
  return correctDocument(correctDocument(document), sandboxCorrections);
}

/** OpenAPI 3.0's `nullable` becomes a second alternative in JSON Schema. */
function asJsonSchema(schema: Schema): object {
  const { nullable, $ref, allOf, items, properties, additionalProperties, ...rest } = schema;
  const converted = {
    ...rest,
    ...($ref === undefined ? {} : { $ref: `document${$ref}` }),
    ...(allOf === undefined ? {} : { allOf: allOf.map(asJsonSchema) }),
    ...(items === undefined ? {} : { items: asJsonSchema(items) }),
    ...(properties === undefined
      ? {}
      : {
          properties: Object.fromEntries(
            Object.entries(properties).map(([name, property]) => [name, asJsonSchema(property)]),
          ),
        }),
    ...(additionalProperties === undefined
      ? {}
      : {
          additionalProperties:
            typeof additionalProperties === 'boolean'
              ? additionalProperties
              : asJsonSchema(additionalProperties),
        }),
  };
  return nullable === true ? { anyOf: [converted, { type: 'null' }] } : converted;
}

interface KnownOperation {
  readonly method: string;
  readonly segments: readonly string[];
  readonly schema: Schema | undefined;
  validate: ValidateFunction | undefined;
}

const isPlaceholder = (segment: string) => segment.includes('{');

function segmentsOf(path: string): string[] {
  const clean = path.split('?', 1)[0] ?? '';
  return clean.split('/').filter((part) => part !== '');
}

export class AnswerChecker {
  readonly #operations: KnownOperation[] = [];
  readonly #ajv: Ajv;

  constructor(document: OpenApiDocument = readDocument()) {
    this.#ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(this.#ajv, ['date', 'date-time', 'uri', 'int32', 'int64', 'double', 'binary']);
    this.#ajv.addFormat('date-span', /^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$/);
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      asJsonSchema(schema),
    ]);
    this.#ajv.addSchema({ $id: 'document', components: { schemas: Object.fromEntries(schemas) } });
    for (const [path, operations] of Object.entries(document.paths)) {
      const full = /^\/(api|plex)/.test(path) ? path : `/api/v3${path}`;
      for (const [method, operation] of Object.entries(operations)) {
        const schema = operation.responses?.['200']?.content?.['application/json']?.schema;
        this.#operations.push({
          method: method.toUpperCase(),
          segments: segmentsOf(full),
          schema,
          validate: undefined,
        });
      }
    }
    // Literal segments win over placeholders.
    this.#operations.sort(
      (a, b) => a.segments.filter(isPlaceholder).length - b.segments.filter(isPlaceholder).length,
    );
  }

  knows(method: string, path: string): boolean {
    return this.#find(method, path) !== undefined;
  }

  /** What is wrong with a successful JSON answer; empty if its shape is undocumented. */
  faults(method: string, path: string, body: unknown): string[] {
    const operation = this.#find(method, path);
    if (operation === undefined) return [`${method} ${path} is not in the document`];
    if (operation.schema === undefined) return [];
    operation.validate ??= this.#ajv.compile(asJsonSchema(operation.schema));
    if (operation.validate(body)) return [];
    const errors = operation.validate.errors ?? [];
    return [
      ...new Set(
        errors.map((error) => `${error.instancePath} ${error.message ?? ''} ${JSON.stringify(error.params)}`),
      ),
    ];
  }

  /** Whether the object at a path inside the answer has data as keys. */
  isDictionary(method: string, path: string, inside: string): boolean {
    const schema = this.#find(method, path)?.schema;
    return schema !== undefined && this.#isDictionary(asJsonSchema(schema), inside.replace(/^\$/, ''));
  }

  #find(method: string, path: string): KnownOperation | undefined {
    const segments = segmentsOf(path).map((part) => part.toLowerCase());
    return this.#operations.find(
      (one) =>
        one.method === method &&
        one.segments.length === segments.length &&
        one.segments.every((part, index) => isPlaceholder(part) || part.toLowerCase() === segments[index]),
    );
  }

  #resolve(schema: unknown): Record<string, unknown> {
    const object = (typeof schema === 'object' && schema !== null ? schema : {}) as Record<string, unknown>;
    if (typeof object.$ref === 'string') {
      return this.#resolve(this.#ajv.getSchema(object.$ref)?.schema);
    }
    const parts = (object.allOf ?? object.anyOf) as unknown[] | undefined;
    return parts === undefined ? object : this.#resolve(parts[0]);
  }

  #isDictionary(schema: unknown, path: string): boolean {
    const resolved = this.#resolve(schema);
    const match = /^(\[\]|\{\}|\.([^.[{]+))(.*)$/.exec(path);
    if (match === null) {
      return resolved.properties === undefined && typeof resolved.additionalProperties === 'object';
    }
    const [, step = '', name = '', rest = ''] = match;
    if (step === '[]') return this.#isDictionary(resolved.items, rest);
    if (step === '{}') return this.#isDictionary(resolved.additionalProperties, rest);
    return this.#isDictionary((resolved.properties as Record<string, unknown> | undefined)?.[name], rest);
  }
}
