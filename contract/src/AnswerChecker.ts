import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { callFinder } from './callFinder.ts';
import { readDocumentOfAnswers } from './corrections.ts';
import { callsOf, type OpenApiDocument, type Schema } from './document.ts';
import type { ContractVersion } from './versions.ts';

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

interface CheckedCall {
  readonly method: string;
  readonly path: string;
  readonly schema: Schema | undefined;
  validate: ValidateFunction | undefined;
}

export class AnswerChecker {
  readonly #ajv: Ajv;
  readonly #find: (method: string, path: string) => CheckedCall | undefined;

  constructor(document: OpenApiDocument) {
    this.#ajv = new Ajv({ strict: false, allErrors: true });
    addFormats.default(this.#ajv, ['date', 'date-time', 'uri', 'int32', 'int64', 'double', 'binary', 'uuid']);
    this.#ajv.addFormat('date-span', /^-?(\d+\.)?\d{2}:\d{2}:\d{2}(\.\d{1,7})?$/);
    const schemas = Object.entries(document.components.schemas).map(([name, schema]) => [
      name,
      asJsonSchema(schema),
    ]);
    this.#ajv.addSchema({ $id: 'document', components: { schemas: Object.fromEntries(schemas) } });
    this.#find = callFinder<CheckedCall>(
      callsOf(document).map(({ method, path, operation }) => ({
        method,
        path,
        schema: operation.responses?.['200']?.content?.['application/json']?.schema,
        validate: undefined,
      })),
    );
  }

  /** What is wrong with a successful JSON answer; empty if its shape is undocumented. */
  faults(method: string, path: string, body: unknown): string[] {
    const call = this.#find(method, path);
    if (call === undefined) return [`${method} ${path} is not in the document`];
    if (call.schema === undefined) return [];
    call.validate ??= this.#ajv.compile(asJsonSchema(call.schema));
    if (call.validate(body)) return [];
    const errors = call.validate.errors ?? [];
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

const checkers = new Map<ContractVersion, AnswerChecker>();

/** One for all callers: it compiles each schema once. */
export function answerCheckerOf(version: ContractVersion): AnswerChecker {
  const checker = checkers.get(version) ?? new AnswerChecker(readDocumentOfAnswers(version));
  checkers.set(version, checker);
  return checker;
}
