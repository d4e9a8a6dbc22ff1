import path from 'node:path';
import type { Browser } from 'playwright';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { coldPlace } from '../bench/cold/places.ts';
import { desktop, visitOnce } from '../bench/cold/visit.ts';

async function scriptsOf(browser: Browser, webui: string, name: string): Promise<string[]> {
  const server = createSandbox({ webui, series: 120, updates: 'nothing-new' });
  await server.listen(0);
  try {
    const place = coldPlace(name);
    const { requests, ready } = await visitOnce(browser, server.url, place, { viewport: desktop });
    const files = requests
      .filter(({ begun }) => begun < ready)
      .map(({ address }) => new URL(address).pathname.replace(/^\/webui\//, ''));
    return [...new Set(files)].filter((file) => file.endsWith('.js')).map((file) => path.join(webui, file));
  } finally {
    await server.close();
  }
}

/**
 * Visits three times, one after the other: on a busy machine a visit may include prefetched code, but what the page needs
 * is in all of them.
 */
export async function scriptsOfFirstVisit(browser: Browser, webui: string, name: string): Promise<string[]> {
  let scripts: string[] | undefined;
  for (let visit = 0; visit < 3; visit += 1) {
    const seen = await scriptsOf(browser, webui, name);
    scripts = scripts?.filter((script) => seen.includes(script)) ?? seen;
  }
  return scripts ?? [];
}
