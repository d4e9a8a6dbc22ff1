import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { containerName } from '../build/configuration.ts';
import { compressFiles } from './compressFiles.ts';
import { type Descriptor, idOf, readRegistryOf } from './registry.ts';

function integrityOf(content: string | Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}

export async function makeRelease(
  into: string,
  id: string,
  version: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const folder = path.join(into, id, version);
  await rm(folder, { recursive: true, force: true });
  const files = {
    'main.js': `console.log('${id} ${version}');\n`,
    'parts/style.css': `.${id} { content: '${version}'; }\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    await mkdir(path.join(folder, 'files', path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, 'files', name), content);
  }
  await compressFiles(path.join(folder, 'files'));
  const common = {
    version: `1.0.0+${version}`,
    files: Object.fromEntries(Object.entries(files).map(([name, content]) => [name, integrityOf(content)])),
  };
  const descriptor: Descriptor =
    id === 'shell'
      ? { ...common, folder: `shell/1.0.0-${version}/`, script: 'main.js', styles: [], contract: '3.0.0' }
      : {
          ...common,
          id,
          title: id,
          folder: `remotes/${id}/1.0.0-${version}/`,
          requires: { contract: '^3.0.0' },
          entry: 'main.js',
          container: containerName(id),
          routes: [],
          preload: {},
        };
  await writeFile(path.join(folder, 'descriptor.json'), JSON.stringify({ ...descriptor, ...changes }));
  return folder;
}

/** Also verifies that each version is complete. */
export async function publishedIn(deployment: string): Promise<Record<string, string>> {
  const registry: Registry | undefined = await readRegistryOf(deployment);
  const found: Record<string, string> = {};
  for (const line of registry ? [registry.shell, ...registry.remotes] : []) {
    for (const [name, integrity] of Object.entries(line.files)) {
      const content = await readFile(path.join(deployment, line.folder, name));
      if (integrityOf(content) !== integrity) throw new Error(`${line.folder}${name} is not whole.`);
    }
    found[idOf(line)] = line.version.replace('1.0.0+', '');
  }
  return found;
}

export async function pathsIn(folder: string): Promise<string[]> {
  return (await readdir(folder, { recursive: true })).sort();
}
