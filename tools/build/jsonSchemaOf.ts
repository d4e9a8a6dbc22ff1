import { z } from '@hondana/shared/schema';

export function jsonSchemaOf(schema: z.ZodMiniType, title: string): object {
  const content = z.toJSONSchema(schema, {
    override({ jsonSchema }) {
      // Our types are read-only; the documents aren't.
      delete jsonSchema.readOnly;
    },
  });
  return { title, ...content };
}
