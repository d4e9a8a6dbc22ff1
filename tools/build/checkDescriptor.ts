import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { packageFolder } from './packageFolder.ts';

const schemaFile = path.join(packageFolder('@hondana/shared'), 'remote-descriptor.schema.json');
const validate = new Ajv2020({ allErrors: true }).compile<RemoteDescriptor>(
  JSON.parse(readFileSync(schemaFile, 'utf8')),
);

/** Where and how a value differs from the published schema of descriptors; nothing when it does not. */
export function descriptorFaults(
  value: unknown,
): readonly { readonly place: string; readonly text: string }[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => ({
    place: instancePath || '/',
    text: `${message}${'additionalProperty' in params ? ` (“${params.additionalProperty}”)` : ''}`,
  }));
}

/** The descriptor itself when it meets the published schema; otherwise an error that names each fault. */
export function checkDescriptor(descriptor: RemoteDescriptor): RemoteDescriptor {
  const faults = descriptorFaults(descriptor).map(({ place, text }) => `${place} ${text}`);
  if (faults.length === 0) return descriptor;
  throw new Error(`The descriptor does not meet its schema: ${faults.join('; ')}`);
}
