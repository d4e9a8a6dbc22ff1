import {
  type Registry,
  type RemoteDescriptor,
  remoteDescriptorSchema,
} from '@hondana/shared/remote/descriptor';
import { isPage } from '@hondana/shared/remote/filesFolder';
import { schemaFaults } from '@hondana/shared/remote/schemaFaults';
import type { PluginSource } from '../pluginSource.ts';
import { contractFindings } from './contractFindings.ts';
import type { Finding } from './Finding.ts';
import { placeFindings } from './placeFindings.ts';
import { type FileContents, readFiles } from './readFiles.ts';
import { scriptFindings } from './scriptFindings.ts';
import { styleFindings } from './styleFindings.ts';

/** Without findings, descriptor and contents are complete. */
export interface CheckedPlugin {
  readonly findings: readonly Finding[];
  readonly descriptor?: RemoteDescriptor;
  readonly contents: FileContents;
}

function parse(text: string): { value: unknown } | { fault: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: isPage(text) ? 'It is a page of HTML, not a descriptor.' : `It is not JSON: ${error}` };
  }
}

/** @param registry of the deployment that the plugin will be added to */
export async function checkPlugin(source: PluginSource, registry?: Registry): Promise<CheckedPlugin> {
  const contents: FileContents = new Map();
  const parsed = parse(source.descriptor);
  if ('fault' in parsed) return { findings: [{ place: 'descriptor.json', text: parsed.fault }], contents };
  const faults = schemaFaults(remoteDescriptorSchema, parsed.value);
  // The further checks need a valid descriptor.
  if (faults.length > 0) return { findings: faults, contents };
  const descriptor = parsed.value as RemoteDescriptor;
  const files = await readFiles(source, descriptor);
  return {
    descriptor,
    contents: files.contents,
    findings: [
      ...contractFindings(descriptor),
      ...placeFindings(descriptor, registry),
      ...files.findings,
      ...scriptFindings(descriptor, files.contents),
      ...styleFindings(descriptor, files.contents),
    ],
  };
}
