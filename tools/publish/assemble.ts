import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { repositoryPath } from '../build/paths.ts';
import { newDeployment } from './newDeployment.ts';
import { publish } from './publish.ts';

/** Makes the folder that a Shoko Server serves as its web interface, from the apps' builds. */
export async function assemble(deployment: string): Promise<void> {
  await rm(deployment, { recursive: true, force: true });
  const apps = (await readdir(repositoryPath('apps'))).filter((app) =>
    existsSync(repositoryPath('apps', app, 'remote.config.ts')),
  );
  for (const app of ['shell', ...apps]) await publish(repositoryPath('apps', app, 'dist'), deployment);
  await newDeployment(deployment);
}

if (import.meta.main) await assemble(process.argv[2] ?? repositoryPath('dist/webui'));
