import {
  type JudgedPlugin,
  type PluginSurroundings,
  pluginRefusal,
} from '@hondana/shared/remote/addedPlugins';
import { remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import { type CheckedPlugin, checkFiles } from './checkFiles.ts';

interface Expected {
  /** Undefined when adding. */
  readonly plugin: JudgedPlugin | undefined;
  readonly surroundings: PluginSurroundings;
}

/** @throws Error for users: missing, another plugin, incompatible, or altered */
export async function readPlugin(
  address: string,
  { plugin, surroundings }: Expected,
): Promise<CheckedPlugin> {
  const found = await readDescriptor(address, surroundings.policy);
  const { id } = found.descriptor;
  if (plugin && id !== plugin.id) throw new Error(`This address has “${id}”, not “${plugin.id}”.`);
  const refusal = pluginRefusal(found.descriptor, surroundings);
  if (refusal !== undefined) throw new Error(refusal);
  parseWithSchema(remoteDescriptorSchema, found.descriptor, 'The descriptor', { mayBeOlder: true });
  return { ...found, bytes: await checkFiles(found.descriptor) };
}
