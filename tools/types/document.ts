/** The parts of an OpenAPI 3.0 document that the corrections touch. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  nullable?: boolean;
  enum?: unknown[];
  allOf?: Schema[];
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
  for (const operations of Object.values(document.paths)) {
    for (const operation of Object.values(operations)) {
      for (const [status, response] of Object.entries(operation.responses ?? {})) {
        if (!status.startsWith('2')) continue;
        for (const media of Object.values(response.content ?? {})) visit(media.schema);
      }
    }
  }
  return found;
}
