import type { Page } from 'playwright';
import type { Opener } from './openers.ts';

/** Path of a script of shell or remotes below `webui/`, if that is what an address leads to. */
export function scriptAt(address: string): string | undefined {
  return /\/webui\/((?:shell|remotes)\/[^?]+\.js)(?:\?|$)/.exec(address)?.[1];
}

/** How a script fails: a server in trouble, no connection, a page in its place. */
export const openFaults = ['500', 'offline', 'html'] as const;

export type ScriptFault = (typeof openFaults)[number];

interface Opening {
  readonly opener: Opener;
  readonly address: string;
  /** Whether a script fails, and how. */
  readonly faultOf: (script: string) => ScriptFault | undefined;
  /** Without them there is no frame, and the failure takes the whole page. */
  readonly isOfFrame: (script: string) => boolean;
}

/** Longer than a slow machine needs, in milliseconds. */
const patience = 30_000;

/**
 * Opens something while scripts fail. What fails must say so, in its own place, with Retry; from the first Retry on
 * nothing fails any more, and it must open.
 *
 * @returns what was wrong
 */
export async function openOne(
  page: Page,
  { opener, address, faultOf, isOfFrame }: Opening,
): Promise<string[]> {
  const findings: string[] = [];
  const failed = new Set<string>();
  let isHealed = false;
  page.setDefaultTimeout(patience);
  page.on('pageerror', (error) => findings.push(`thrown: ${error.message}`));
  await page.route(
    (url) => scriptAt(url.href) !== undefined,
    (route) => {
      const script = scriptAt(route.request().url()) ?? '';
      const fault = isHealed ? undefined : faultOf(script);
      if (!fault) return route.continue();
      failed.add(script);
      if (fault === 'offline') return route.abort('internetdisconnected');
      return fault === 'html'
        ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Hondana</title>' })
        : route.fulfill({ status: 500 });
    },
  );

  await page.goto(address);
  const opened = (async () => {
    await opener.open?.(page);
    await opener.shows(page).first().waitFor();
    return true;
  })();
  const retry = page.getByRole('button', { name: /^(Retry|Try again)$/ });
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('AVDump failed', { exact: true });
  const wayOut = (opener.isAction ? retry.or(notice) : retry).first();
  const isOpen = () => Promise.race([opened, wayOut.waitFor({ timeout: 2 * patience }).then(() => false)]);
  try {
    while (!(await isOpen())) {
      if (!isHealed) findings.push(...(await factsOf(page, [...failed].some(isOfFrame))));
      isHealed = true;
      if (await notice.isVisible()) {
        await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter');
        await opener.open?.(page);
      } else {
        // By its key: whatever waits for typing must leave it alone.
        await wayOut.press('Enter');
      }
      await wayOut.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => {});
    }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    findings.push(`${isHealed ? 'not opened after Retry' : 'neither opened nor reported'}: ${reason}`);
  }
  return findings;
}

async function factsOf(page: Page, mayTakeAll: boolean): Promise<string[]> {
  const isWhole = (await page.getByRole('heading', { name: 'Something went wrong' }).count()) > 0;
  if (isWhole) return mayTakeAll ? [] : ['it took the whole interface down'];
  const hasFrame = (await page.locator('[data-frame] nav').count()) > 0;
  return hasFrame || mayTakeAll ? [] : ['the navigation is gone'];
}
