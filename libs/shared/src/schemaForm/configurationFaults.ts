import { t } from '@lingui/core/macro';
import { isJsonRecord, type JsonSchema } from './jsonSchema.ts';
import { nodeOf, pathText, type SchemaNode, type ValuePath } from './schemaNode.ts';

function numberFault({ schema: { minimum, maximum }, isInteger, isNullable }: SchemaNode, value: unknown) {
  if (value === null && isNullable) return undefined;
  if (typeof value !== 'number' || !Number.isFinite(value)) return t`Enter a number.`;
  if (isInteger && !Number.isInteger(value)) return t`Enter a whole number.`;
  if (minimum !== undefined && value < minimum) return t`The minimum is ${minimum}.`;
  if (maximum !== undefined && value > maximum) return t`The maximum is ${maximum}.`;
  return undefined;
}

/**
 * What can be said of a configuration without the server, by path: numbers that are none, or out of their range.
 * @example configurationFaults(schema, { Web: { Port: 0 } }) // { 'Web.Port': ['The minimum is 1.'] }
 */
export function configurationFaults(
  schema: JsonSchema,
  value: unknown,
): Readonly<Record<string, readonly string[]>> {
  const faults: Record<string, readonly string[]> = {};
  const look = (one: JsonSchema, at: unknown, path: ValuePath): void => {
    const node = nodeOf(schema, one);
    const fault = node.kind === 'number' ? numberFault(node, at) : undefined;
    if (fault !== undefined) faults[pathText(path)] = [fault];
    const { properties, items, additionalProperties } = node.schema;
    if (node.kind === 'list' && Array.isArray(at)) {
      for (const [index, item] of at.entries()) look(items ?? {}, item, [...path, index]);
    } else if (isJsonRecord(at)) {
      for (const [name, inner] of Object.entries(at)) {
        const others = typeof additionalProperties === 'object' ? additionalProperties : undefined;
        const known = properties?.[name] ?? others;
        if (known) look(known, inner, [...path, name]);
      }
    }
  };
  look(schema, value, []);
  return faults;
}
