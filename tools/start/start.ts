import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryPath } from '../build/paths.ts';
import { runNx } from '../build/runNx.ts';
import { buildGallery } from '../dev/gallery.ts';
import { withGallery } from './withGallery.ts';

const stamp = repositoryPath('dist/.built-from');

async function hashOfSources(): Promise<string> {
  const entries = glob(['{apps,examples/gallery,libs/shared,tools}/**', 'package-lock.json'], {
    cwd: repositoryPath(),
    exclude: ({ name }) => name === 'node_modules' || name === 'dist' || name.includes('.test.'),
    withFileTypes: true,
  });
  const files = await Array.fromAsync(entries, (entry) =>
    entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [],
  );
  const hash = createHash('sha256');
  for (const file of files.flat().sort()) hash.update(`${file}\n`).update(await readFile(file));
  return hash.digest('hex');
}

async function buildWhenChanged(): Promise<void> {
  const wanted = await hashOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === wanted) return;
  console.log('Building shell and remotes …');
  await rm(stamp, { force: true });
  if ((await runNx(['run', 'hondana:webui'])) !== 0) throw new Error('see the messages above.');
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
