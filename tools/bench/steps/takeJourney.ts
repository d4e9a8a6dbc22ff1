import type { Browser, Page } from 'playwright';
import { placeOn } from '../cold/places.ts';
import { inNewPage } from '../cold/visit.ts';
import type { RunningSandbox } from '../startSandbox.ts';
import { untilQuiet } from '../untilQuiet.ts';
import { type Device, pressAt, type Reaction, reactionTo, whereOnceDrawn } from './press.ts';
import type { Journey, Step } from './Step.ts';
import { watchPress } from './watchPress.ts';

/** Prefetching pauses, so at rest takes longer than quiet. */
const untilRest = (page: Page): Promise<void> => untilQuiet(page, 2000);

async function prepare(page: Page, step: Step): Promise<void> {
  if (step.prepare) {
    await untilRest(page);
    await step.prepare(page);
  }
  await page.locator(step.control).filter({ visible: true }).first().scrollIntoViewIfNeeded();
  await untilRest(page);
}

export async function takeJourney(
  browser: Browser,
  server: RunningSandbox,
  { from, steps, earlyPosters }: Journey,
  { viewport, hand }: Device,
): Promise<readonly Reaction[]> {
  const place = await placeOn(server, from);
  return inNewPage(browser, server.url, place, { viewport, hasTouch: hand === 'finger' }, async (page) => {
    const reactions: Reaction[] = [];
    for (const step of steps) {
      if (earlyPosters === undefined) await prepare(page, step);
      await page.evaluate(watchPress, step.arrival);
      await pressAt(page, await whereOnceDrawn(page, step.control, earlyPosters ?? 0), hand);
      reactions.push(await reactionTo(page, step.arrival));
    }
    return reactions;
  });
}
