import tables from './corrections.json' with { type: 'json' };
import { type OpenApiDocument, referencedName, responseSchemas, type Schema } from './document.ts';

/** A difference between the document and the server's observed behaviour. */
export interface Correction {
  readonly name: string;
  readonly reason: string;
  /** @returns the number of places changed */
  readonly apply: (document: OpenApiDocument) => number;
}

/** Fields by schema, separated by spaces, as the recordings show them. */
interface Tables {
  /** Omitted when unset, though the document says never null. */
  readonly omittedWhenUnset: Readonly<Record<string, string>>;
  /** Recorded as null; OpenAPI 3.0 cannot say so beside a reference. */
  readonly nullObjects: Readonly<Record<string, string>>;
  /** Strings that no recording shows as null. */
  readonly neverNull: Readonly<Record<string, string>>;
  /**
   * Recorded always, though not in `required`; they may be null. Fields that are sometimes omitted (a role's
   * character, an episode's files) are not listed.
   */
  readonly alwaysPresent: Readonly<Record<string, string>>;
}

const { omittedWhenUnset, nullObjects, neverNull, alwaysPresent }: Tables = tables;

const words = (list: string): string[] => list.split(' ');

function schemaNamed(document: OpenApiDocument, name: string): Schema {
  const schema = document.components.schemas[name];
  if (!schema) throw new Error(`The document has no schema ${name}.`);
  return schema;
}

function propertyOf(document: OpenApiDocument, schemaName: string, field: string): Schema {
  const property = schemaNamed(document, schemaName).properties?.[field];
  if (!property) throw new Error(`${schemaName} has no field ${field}.`);
  return property;
}

/** @returns false if the field was required already */
function require(schema: Schema, field: string): boolean {
  if (schema.required?.includes(field)) return false;
  schema.required = [...(schema.required ?? []), field].sort();
  return true;
}

function isValue(document: OpenApiDocument, property: Schema): boolean {
  if (property.nullable) return false;
  const reference = referencedName(property);
  if (reference !== undefined) return schemaNamed(document, reference).enum !== undefined;
  if (property.type === 'string') return property.format !== undefined;
  return property.type === 'integer' || property.type === 'number' || property.type === 'boolean';
}

const valuesAlwaysWritten: Correction = {
  name: 'values are always written',
  reason:
    'The serializer leaves out null references only: numbers, booleans, dates and enumerations of every recorded answer are there, but for the few listed in omittedWhenUnset.',
  apply: (document) => {
    let changes = 0;
    for (const name of responseSchemas(document)) {
      const schema = schemaNamed(document, name);
      const omitted = words(omittedWhenUnset[name] ?? '');
      for (const [field, property] of Object.entries(schema.properties ?? {})) {
        if (omitted.includes(field) || !isValue(document, property)) continue;
        if (require(schema, field)) changes += 1;
      }
    }
    return changes;
  },
};

const listsAreWhole: Correction = {
  name: 'a page has its total and its list',
  reason: 'Every recorded page has both fields, the empty ones included.',
  apply: (document) => {
    let changes = 0;
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (name.includes('ListResult_') && require(schema, 'List')) changes += 1;
    }
    return changes;
  },
};

const listsNeverNull: Correction = {
  name: 'lists are empty, never null',
  reason: 'No recorded answer has null where an array is due; an absent list is left out.',
  apply: (document) => {
    let changes = 0;
    for (const name of responseSchemas(document)) {
      for (const property of Object.values(schemaNamed(document, name).properties ?? {})) {
        if (property.type !== 'array' || !property.nullable) continue;
        delete property.nullable;
        changes += 1;
      }
    }
    return changes;
  },
};

const presence: Correction[] = Object.entries(alwaysPresent).map(([schemaName, fields]) => ({
  name: `${schemaName} is answered with ${fields}`,
  reason: 'Present in every recorded element.',
  apply: (document) => {
    for (const field of words(fields)) {
      propertyOf(document, schemaName, field);
      if (!require(schemaNamed(document, schemaName), field)) {
        throw new Error(`${schemaName}.${field} is required already: take it out of the table.`);
      }
    }
    return words(fields).length;
  },
}));

const nullable: Correction[] = Object.entries(nullObjects).map(([schemaName, fields]) => ({
  name: `${schemaName}: ${fields} may be null`,
  reason: 'Recorded as null; the document says nothing because a reference has no room for it.',
  apply: (document) => {
    const properties = schemaNamed(document, schemaName).properties ?? {};
    for (const field of words(fields)) {
      const property = propertyOf(document, schemaName, field);
      if (property.allOf)
        throw new Error(`${schemaName}.${field} may be null already: take it out of the table.`);
      properties[field] = { allOf: [{ ...property }], nullable: true };
    }
    return words(fields).length;
  },
}));

const notNull: Correction[] = Object.entries(neverNull).map(([schemaName, fields]) => ({
  name: `${schemaName}: ${fields} are never null`,
  reason: 'Never null in a recording, and the server computes them from what it must have.',
  apply: (document) => {
    for (const field of words(fields)) {
      const property = propertyOf(document, schemaName, field);
      if (!property.nullable)
        throw new Error(`${schemaName}.${field} is not nullable: take it out of the table.`);
      delete property.nullable;
    }
    return words(fields).length;
  },
}));

