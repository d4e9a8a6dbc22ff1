import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { buildGallery } from '../dev/gallery.ts';
import { withGallery } from './withGallery.ts';

const sources = ['apps', 'examples/gallery', 'libs/shared', 'tools', 'package-lock.json'];

async function hashOf(target: string): Promise<string> {
  const entries = await readdir(target, { withFileTypes: true }).catch(() => undefined);
  const hash = createHash('sha256');
  if (!entries) return hash.update(await readFile(target)).digest('hex');
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name))) {
    if (entry.name === 'node_modules' || entry.name === 'dist' || entry.name.includes('.test.')) continue;
    hash.update(`${entry.name} ${await hashOf(path.join(target, entry.name))}\n`);
  }
  return hash.digest('hex');
}

function run(command: string, parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, { cwd: repositoryPath(), stdio: 'inherit' });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ended with code ${code}.`)),
    );
  });
}

async function buildWhenChanged(): Promise<void> {
  const stamp = repositoryPath('dist/.built-from');
  const hashes = await Promise.all(sources.map((source) => hashOf(repositoryPath(source))));
  const wanted = createHash('sha256').update(hashes.join()).digest('hex');
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log('Building shell and remotes …');
  await run('node', [repositoryPath('tools/build/buildAll.ts')]);
  await buildGallery();
  await writeFile(stamp, wanted);
}

try {
  await buildWhenChanged();
} catch (error) {
  console.error(`Building failed: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

const target = process.env.SHOKO_URL;
const script = target ? 'tools/start/serveForShoko.ts' : 'apps/sandbox/src/main.ts';
const parameters = target
  ? [target]
  : ['--webui', await withGallery(), '--pace', 'reference', ...process.argv.slice(2)];
const server = spawn(process.execPath, [repositoryPath(script), ...parameters], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 0)));
