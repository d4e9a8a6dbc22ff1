/** The parts of an OpenAPI 3.0 document that are read or corrected. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content & { description: string }>;
}

export interface OpenApiDocument {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export function referencedName(schema: Schema | undefined): string | undefined {
  return schema?.$ref?.slice('#/components/schemas/'.length);
}

export function schemaNamed(document: OpenApiDocument, name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema ${name}.`);
  return schema;
}

export function propertyOf(document: OpenApiDocument, schemaName: string, field: string): Schema {
  const property = schemaNamed(document, schemaName).properties?.[field];
  if (!property) throw new Error(`${schemaName} has no field ${field}.`);
  return property;
}

export interface DocumentedCall {
  readonly method: string;
  /** From the server's root; the document leaves `/api/v3` out. */
  readonly path: string;
  readonly operation: Operation;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Method by method. */
export function callsOf(document: OpenApiDocument): DocumentedCall[] {
  return methods.flatMap((method) =>
    Object.entries(document.paths).flatMap(([path, { [method]: operation }]) => {
      const fromRoot = /^\/(api|plex)/.test(path) ? path : `/api/v3${path}`;
      return operation ? [{ method: method.toUpperCase(), path: fromRoot, operation }] : [];
    }),
  );
}

export function responseSchemas(document: OpenApiDocument): Set<string> {
  const found = new Set<string>();
  const visit = (schema: Schema | undefined): void => {
    if (!schema) return;
    const name = referencedName(schema);
    if (name !== undefined) {
      if (found.has(name)) return;
      found.add(name);
      visit(document.components.schemas[name]);
    }
    for (const part of schema.allOf ?? []) visit(part);
    for (const property of Object.values(schema.properties ?? {})) visit(property);
    visit(schema.items);
    if (typeof schema.additionalProperties === 'object') visit(schema.additionalProperties);
  };
  for (const { operation } of callsOf(document)) {
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      if (!status.startsWith('2')) continue;
      for (const media of Object.values(response.content ?? {})) visit(media.schema);
    }
  }
  return found;
}
