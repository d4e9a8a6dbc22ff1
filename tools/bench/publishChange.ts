import path from 'node:path';
import { rspack } from '@rspack/core';
import type { Page } from 'playwright';
import { publish } from '../publish/publish.ts';
import { release } from '../publish/release.ts';
import { onCollection } from './openCollection.ts';
import { type Bench, printTable, type Table } from './table.ts';

type Stage = 'released' | 'published' | 'seen';

const columns: Table<Stage>['columns'] = [
  ['released', 'released, ms'],
  ['published', 'published, ms'],
  ['seen', 'seen after a reload, ms (≤ 10,000)'],
];

let changes = 0;

async function publishChange(page: Page, webui: string): Promise<Record<Stage, number>> {
  const number = ++changes;
  const banner = `globalThis.change = ${number};`;
  const change = new rspack.BannerPlugin({ banner, raw: true, test: /\.js$/ });
  const start = performance.now();
  const made = await release('collection', {
    into: path.join(path.dirname(webui), 'releases'),
    change: (same) => ({ ...same, plugins: [...(same.plugins ?? []), change] }),
  });
  const released = performance.now() - start;
  await publish(made, webui);
  const published = performance.now() - start;
  await page.reload();
  await page.waitForFunction((expected) => Reflect.get(globalThis, 'change') === expected, number);
  await page.getByRole('main').locator('img').first().waitFor();
  return { released, published, seen: performance.now() - start };
}

/** From the start of its build until a browser shows it. */
export async function measurePublishing(bench: Bench): Promise<void> {
  const [build] = bench.builds.slice(-1);
  if (!build) return;
  const take: Table<Stage>['measurements'][number]['take'] = async ({ url }) => [
    await onCollection(bench.browser, url, (page) => publishChange(page, build.webui)),
  ];
  await printTable(
    { ...bench, builds: [build] },
    {
      title: 'publishing',
      of: 'change',
      columns,
      sandbox: { series: 120, pace: 'reference' },
      measurements: [{ name: 'of the collection', take }],
    },
  );
}
