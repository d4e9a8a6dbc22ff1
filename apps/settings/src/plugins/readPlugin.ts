import {
  type JudgedPlugin,
  type PluginSurroundings,
  pluginRefusal,
} from '@hondana/shared/remote/addedPlugins';
import { remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import { t } from '@lingui/core/macro';
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
  const expected = plugin?.id;
  if (expected !== undefined && id !== expected)
    throw new Error(t`This address has “${id}”, not “${expected}”.`);
  const refusal = pluginRefusal(found.descriptor, surroundings);
  if (refusal !== undefined) throw new Error(refusal);
  parseWithSchema(remoteDescriptorSchema, found.descriptor, t`The descriptor`, { mayBeOlder: true });
  return { ...found, bytes: await checkFiles(found.descriptor) };
}
