import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';
import { type Exposed, exposedModules } from './exposed.ts';

/** What a remote's `remote.config.ts` says, and what it exposes by that. */
export interface Definition {
  readonly remote: RemoteDefinition;
  readonly exposes: Readonly<Record<string, Exposed>>;
}

/**
 * Reads the definition of the remote in a folder.
 *
 * @param change differs for each reading of a file that may have changed: a module is read once under one address
 * @throws Error that names a source file which does not exist, or what does not compile
 */
export async function readDefinition(folder: string, change?: number): Promise<Definition> {
  const address = pathToFileURL(path.join(folder, 'remote.config.ts'));
  if (change !== undefined) address.search = String(change);
  const { remote }: { remote: RemoteDefinition } = await import(address.href);
  const exposes = exposedModules(remote);
  for (const { import: source } of Object.values(exposes)) {
    if (!existsSync(path.join(folder, source)))
      throw new Error(`${remote.id}: the descriptor names ${source}, which does not exist.`);
  }
  return { remote, exposes };
}
