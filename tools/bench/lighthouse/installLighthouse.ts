/** Not a dependency but installed on first use: Lighthouse brings a hundred packages for one part of the bench. */
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { repositoryPath } from '../../build/paths.ts';
import { runProcess } from '../../test/runProcess.ts';

/** Weights and throttling change between versions: scores of two versions cannot be compared. */
const version = '13.5.0';

const folder = repositoryPath('.cache/lighthouse');
const packageFolder = (name: string): string => `${folder}/node_modules/${name}`;

type Run = (
  address: string,
  flags: Readonly<Record<string, unknown>>,
) => Promise<{ readonly lhr: unknown } | undefined>;

type Launch = (options: {
  readonly chromePath: string;
  readonly chromeFlags: readonly string[];
}) => Promise<{ readonly port: number; readonly kill: () => void }>;

export interface Lighthouse {
  readonly version: string;
  readonly run: Run;
  /** Uses the flags of Lighthouse's own command, and a temporary profile. */
  readonly launch: Launch;
}

const isRun = (value: unknown): value is Run => typeof value === 'function';
const isLaunch = (value: unknown): value is Launch => typeof value === 'function';

async function installedVersion(): Promise<string | undefined> {
  try {
    const text = await readFile(`${packageFolder('lighthouse')}/package.json`, 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    return undefined;
  }
}

async function install(): Promise<void> {
  console.log(`Installing Lighthouse ${version} …`);
  const flags = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund'];
  const { code, output } = await runProcess('npm', ['install', ...flags, `lighthouse@${version}`]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed.\n${output}`);
}

async function importFrom(name: string, file: string): Promise<Readonly<Record<string, unknown>>> {
  return (await import(pathToFileURL(`${packageFolder(name)}/${file}`).href)) as Record<string, unknown>;
}

export async function installLighthouse(): Promise<Lighthouse> {
  if ((await installedVersion()) !== version) await install();
  const { default: run } = await importFrom('lighthouse', 'core/index.js');
  const { launch } = await importFrom('chrome-launcher', 'dist/index.js');
  if (!isRun(run) || !isLaunch(launch)) throw new Error(`Lighthouse ${version} is not what it was.`);
  return { version, run, launch };
}
