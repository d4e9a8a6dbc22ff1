import { readFileSync } from 'node:fs';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { repositoryPath } from './paths.ts';

const schema = JSON.parse(readFileSync(repositoryPath('libs/shared/remote-descriptor.schema.json'), 'utf8'));
const validate = new Ajv2020({ allErrors: true }).compile<RemoteDescriptor>(schema);

/** The descriptor itself when it meets the published schema; otherwise an error that names each fault. */
export function checkDescriptor(descriptor: RemoteDescriptor): RemoteDescriptor {
  if (validate(descriptor)) return descriptor;
  const faults = (validate.errors ?? []).map((e) => `${e.instancePath || '/'} ${e.message}`);
  throw new Error(`The descriptor does not meet its schema: ${faults.join('; ')}`);
}
