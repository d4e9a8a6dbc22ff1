/**
 * Budgets for script bytes before a page is ready; 1 kB is 1,000 bytes. `--owners` prints whose code they are.
 * What needs no browser has its budgets in .size-limit.json.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from 'playwright';
import { makeMappedDeployment, makePlainDeployment } from '../bench/deployments.ts';
import { repositoryPath } from '../build/paths.ts';
import { headlessChromiumPath } from '../test/chromium.ts';
import { reportChecks } from '../test/results/reportChecks.ts';
import { scriptsOfFirstVisit } from './firstVisit.ts';
import { bytesByOwner } from './whereBytesGo.ts';

interface Bytes {
  readonly raw: number;
  readonly gzip: number;
}

interface Budget {
  readonly name: string;
  readonly bytes: Bytes;
  readonly gzip: number;
  readonly raw?: number;
}

function bytesOf(files: readonly string[]): Bytes {
  const bodies = files.map((file) => readFileSync(file));
  return {
    raw: bodies.reduce((sum, body) => sum + body.length, 0),
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

/** The page preloads the collection's own build, which the plain build has bundled. */
const isOfShell = (file: string): boolean => path.basename(path.dirname(path.dirname(file))) === 'shell';

async function measure(browser: Browser): Promise<readonly Budget[]> {
  const webui = repositoryPath('dist/webui');
  const bytesBefore = async (page: string) => bytesOf(await scriptsOfFirstVisit(browser, webui, page));
  const collection = await bytesBefore('collection');
  const plain = await scriptsOfFirstVisit(browser, await makePlainDeployment(), 'collection');
  const { raw, gzip } = bytesOf(plain.filter(isOfShell));
  return [
    { name: 'scripts of the login page', bytes: await bytesBefore('login'), gzip: 150, raw: 450 },
    { name: 'scripts before the collection is ready', bytes: collection, gzip: 223 },
    { name: 'scripts before the dashboard is ready', bytes: await bytesBefore('dashboard'), gzip: 223 },
    {
      name: 'price of federation for the collection',
      bytes: { raw: collection.raw - raw, gzip: collection.gzip - gzip },
      gzip: 45,
    },
  ];
}

async function printOwners(browser: Browser): Promise<void> {
  const webui = await makeMappedDeployment();
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

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const { values } = parseArgs({ options: { owners: { type: 'boolean', default: false } } });
const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
try {
  if (values.owners) await printOwners(browser);
  const checks = (await measure(browser)).map(({ name, bytes, gzip, raw }) => {
    const limits = `at most ${gzip}${raw === undefined ? '' : ` and ${raw}`} kB`;
    return {
      name: `${name}: ${kilobytes(bytes.gzip)} gzip, ${kilobytes(bytes.raw)} raw (${limits})`,
      isPassed: bytes.gzip <= gzip * 1000 && (raw === undefined || bytes.raw <= raw * 1000),
    };
  });
  for (const { name, isPassed } of checks) console.log(`${isPassed ? '✓' : '✗'} ${name}`);
  reportChecks(checks);
} finally {
  await browser.close();
}
