import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { repositoryPath } from '../build/paths.ts';
import { galleryDescriptor, galleryFiles } from '../dev/gallery.ts';
import { builtShell, shellOfSources } from '../dev/shells.ts';
import { startDevelopment } from '../dev/startDevelopment.ts';
import { deployedRegistry } from './addPlugin.ts';
import { contractFindings } from './check/contractFindings.ts';
import { placeFindings } from './check/placeFindings.ts';

const product = repositoryPath('dist/webui');

/**
 * @returns the address of the interface
 * @throws Error that names what is wrong with its `remote.config.ts`
 */
export async function startPlugin(folder: string, port: number): Promise<string> {
  const registry = await deployedRegistry(product);
  const built = [...registry.remotes, await galleryDescriptor()];
  const check = (descriptor: RemoteDescriptor): void => {
    const findings = [
      ...contractFindings(descriptor),
      ...placeFindings(descriptor, { ...registry, remotes: built }),
    ];
    if (findings.length > 0)
      throw new Error(findings.map(({ place, text }) => `${place}: ${text}`).join('\n'));
  };
  // Authors of plugins don't have the shell's sources.
  const shell = existsSync(repositoryPath('apps/shell'))
    ? await shellOfSources()
    : await builtShell(repositoryPath('dist/development-shell'));
  const { address } = await startDevelopment([folder], {
    port,
    sandbox: { series: 120, updates: 'nothing-new' },
    shell,
    built,
    check,
    folders: {
      'remotes/': path.join(product, 'remotes'),
      [galleryFiles.place]: galleryFiles.folder,
    },
    addedFrom: 'a folder of this computer',
  });
  return address;
}
