/** Counts the bytes that a browser is sent, raw and as gzip would make them, and compares them with budgets. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from 'playwright';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import type { Registry } from '../../libs/shared/src/remote/descriptor.ts';
import { makePlainDeployment } from '../bench/deployments.ts';
import { untilQuiet } from '../bench/untilQuiet.ts';
import { repositoryPath } from '../build/paths.ts';
import { chromiumPath } from '../test/chromium.ts';
import type { StepResult } from '../test/StepResult.ts';
import { newTestContext } from '../test/testDay.ts';

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

interface Place {
  /** Below the base path. */
  readonly address: string;
  /** Resolves when its content shows. */
  readonly shows: (page: Page) => Promise<void>;
}

const collection: Place = {
  address: 'collection',
  shows: (page) => page.getByRole('main').locator('img').first().waitFor(),
};

/** The start page. */
const dashboard: Place = {
  address: '',
  shows: (page) =>
    page.getByRole('region', { name: 'Recently Imported' }).getByRole('link').first().waitFor(),
};

interface Visit {
  readonly login: Bytes;
  /** All that came before it included. */
  readonly place: Bytes;
  /** Requests to the server after signing in, pictures left out. */
  readonly calls: number;
}

async function visit(webui: string, { address, shows }: Place): Promise<Visit> {
  const server = createSandbox({ webui, series: 120, updates: 'nothing-new' });
  await server.listen(0);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  try {
    const context = await newTestContext(browser, { viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    // What is beyond the server is nobody's to wait for.
    await page.route('https://shokoanime.com/**', (route) => route.fulfill({ json: { results: [] } }));
    // What the frame fetches after seconds of rest is no part of a page's coming, however slow the machine is.
    await page.addInitScript((rest) => {
      const original = globalThis.setTimeout.bind(globalThis);
      const withoutRest = (handler: () => void, delay = 0): unknown =>
        delay >= rest ? 0 : original(handler, delay);
      Object.assign(globalThis, { setTimeout: withoutRest });
    }, 3000);
    const countScripts = scriptsOf(page);
    await page.goto(`${server.url}/webui/${address}`);
    await page.getByLabel('Username').waitFor();
    await untilQuiet(page);
    const login = await countScripts();
    server.sandbox.requests.clear();
    await page.getByLabel('Username').fill('Default');
    await page.getByLabel('Password', { exact: true }).fill('password');
    await page.getByRole('button', { name: 'Login' }).click();
    await shows(page);
    await untilQuiet(page);
    const calls = server.sandbox.requests
      .find()
      .filter(({ path }) => /^\/(api|signalr)\//.test(path) && !path.startsWith('/api/v3/Image/')).length;
    return { login, place: await countScripts(), calls };
  } finally {
    await browser.close();
    await server.close();
  }
}

/** All scripts of a remote, the ones that most visits never ask for as well: what it adds to the shell. */
function bytesOfRemote(webui: string, id: string, isCounted = (_name: string) => true): Bytes {
  const registry: Registry = JSON.parse(readFileSync(path.join(webui, 'remotes.json'), 'utf8'));
  const folder = path.join(webui, registry.remotes.find((remote) => remote.id === id)?.folder ?? '');
  const bodies = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js') && isCounted(path.basename(name)))
    .map((name) => readFileSync(path.join(folder, name)));
  if (bodies.length === 0) throw new Error(`The remote ${id} has no scripts.`);
  return {
    raw: bodies.reduce((sum, body) => sum + body.length, 0),
    gzip: bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0),
  };
}

function difference(more: Bytes, less: Bytes): Bytes {
  return { raw: more.raw - less.raw, gzip: more.gzip - less.gzip };
}

/** What a remote costs before any of its pages is opened: its entry, and the routes. */
const isEntryOrRoutes = (name: string): boolean => /^(remoteEntry|src_routes)/.test(name);

/** Calls to the server from signing in until the dashboard can be used. */
const mostCalls = 18;

interface Measures {
  readonly budgets: readonly Budget[];
  readonly dashboardCalls: number;
}

async function measure(): Promise<Measures> {
  const webui = repositoryPath('dist/webui');
  const toCollection = await visit(webui, collection);
  const toDashboard = await visit(webui, dashboard);
  const plain = await visit(
    await makePlainDeployment(repositoryPath('.cache/size'), repositoryPath('apps/collection/dist')),
    collection,
  );
  const price = difference(toCollection.place, plain.place);
  return {
    budgets: [
      { name: 'scripts of the login page', bytes: toCollection.login, gzip: 150, raw: 450 },
      { name: 'scripts until the collection shows', bytes: toCollection.place, gzip: 244 },
      { name: 'scripts until the dashboard shows', bytes: toDashboard.place, gzip: 245 },
      { name: 'price of federation for the collection', bytes: price, gzip: 45 },
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
    ],
    dashboardCalls: toDashboard.calls,
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Measures and compares; kilobytes are thousands of bytes. */
export async function runSize(): Promise<StepResult> {
  let failed = 0;
  const { budgets, dashboardCalls } = await measure();
  for (const { name, bytes, gzip, raw } of budgets) {
    const isKept = bytes.gzip <= gzip * 1000 && (raw === undefined || bytes.raw <= raw * 1000);
    if (!isKept) failed += 1;
    const limits = `at most ${gzip}${raw === undefined ? '' : ` and ${raw}`} kB`;
    console.log(
      `${isKept ? '✓' : '✗'} ${name}: ${kilobytes(bytes.gzip)} gzip, ${kilobytes(bytes.raw)} raw (${limits})`,
    );
  }
  const areCallsFew = dashboardCalls <= mostCalls;
  if (!areCallsFew) failed += 1;
  console.log(
    `${areCallsFew ? '✓' : '✗'} calls to the server until the dashboard shows: ${dashboardCalls} (at most ${mostCalls})`,
  );
  return { passed: budgets.length + 1 - failed, failed, files: [] };
}

if (import.meta.main) {
  const { failed } = await runSize();
  process.exitCode = failed > 0 ? 1 : 0;
}
