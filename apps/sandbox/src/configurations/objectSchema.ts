import type { JsonObject } from '../http/jsonPatch.ts';

/** In the form of the recorded schemas, for configurations of which only values are recorded. */
export function objectSchema(
  id: string | undefined,
  title: string | undefined,
  properties: JsonObject,
): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-04/schema#',
    id,
    title,
    type: 'object',
    properties: { $schema: { type: 'string' }, ...properties },
    'x-uiDefinition': {
      elementType: 'section-container',
      sectionType: 'field-set',
      structure: Object.fromEntries(Object.keys(properties).map((name) => [name, 'property'])),
      showSaveAction: true,
      actions: {},
    },
  };
}
