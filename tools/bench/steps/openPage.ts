import type { Browser, Page } from 'playwright';
import { newTestContext } from '../../test/testDay.ts';
import { lookAtScreen } from '../cold/lookAtScreen.ts';
import type { Place } from '../cold/places.ts';
import { applyConditions } from '../cold/visit.ts';
import { signIn } from '../storedSession.ts';
import { untilQuiet } from '../untilQuiet.ts';

export interface Device {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly hasTouch: boolean;
}

/** In milliseconds. Prefetching pauses, so at rest takes longer than quiet. */
const restTime = 2000;

export function untilRest(page: Page): Promise<void> {
  return untilQuiet(page, restTime);
}

/** In a new browser, still loading. The caller closes its context. */
export async function openPage(browser: Browser, url: string, place: Place, device: Device): Promise<Page> {
  const context = await newTestContext(browser, { ...device });
  await context.addInitScript(lookAtScreen);
  if (place.isSignedIn) await signIn(context, url);
  const page = await context.newPage();
  await applyConditions(await context.newCDPSession(page), { slowdown: 1, viewport: device.viewport });
  await page.goto(`${url}/webui/${place.address}`, { waitUntil: 'commit' });
  return page;
}
