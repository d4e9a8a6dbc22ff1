import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { renderPage } from './page.ts';
import { publish } from './publish.ts';

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: repositoryPath(), encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** A Shoko Server reads this file, and replaces an interface without it or older than its own. */
async function versionFile(): Promise<string> {
  const { version } = JSON.parse(await readFile(repositoryPath('package.json'), 'utf8'));
  const content = {
    package: version,
    tag: `v${version}`,
    git: commit(),
    date: new Date().toISOString(),
    minimumServerVersion: '5.1.0.28',
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Makes the folder that a Shoko Server serves as its web interface, from the apps' builds. */
export async function assemble(deployment: string): Promise<void> {
  await rm(deployment, { recursive: true, force: true });
  await mkdir(deployment, { recursive: true });
  const apps = (await readdir(repositoryPath('apps'))).filter((app) =>
    existsSync(repositoryPath('apps', app, 'remote.config.ts')),
  );
  for (const app of ['shell', ...apps]) await publish(repositoryPath('apps', app, 'dist'), deployment);
  await writeFile(path.join(deployment, 'index.html'), await renderPage());
  await writeFile(path.join(deployment, 'version.json'), await versionFile());
}

if (import.meta.main) await assemble(process.argv[2] ?? repositoryPath('dist/webui'));