const single: Correction[] = [
  {
    name: 'a file is taken from all of its episodes without a body',
    reason: '`DELETE File/{id}/Link` with null unlinks every episode (facts 5.16).',
    apply: (document) => {
      const json = document.paths['/File/{fileID}/Link']?.delete?.requestBody?.content?.['application/json'];
      if (!json?.schema || json.schema.nullable) return 0;
      json.schema = { allOf: [json.schema], nullable: true };
      return 1;
    },
  },
  {
    name: 'AniDB account may be null',
    reason: 'A server that was never given an account answers null for both (init.Settings.Waiting).',
    apply: (document) => {
      let changes = 0;
      for (const field of ['Username', 'Password']) {
        const property = propertyOf(document, 'APIv0.Settings.AniDbSettings', field);
        if (property.nullable) continue;
        property.nullable = true;
        changes += 1;
      }
      return changes;
    },
  },
  {
    name: 'a group view may lack its air date',
    reason: 'An anime that has not been dated yet has none, whatever the document requires (facts 5.6).',
    apply: (document) => {
      const property = propertyOf(document, 'APIv3.Shoko.WebUI.WebUIGroupExtra', 'AirDate');
      if (property.nullable) return 0;
      property.nullable = true;
      return 1;
    },
  },
  {
    name: 'settings carry their version',
    reason: 'SettingsVersion is answered and missing from the document.',
    apply: (document) => {
      const schema = schemaNamed(document, 'APIv0.Settings.IServerSettings');
      if (!schema.properties || 'SettingsVersion' in schema.properties) return 0;
      schema.properties.SettingsVersion = { type: 'integer', format: 'int32' };
      require(schema, 'SettingsVersion');
      return 1;
    },
  },
  {
    name: 'signing in answers a key',
    reason: 'The document gives the answer of POST /api/auth no shape.',
    apply: (document) => {
      const response = document.paths['/api/auth']?.post?.responses['200'];
      if (!response || response.content) return 0;
      response.content = {
        'application/json': { schema: { $ref: '#/components/schemas/APIv0.AuthResult' } },
      };
      document.components.schemas['APIv0.AuthResult'] = {
        type: 'object',
        required: ['apikey'],
        properties: { apikey: { type: 'string' } },
      };
      return 1;
    },
  },
  {
    name: 'relocating answers a list',
    reason:
      'The document calls the stream of results of POST Renamer/…/Relocate an object; the server writes a list (facts 5.19).',
    apply: (document) => {
      const result = 'APIv3.Shoko.Relocation.RelocationResult';
      const schema = schemaNamed(document, `IAsyncEnumerable_${result}_`);
      if (schema.type === 'array') return 0;
      document.components.schemas[`IAsyncEnumerable_${result}_`] = {
        type: 'array',
        items: { $ref: `#/components/schemas/${result}` },
      };
      return 1;
    },
  },
  {
    name: 'episode types of server 5.2',
    reason:
      'Server 5.2 says Normal, ThemeSong and Extra where 5.3 says Episode, Credits and nothing (facts 2).',
    apply: (document) => {
      const schema = schemaNamed(document, 'APIv3.Anidb.EpisodeType');
      const added = ['Normal', 'ThemeSong', 'Extra'].filter((name) => !schema.enum?.includes(name));
      schema.enum = [...(schema.enum ?? []), ...added];
      return added.length;
    },
  },
  {
    name: 'Trakt fields of server 5.2',
    reason: 'Server 5.2 has Trakt IDs on a series and three more Trakt settings (facts 2).',
    apply: (document) => {
      const ids = schemaNamed(document, 'APIv3.Shoko.Series.SeriesIDs').properties ?? {};
      const trakt = schemaNamed(document, 'APIv0.Settings.TraktSettings').properties ?? {};
      let changes = 0;
      const add = (properties: Record<string, Schema>, field: string, schema: Schema): void => {
        if (field in properties) return;
        properties[field] = schema;
        changes += 1;
      };
      add(ids, 'TraktTv', { type: 'array', items: { type: 'string' } });
      add(trakt, 'AutoLink', { type: 'boolean' });
      add(trakt, 'UpdateFrequency', { $ref: '#/components/schemas/APIv0.Settings.ScheduledUpdateFrequency' });
      add(trakt, 'VipStatus', { type: 'boolean' });
      return changes;
    },
  },
];

export const corrections: readonly Correction[] = [
  valuesAlwaysWritten,
  listsAreWhole,
  listsNeverNull,
  ...presence,
  ...nullable,
  ...notNull,
  ...single,
];

/** @throws when a correction changes nothing: the document has caught up, and the rule must go */
export function correctDocument(
  document: OpenApiDocument,
  rules: readonly Correction[] = corrections,
): OpenApiDocument {
  const corrected = structuredClone(document);
  for (const rule of rules) {
    if (rule.apply(corrected) === 0)
      throw new Error(`The correction “${rule.name}” changes nothing any more.`);
  }
  return corrected;
}
