/** Counts the bytes that a browser is sent, raw and as gzip would make them, and holds them against budgets. */
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { makePlainDeployment } from '../bench/deployments.ts';
import { untilQuiet } from '../bench/untilQuiet.ts';
import { repositoryPath } from '../build/paths.ts';
import { chromiumPath } from '../test/chromium.ts';
import type { StepResult } from '../test/StepResult.ts';

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

function scriptsOf(page: Page): () => Promise<Bytes> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = response.body();
    // What is fetched ahead after the count may be cut off by the end of the visit.
    body.catch(() => {});
    bodies.push(body);
  });
  return async () => {
    const scripts = await Promise.all(bodies);
    return {
      raw: scripts.reduce((sum, body) => sum + body.length, 0),
      gzip: scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
    };
  };
}

interface Visit {
  readonly login: Bytes;
  /** All that came before it included. */
  readonly collection: Bytes;
}

async function visit(webui: string): Promise<Visit> {
  const server = createSandbox({ webui, series: 120 });
  await server.listen(0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const countScripts = scriptsOf(page);
    await page.goto(`${server.url}/webui/`);
    await page.getByLabel('Username').waitFor();
    await untilQuiet(page);
    const login = await countScripts();
    await page.getByLabel('Username').fill('Default');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('main').locator('img').first().waitFor();
    await untilQuiet(page);
    return { login, collection: await countScripts() };
  } finally {
    await browser.close();
    await server.close();
  }
}

function difference(more: Bytes, less: Bytes): Bytes {
  return { raw: more.raw - less.raw, gzip: more.gzip - less.gzip };
}

async function measure(): Promise<Budget[]> {
  const { login, collection } = await visit(repositoryPath('dist/webui'));
  const plain = await visit(
    await makePlainDeployment(repositoryPath('.cache/size'), repositoryPath('apps/collection/dist')),
  );
  const price = difference(collection, plain.collection);
  return [
    { name: 'scripts of the login page', bytes: login, gzip: 165, raw: 530 },
    { name: 'scripts until the collection shows', bytes: collection, gzip: 240 },
    { name: 'price of federation in the latter', bytes: price, gzip: 45 },
  ];
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures and compares; kilobytes are thousands of bytes. */
export async function runSize(): Promise<StepResult> {
  let failed = 0;
  const budgets = await measure();
  for (const { name, bytes, gzip, raw } of budgets) {
    const isKept = bytes.gzip <= gzip * 1000 && (raw === undefined || bytes.raw <= raw * 1000);
    if (!isKept) failed += 1;
    const limits = `at most ${gzip}${raw === undefined ? '' : ` and ${raw}`} kB`;
    console.log(
      `${isKept ? '✓' : '✗'} ${name}: ${kilobytes(bytes.gzip)} gzip, ${kilobytes(bytes.raw)} raw (${limits})`,
    );
  }
  return { passed: budgets.length - failed, failed, files: [] };
}

if (import.meta.main) {
  const { failed } = await runSize();
  process.exitCode = failed > 0 ? 1 : 0;
}
