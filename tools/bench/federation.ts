import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import type { Deployments } from './deployments.ts';
import { type Figure, figure, median } from './figures.ts';
import { openSignedIn } from './openCollection.ts';
import { startSandbox } from './startSandbox.ts';
import { untilQuiet } from './untilQuiet.ts';

interface Visit {
  /** Milliseconds from the start of the navigation to the first complete poster. */
  readonly firstPoster: number;
  /** Gzipped, in kilobytes. */
  readonly scripts: number;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await openSignedIn(browser, url);
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event): void => {
      if (!(target instanceof HTMLImageElement) || !target.closest('[data-virtual-item]')) return;
      document.removeEventListener('load', onLoad, true);
      performance.mark('first-poster');
    };
    document.addEventListener('load', onLoad, true);
  });
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(`${url}/webui/collection`);
  await page.waitForFunction(() => performance.getEntriesByName('first-poster').length > 0);
  await untilQuiet(page);
  const firstPoster = await page.evaluate(
    () => performance.getEntriesByName('first-poster')[0]?.startTime ?? Number.NaN,
  );
  const scripts = await Promise.all(bodies);
  await page.context().close();
  return {
    firstPoster,
    scripts: scripts.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000,
  };
}

/** What federation costs: the same sources built with and without it, visited in turn. */
export async function measureFederation(
  browser: Browser,
  { federated, plain }: Deployments,
  library: SandboxOptions,
  runs: number,
): Promise<Figure[]> {
  const servers = {
    federated: await startSandbox({ ...library, pace: 'reference', webui: federated }),
    plain: await startSandbox({ ...library, pace: 'reference', webui: plain }),
  };
  const visits: Record<keyof typeof servers, Visit[]> = { federated: [], plain: [] };
  // The first visits create the pictures and warm the server, so they don't count.
  for (let run = -1; run < runs; run++) {
    for (const name of ['federated', 'plain'] as const) {
      const seen = await visit(browser, servers[name].url);
      if (run >= 0) visits[name].push(seen);
    }
  }
  await Promise.all([servers.federated.close(), servers.plain.close()]);

  const times = (name: keyof typeof servers) => visits[name].map(({ firstPoster }) => firstPoster);
  const scripts = (name: keyof typeof servers) => median(visits[name].map((seen) => seen.scripts));
  return [
    figure('scripts until the collection shows, federated', [scripts('federated')], 'kB', 240),
    figure('the same without federation', [scripts('plain')], 'kB'),
    figure('price of federation in scripts', [scripts('federated') - scripts('plain')], 'kB', 45),
    figure('first poster, federated', times('federated'), 'ms'),
    figure('first poster, without federation', times('plain'), 'ms'),
    figure('price of federation in time', [median(times('federated')) - median(times('plain'))], 'ms', 80),
  ];
}
