import path from 'node:path';
import type { Browser } from 'playwright';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { trafficOf } from '../bench/cold/chain.ts';
import { coldPlace } from '../bench/cold/places.ts';
import { desktop, visit } from '../bench/cold/visit.ts';

export interface FirstVisit {
  /** Scripts that are asked for before the page is ready, as files of the deployment. */
  readonly scripts: readonly string[];
  readonly calls: number;
}

/** Opens a place in a browser that has nothing yet, as somebody who is signed in. */
async function visitOnce(browser: Browser, webui: string, name: string): Promise<FirstVisit> {
  const server = createSandbox({ webui, series: 120, updates: 'nothing-new' });
  await server.listen(0);
  try {
    const { cold } = await visit(browser, server.url, coldPlace(name), { slowdown: 1, viewport: desktop });
    const files = cold.requests
      .filter(({ begun }) => begun < cold.ready)
      .map(({ address }) => new URL(address).pathname.replace(/^\/webui\//, ''));
    return {
      scripts: [...new Set(files)]
        .filter((file) => file.endsWith('.js'))
        .map((file) => path.join(webui, file)),
      calls: trafficOf(cold).calls,
    };
  } finally {
    await server.close();
  }
}

/**
 * What a first visit needs. On a busy machine code that is fetched ahead may be asked for before the page is ready; what
 * the page needs is asked for each time.
 */
export async function firstVisit(browser: Browser, webui: string, name: string): Promise<FirstVisit> {
  const one = await visitOnce(browser, webui, name);
  const other = await visitOnce(browser, webui, name);
  return {
    scripts: one.scripts.filter((script) => other.scripts.includes(script)),
    calls: Math.min(one.calls, other.calls),
  };
}
