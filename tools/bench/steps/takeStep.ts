import type { Browser, Page } from 'playwright';
import { coldPlace } from '../cold/places.ts';
import { type Device, openPage, untilRest } from './openPage.ts';
import { type Hand, pressAt, type Reacting, reactionTo, whereOnceDrawn } from './press.ts';
import type { Journey, Step } from './Step.ts';
import { watchPress } from './watchPress.ts';

async function pressNow(
  page: Page,
  { control, arrival }: Step,
  hand: Hand,
  posters: number,
): Promise<Reacting> {
  await page.evaluate(watchPress, arrival);
  await pressAt(page, await whereOnceDrawn(page, control, posters), hand);
  return reactionTo(page, arrival);
}

async function takeStep(page: Page, step: Step, hand: Hand): Promise<Reacting> {
  if (step.prepare) {
    await untilRest(page);
    await step.prepare(page);
  }
  await page.locator(step.control).filter({ visible: true }).first().scrollIntoViewIfNeeded();
  await untilRest(page);
  return pressNow(page, step, hand, 0);
}

export async function takeJourney(
  browser: Browser,
  url: string,
  { from, steps }: Journey,
  device: Device,
  hand: Hand,
): Promise<readonly Reacting[]> {
  const page = await openPage(browser, url, from, device);
  try {
    const reactions: Reacting[] = [];
    for (const step of steps) reactions.push(await takeStep(page, step, hand));
    return reactions;
  } finally {
    await page.context().close();
  }
}

/** With this many posters the collection is still loading, but a user can already choose. */
const firstPosters = 7;

export async function takeEarlyStep(
  browser: Browser,
  url: string,
  step: Step,
  device: Device,
  hand: Hand,
): Promise<Reacting> {
  const page = await openPage(browser, url, coldPlace('collection'), device);
  try {
    return await pressNow(page, step, hand, firstPosters);
  } finally {
    await page.context().close();
  }
}
