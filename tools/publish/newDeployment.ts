import { execFileSync } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryPath } from '../build/paths.ts';
import { disk } from './disk.ts';
import { type PageOptions, renderPage } from './page.ts';
import { runCommand } from './runCommand.ts';
import { writeAtomically } from './wholeFile.ts';

/** The commit's date, not the build's: the same sources are the same version. */
function commit(): { readonly git: string; readonly date: string } {
  try {
    const [git = '', seconds] = execFileSync('git', ['log', '-1', '--format=%H %ct'], {
      cwd: repositoryPath(),
      encoding: 'utf8',
    }).split(' ');
    return { git, date: new Date(Number(seconds) * 1000).toISOString() };
  } catch {
    return { git: 'unknown', date: new Date().toISOString() };
  }
}

function projectAddress(text: string): string {
  if (/^https?:\/\/\w+@[\w.:-]+\/([\w/-]+\/)?\d+$/.test(text)) return text;
  throw new Error(`“${text}” is not the address of a Sentry project: https://key@host/project.`);
}

/** A Shoko Server reads this file, and replaces an interface that lacks it or is older than its own. */
async function versionFile({ reporter }: PageOptions): Promise<string> {
  const { version } = JSON.parse(await readFile(repositoryPath('package.json'), 'utf8'));
  const content = {
    package: version,
    tag: `v${version}`,
    ...commit(),
    minimumServerVersion: '5.1.0.28',
    ...(reporter !== undefined && { reporter: projectAddress(reporter) }),
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

export async function newDeployment(folder: string, options: PageOptions = {}): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeAtomically(disk, path.join(folder, 'index.html'), await renderPage(options));
  await writeAtomically(disk, path.join(folder, 'version.json'), await versionFile(options));
}

const usage = `Usage: npm run new-deployment -- <folder> [--prefix <path>] [--origin <address>] …
                                [--reporter <address>]`;

async function main(): Promise<string> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      origin: { type: 'string', multiple: true, default: [] },
      prefix: { type: 'string' },
      reporter: { type: 'string' },
    },
  });
  const [folder] = positionals;
  if (!folder) throw new Error(usage);
  const { origin: origins, prefix, reporter } = values;
  await newDeployment(folder, {
    origins,
    ...(prefix !== undefined && { prefix }),
    ...(reporter !== undefined && { reporter }),
  });
  return `${path.relative('', folder)} is ready for the shell to be published into.`;
}

if (import.meta.main) await runCommand(main, usage);
