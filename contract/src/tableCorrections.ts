import { type Correction, requireField } from './correction.ts';
import {
  type OpenApiDocument,
  propertyOf,
  referencedName,
  responseSchemas,
  type Schema,
  schemaNamed,
} from './document.ts';

type FieldsOfSchemas = Readonly<Record<string, string>>;

/** `corrections.json`: fields by schema, separated by spaces, as the recordings show them. */
export interface CorrectionTables {
  /** Omitted when unset, though the document says never null. */
  readonly omittedWhenUnset: FieldsOfSchemas;
  /** Recorded as null; OpenAPI 3.0 cannot say so beside a reference. */
  readonly nullObjects: FieldsOfSchemas;
  /** Strings that no recording shows as null. */
  readonly neverNull: FieldsOfSchemas;
  /**
   * Recorded always, though not in `required`; they may be null. Fields that are sometimes omitted (a role's
   * character, an episode's files) are not listed.
   */
  readonly alwaysPresent: FieldsOfSchemas;
}

const words = (list: string): string[] => list.split(' ');

function isValue(document: OpenApiDocument, property: Schema): boolean {
  if (property.nullable) return false;
  const reference = referencedName(property);
  if (reference !== undefined) return schemaNamed(document, reference).enum !== undefined;
  if (property.type === 'string') return property.format !== undefined;
  return property.type === 'integer' || property.type === 'number' || property.type === 'boolean';
}

const valuesAlwaysWritten = (omittedWhenUnset: FieldsOfSchemas): Correction => ({
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
        if (requireField(schema, field)) changes += 1;
      }
    }
    return changes;
  },
});

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

const present = ([schemaName, fields]: [string, string]): Correction => ({
  name: `${schemaName} is answered with ${fields}`,
  reason: 'Present in every recorded element.',
  apply: (document) => {
    for (const field of words(fields)) {
      propertyOf(document, schemaName, field);
      if (!requireField(schemaNamed(document, schemaName), field)) {
        throw new Error(`${schemaName}.${field} is required already: take it out of the table.`);
      }
    }
    return words(fields).length;
  },
});

const nullable = ([schemaName, fields]: [string, string]): Correction => ({
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
});

const notNull = ([schemaName, fields]: [string, string]): Correction => ({
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
});

/** What holds for all of a document, and what the tables say of single schemas. */
export function tableCorrections(tables: CorrectionTables): Correction[] {
  return [
    valuesAlwaysWritten(tables.omittedWhenUnset),
    listsNeverNull,
    ...Object.entries(tables.alwaysPresent).map(present),
    ...Object.entries(tables.nullObjects).map(nullable),
    ...Object.entries(tables.neverNull).map(notNull),
  ];
}
