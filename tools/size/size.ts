/** Budgets for script bytes before a page is ready; 1 kB is 1,000 bytes. `--owners` prints whose code they are. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from 'playwright';
import type { Registry } from '../../libs/shared/src/remote/descriptor.ts';
import { makeMappedDeployment, makePlainDeployment } from '../bench/deployments.ts';
import { repositoryPath } from '../build/paths.ts';
import { headlessChromiumPath } from '../test/chromium.ts';
import { reportChecks } from '../test/results/reportChecks.ts';
import { type Bytes, bytesOf } from './bytes.ts';
import { scriptsOfFirstVisit } from './firstVisit.ts';
import { bytesByOwner } from './whereBytesGo.ts';

interface Budget {
  readonly name: string;
  readonly bytes: Bytes;
  readonly gzip: number;
  readonly raw?: number;
}

/** Includes scripts that most visits never request: all that a remote adds to the shell. */
function bytesOfRemote(webui: string, id: string, isCounted = (_name: string) => true): Bytes {
  const registry: Registry = JSON.parse(readFileSync(path.join(webui, 'remotes.json'), 'utf8'));
  const folder = path.join(webui, registry.remotes.find((remote) => remote.id === id)?.folder ?? '');
  const bodies = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && isCounted(path.basename(name)))
    .map((name) => readFileSync(path.join(folder, name)));
  if (bodies.length === 0) throw new Error(`The remote ${id} has no scripts.`);
  return bytesOf(bodies);
}

function difference(more: Bytes, less: Bytes): Bytes {
  return { raw: more.raw - less.raw, gzip: more.gzip - less.gzip };
}

/** What a remote costs before any of its pages is opened. */
const isEntryOrRoutes = (name: string): boolean => /^(remoteEntry|src_routes)/.test(name);

const read = (files: readonly string[]): Buffer[] => files.map((file) => readFileSync(file));

async function measure(browser: Browser): Promise<readonly Budget[]> {
  const webui = repositoryPath('dist/webui');
  const login = await scriptsOfFirstVisit(browser, webui, 'login');
  const collection = await scriptsOfFirstVisit(browser, webui, 'collection');
  const dashboard = await scriptsOfFirstVisit(browser, webui, 'dashboard');
  const plain = await scriptsOfFirstVisit(
    browser,
    await makePlainDeployment(repositoryPath('.cache/size'), repositoryPath('apps/collection/dist')),
    'collection',
  );
  const ofCollection = bytesOf(read(collection));
  return [
    { name: 'scripts of the login page', bytes: bytesOf(read(login)), gzip: 150, raw: 450 },
    { name: 'scripts before the collection is ready', bytes: ofCollection, gzip: 220 },
    { name: 'scripts before the dashboard is ready', bytes: bytesOf(read(dashboard)), gzip: 220 },
    {
      name: 'price of federation for the collection',
      bytes: difference(ofCollection, bytesOf(read(plain.filter(isOfShell)))),
      gzip: 45,
    },
    { name: 'scripts of linking beyond the shell', bytes: bytesOfRemote(webui, 'linking'), gzip: 40 },
    {
      name: 'scripts of settings before a page is opened',
      bytes: bytesOfRemote(webui, 'settings', isEntryOrRoutes),
      gzip: 30,
    },
    {
      name: 'scripts of utilities before a page is opened',
      bytes: bytesOfRemote(webui, 'utilities', isEntryOrRoutes),
      gzip: 30,
    },
  ];
}

/** The page preloads the collection's own build, which the plain build has bundled. */
const isOfShell = (file: string): boolean => path.basename(path.dirname(path.dirname(file))) === 'shell';

async function printOwners(browser: Browser): Promise<void> {
  const webui = await makeMappedDeployment(repositoryPath('.cache/size-mapped'));
  const pages = ['login', 'dashboard', 'collection'];
  const columns = [];
  for (const page of pages) columns.push(bytesByOwner(await scriptsOfFirstVisit(browser, webui, page)));
  console.log(`\n| kB gzip before ready | ${pages.join(' | ')} |\n|---${'|---'.repeat(pages.length)}|`);
  for (const owner of columns[0]?.keys() ?? []) {
    const values = columns.map((column) => ((column.get(owner) ?? 0) / 1000).toFixed(1));
    console.log(`| ${owner} | ${values.join(' | ')} |`);
  }
  console.log();
}

async function inBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { values } = parseArgs({ options: { owners: { type: 'boolean', default: false } } });
if (values.owners) await inBrowser(printOwners);

const checks = (await inBrowser(measure)).map(({ name, bytes, gzip, raw }) => {
  const limits = `at most ${gzip}${raw === undefined ? '' : ` and ${raw}`} kB`;
  return {
    name: `${name}: ${kilobytes(bytes.gzip)} gzip, ${kilobytes(bytes.raw)} raw (${limits})`,
    isPassed: bytes.gzip <= gzip * 1000 && (raw === undefined || bytes.raw <= raw * 1000),
  };
});
for (const { name, isPassed } of checks) console.log(`${isPassed ? '✓' : '✗'} ${name}`);
reportChecks(checks);
