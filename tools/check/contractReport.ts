/**
 * The public types of the contract, recorded. A change of them without a step of the contract's version fails:
 * remotes that were built against the old types would meet other ones.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@hondana/shared/remote';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from '../test/runProcess.ts';

const reportFile = repositoryPath('libs/shared/contract-report.txt');
const declarations = repositoryPath('.cache/contract-types');

/** What remotes meet at run time: shared state, and the descriptor. Bundled modules are not part of it. */
const contractFolders = ['live', 'navigation', 'overlays', 'remote', 'session', 'settings'];

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

async function collectReport(): Promise<string> {
  await rm(declarations, { recursive: true, force: true });
  await mkdir(declarations, { recursive: true });
  const { code, output } = await runProcess('tsc', [
    ...['--project', 'libs/shared', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
    ...['--rootDir', '.', '--outDir', declarations],
  ]);
  if (code !== 0) throw new Error(output);
  const root = path.join(declarations, 'libs/shared/src');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) =>
      file.endsWith('.d.ts') &&
      contractFolders.includes(file.split('/')[0] ?? '') &&
      !file.includes('.test.'),
  );
  const parts = await Promise.all(
    files
      .sort()
      .map(async (file) => `## ${file}\n${withoutComments(await readFile(path.join(root, file), 'utf8'))}\n`),
  );
  if (parts.length < 10) throw new Error(`Only ${parts.length} files of the contract were seen.`);
  return parts.join('\n');
}

const { version } = JSON.parse(await readFile(repositoryPath('libs/shared/package.json'), 'utf8'));
if (version !== contractVersion) {
  console.error(`libs/shared/package.json says ${version}, src/remote/remote.ts says ${contractVersion}.`);
  process.exit(1);
}
const report = `# Public types of the contract, version ${version}\n\n${await collectReport()}`;
const recorded = await readFile(reportFile, 'utf8').catch(() => '');
if (process.argv.includes('--write')) {
  const isSameVersion = recorded.startsWith(`# Public types of the contract, version ${version}\n`);
  if (isSameVersion && recorded !== report && !process.argv.includes('--unreleased')) {
    console.error(`The public types differ from those recorded for ${version}: step the version first.`);
    process.exit(1);
  }
  await writeFile(reportFile, report);
} else if (recorded !== report) {
  console.error(
    'The public types of the contract differ from libs/shared/contract-report.txt. Step the version in ' +
      'libs/shared/package.json and src/remote/remote.ts, then run "npm run contract-report".',
  );
  process.exit(1);
}
console.log(`Contract ${version}: ${report.split('\n').length} lines of types.`);
