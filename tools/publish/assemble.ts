import { existsSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Licence, licencesText } from '../build/licences.ts';
import { repositoryPath } from '../build/paths.ts';
import { newDeployment } from './newDeployment.ts';
import { publish } from './publish.ts';

async function licencesOf(builds: readonly string[]): Promise<Licence[]> {
  const lists = builds.map(
    async (build): Promise<Licence[]> =>
      JSON.parse(await readFile(path.join(build, 'licences.json'), 'utf8')),
  );
  return (await Promise.all(lists)).flat();
}

export async function assemble(deployment: string): Promise<void> {
  await rm(deployment, { recursive: true, force: true });
  const apps = (await readdir(repositoryPath('apps'))).filter((app) =>
    existsSync(repositoryPath('apps', app, 'remote.config.ts')),
  );
  const builds = ['shell', ...apps].map((app) => repositoryPath('apps', app, 'dist'));
  for (const build of builds) await publish(build, deployment);
  await newDeployment(deployment, { added: 'tweak/remotes.json' });
  await cp(repositoryPath('LICENSE'), path.join(deployment, 'LICENSE.txt'));
  await writeFile(path.join(deployment, 'third-party-licenses.txt'), licencesText(await licencesOf(builds)));
}

if (import.meta.main) await assemble(process.argv[2] ?? repositoryPath('dist/webui'));
