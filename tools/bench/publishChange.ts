import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Browser } from 'playwright';
import { publish } from '../publish/publish.ts';
import { release } from '../publish/release.ts';
import { type Figure, figure } from './figures.ts';
import { openCollection } from './openCollection.ts';
import { startSandbox } from './startSandbox.ts';

export async function measurePublishing(browser: Browser, deployed: string, runs: number): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-publishing-'));
  const webui = path.join(folder, 'webui');
  await cp(deployed, webui, { recursive: true });
  const server = await startSandbox({ series: 120, pace: 'reference', webui });
  const released: number[] = [];
  const published: number[] = [];
  const seen: number[] = [];
  try {
    const page = await openCollection(browser, server.url);
    for (let run = 0; run < runs; run++) {
      const banner = `globalThis.change = ${run};`;
      const change = new rspack.BannerPlugin({ banner, raw: true, test: /\.js$/ });
      const start = performance.now();
      const made = await release('collection', {
        into: folder,
        change: (same) => ({ ...same, plugins: [...(same.plugins ?? []), change] }),
      });
      released.push(performance.now() - start);
      await publish(made, webui);
      published.push(performance.now() - start);
      await page.reload();
      await page.waitForFunction((expected) => Reflect.get(globalThis, 'change') === expected, run);
      await page.getByRole('main').locator('img').first().waitFor();
      seen.push(performance.now() - start);
    }
    await page.context().close();
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
  return [
    figure('a change of the collection until it is released', released, 'ms'),
    figure('until it is published', published, 'ms'),
    figure('until it is seen in a browser', seen, 'ms', 10_000),
  ];
}
