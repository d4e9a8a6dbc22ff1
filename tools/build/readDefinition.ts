import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteDefinition, remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import { type Exposed, exposedModules } from './exposed.ts';

export interface Definition {
  readonly remote: RemoteDefinition;
  readonly exposes: Readonly<Record<string, Exposed>>;
}

/** Placeholders for what the build adds, to satisfy the schema. */
const added = {
  version: '0.0.0',
  folder: '/',
  files: { 'remoteEntry.js': 'sha384-A' },
  entry: 'remoteEntry.js',
  container: 'container',
  preload: {},
};

/**
 * @param change differs for each reading of a changed file: Node caches modules by URL
 * @throws Error that says what is missing, what is invalid, or what does not compile
 */
export async function readDefinition(folder: string, change?: number): Promise<Definition> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts'));
  if (change !== undefined) address.search = String(change);
  const { remote }: { remote?: RemoteDefinition } = await import(address.href);
  if (!remote) throw new Error('It exports no “remote”, as in: export const remote = defineRemote({ … })');
  parseWithSchema(remoteDescriptorSchema, { ...remote, ...added }, 'What it exports');
  const exposes = exposedModules(remote);
  for (const { import: source } of Object.values(exposes)) {
    if (!existsSync(path.join(folder, source)))
      throw new Error(`${remote.id}: the descriptor names ${source}, which does not exist.`);
  }
  return { remote, exposes };
}
