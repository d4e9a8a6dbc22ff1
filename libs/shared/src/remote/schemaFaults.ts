import { z } from '../schema.ts';

export interface SchemaFault {
  /** A path within the document: `/routes/0/path`. */
  readonly place: string;
  readonly text: string;
}

export interface Reader {
  /** The document may be of a later contract version: ignores unknown properties and enum values. */
  readonly mayBeOlder?: boolean;
}

type Issue = z.core.$ZodIssue;

function isUnknownName(issue: Issue): boolean {
  return (
    issue.code === 'unrecognized_keys' || (issue.code === 'invalid_value' && typeof issue.input === 'string')
  );
}

function placeOf(path: readonly PropertyKey[]): string {
  return `/${path.map((step) => String(step).replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`;
}

function textOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const kind = issue.expected === 'record' ? 'object' : issue.expected;
      return `must be ${/^[ao]/.test(kind) ? 'an' : 'a'} ${kind}`;
    }
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.join(', ')}`;
    case 'invalid_format':
      return `must match pattern ${issue.pattern}`;
    case 'too_small':
      return issue.origin === 'number' ? `must be at least ${issue.minimum}` : 'must not be empty';
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'unrecognized_keys':
      return `must have no property ${issue.keys.map((key) => `“${key}”`).join(', ')}`;
    default:
      return issue.message;
  }
}

function faultOf(issue: Issue): SchemaFault {
  const name = issue.path.at(-1);
  if (issue.input !== undefined || name === undefined || issue.code === 'custom')
    return { place: placeOf(issue.path), text: textOf(issue) };
  return { place: placeOf(issue.path.slice(0, -1)), text: `must have required property '${String(name)}'` };
}

/**
 * Where and how a document differs from its schema; empty when it does not.
 * @example schemaFaults(remoteDescriptorSchema, { … }) // [{ place: '/', text: 'must have required property 'title'' }]
 */
export function schemaFaults(
  schema: z.ZodMiniType,
  document: unknown,
  { mayBeOlder = false }: Reader = {},
): readonly SchemaFault[] {
  const { error } = z.safeParse(schema, document, { reportInput: true });
  const issues = error?.issues ?? [];
  return issues.filter((issue) => !(mayBeOlder && isUnknownName(issue))).map(faultOf);
}

/**
 * Returns the document if it meets its schema.
 * @param name the document's name in the message
 * @throws Error that lists each fault
 */
export function parseWithSchema<Document>(
  schema: z.ZodMiniType<Document>,
  document: unknown,
  name: string,
  reader?: Reader,
): Document {
  const faults = schemaFaults(schema, document, reader).map(({ place, text }) => `${place} ${text}`);
  if (faults.length === 0) return document as Document;
  throw new Error(`${name} does not meet its schema: ${faults.join('; ')}`);
}
