import type { Page } from 'playwright';
import { trafficOf } from '../cold/chain.ts';
import type { Conditions } from '../cold/visit.ts';
import type { Arrival } from './Step.ts';

export interface Reaction {
  /** Milliseconds from the press until the content is there. */
  readonly ready: number;
  /** Milliseconds until every picture in view is drawn, too. */
  readonly complete: number;
  readonly files: number;
  readonly calls: number;
  readonly kilobytes: number;
}

export interface Device extends Pick<Conditions, 'viewport'> {
  /** A mouse that hovers first, one that clicks at once, or a finger. */
  readonly hand: 'resting' | 'sudden' | 'finger';
}

/** In milliseconds. */
const timeLimit = 20_000;
const hover = 400;

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function whereOnceDrawn(page: Page, control: string, posters: number): Promise<Point> {
  const found = await page.waitForFunction(
    ([selector, least]) => {
      const drawn = [...document.querySelectorAll('main [data-virtual-cell] img')];
      if (drawn.filter((image) => globalThis.__screen?.isDrawn(image)).length < least) return undefined;
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        const point = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(point.x, point.y);
        if (hit && element.contains(hit)) return point;
      }
      return undefined;
    },
    [control, posters] as const,
    { polling: 'raf', timeout: timeLimit },
  );
  const point = await found.jsonValue();
  if (!point) throw new Error(`${control} is nowhere in view.`);
  return point;
}

/** Without Playwright's own clicks: they wait for the page. */
export async function pressAt(page: Page, { x, y }: Point, hand: Device['hand']): Promise<void> {
  if (hand === 'finger') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  if (hand === 'resting') await page.waitForTimeout(hover);
  await page.mouse.click(x, y);
}

export async function reactionTo(page: Page, { text }: Arrival): Promise<Reaction> {
  try {
    await page.waitForFunction(() => globalThis.__reaction?.complete !== undefined, undefined, {
      polling: 100,
      timeout: timeLimit,
    });
  } catch (error) {
    const seen = await page.evaluate(() => JSON.stringify(globalThis.__reaction));
    throw new Error(`“${text}” was not complete at ${page.url()}: ${seen}`, { cause: error });
  }
  const seen = await page.evaluate(() => ({
    ...globalThis.__reaction,
    requests: globalThis.__screen?.requests() ?? [],
  }));
  const { begun = Number.NaN, ready = Number.NaN, complete = Number.NaN } = seen;
  const requests = seen.requests.filter((request) => request.begun >= begun);
  const { files, calls, bytes } = trafficOf({ requests, complete });
  return { ready: ready - begun, complete: complete - begun, files, calls, kilobytes: bytes / 1000 };
}
