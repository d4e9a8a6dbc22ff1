import type { JsonSchema } from './jsonSchema.ts';

/** Whether any property of the schema, or of what it refers to, is for advanced users. */
export function hasAdvanced({ properties, definitions, items, 'x-uiDefinition': ui }: JsonSchema): boolean {
  if (ui?.visibility?.advanced) return true;
  const inner = [
    ...Object.values(properties ?? {}),
    ...Object.values(definitions ?? {}),
    ...(items ? [items] : []),
  ];
  return inner.some(hasAdvanced);
}
