import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RemoteDefinition, remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { meetingSchema } from '@hondana/shared/remote/schemaFaults';
import { type Exposed, exposedModules } from './exposed.ts';

/** What a remote's `remote.config.ts` says, and what it exposes by that. */
export interface Definition {
  readonly remote: RemoteDefinition;
  readonly exposes: Readonly<Record<string, Exposed>>;
}

/** What a build adds to a definition: here it only has to be there. */
const added = {
  version: '0.0.0',
  folder: '/',
  files: { 'remoteEntry.js': 'sha384-A' },
  entry: 'remoteEntry.js',
  container: 'container',
  preload: {},
};

/**
 * Reads the definition of the remote in a folder.
 *
 * @param change differs for each reading of a file that may have changed: a module is read once under one address
 * @throws Error that says what is missing, what is not as it should be, or what does not compile
 */
export async function readDefinition(folder: string, change?: number): Promise<Definition> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts'));
  if (change !== undefined) address.search = String(change);
  const { remote }: { remote?: RemoteDefinition } = await import(address.href);
  if (!remote) throw new Error('It exports no “remote”, as in: export const remote = defineRemote({ … })');
  meetingSchema(remoteDescriptorSchema, { ...remote, ...added }, 'What it exports');
  const exposes = exposedModules(remote);
  for (const { import: source } of Object.values(exposes)) {
    if (!existsSync(path.join(folder, source)))
      throw new Error(`${remote.id}: the descriptor names ${source}, which does not exist.`);
  }
  return { remote, exposes };
}
