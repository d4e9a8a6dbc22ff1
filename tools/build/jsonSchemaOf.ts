import { z } from '@hondana/shared/schema';

/** A schema for editors and for tools of others. */
export function jsonSchemaOf(schema: z.ZodMiniType, title: string): object {
  const content = z.toJSONSchema(schema, {
    override({ jsonSchema }) {
      // In a document nothing is read-only; our types are.
      delete jsonSchema.readOnly;
    },
  });
  return { title, ...content };
}
