import type { Page } from 'playwright';
import type { Opener } from './openers.ts';

export function scriptAt(address: string): string | undefined {
  return /\/webui\/((?:shell|remotes)\/[^?]+\.js)(?:\?|$)/.exec(address)?.[1];
}

/** Server error, no connection, or a page instead of the script. */
export const openFaults = ['500', 'offline', 'html'] as const;

export type ScriptFault = (typeof openFaults)[number];

interface Opening {
  readonly opener: Opener;
  readonly address: string;
  readonly faultOf: (script: string) => ScriptFault | undefined;
  /** Whether the frame needs the script: its failure takes the whole page. */
  readonly isOfFrame: (script: string) => boolean;
}

const timeoutMs = 30_000;

/** The failure must be reported in place with Retry, and the first Retry, which ends all faults, must open it. */
export async function openOne(
  page: Page,
  { opener, address, faultOf, isOfFrame }: Opening,
): Promise<string[]> {
  const findings: string[] = [];
  const failed = new Set<string>();
  let isRepaired = false;
  page.setDefaultTimeout(timeoutMs);
  page.on('pageerror', (error) => findings.push(`thrown: ${error.message}`));
  await page.route(
    (url) => scriptAt(url.href) !== undefined,
    (route) => {
      const script = scriptAt(route.request().url()) ?? '';
      const fault = isRepaired ? undefined : faultOf(script);
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
  const retryOrNotice = (opener.isAction ? retry.or(notice) : retry).first();
  const isOpen = () =>
    Promise.race([opened, retryOrNotice.waitFor({ timeout: 2 * timeoutMs }).then(() => false)]);
  try {
    while (!(await isOpen())) {
      if (!isRepaired) findings.push(...(await factsOf(page, [...failed].some(isOfFrame))));
      isRepaired = true;
      if (await notice.isVisible()) {
        await page.getByRole('button', { name: 'Dismiss' }).first().press('Enter');
        await opener.open?.(page);
      } else {
        // By its key: a shortcut or input that waits for typing must ignore it.
        await retryOrNotice.press('Enter');
      }
      await retryOrNotice.waitFor({ state: 'hidden', timeout: 3000 }).catch(() => {});
    }
  } catch (error) {
    const [reason] = String(error instanceof Error ? error.message : error).split('\n');
    findings.push(`${isRepaired ? 'not opened after Retry' : 'neither opened nor reported'}: ${reason}`);
  }
  return findings;
}

async function factsOf(page: Page, mayReplacePage: boolean): Promise<string[]> {
  const isWhole = (await page.getByRole('heading', { name: 'Something went wrong' }).count()) > 0;
  if (isWhole) return mayReplacePage ? [] : ['it took the whole interface down'];
  const hasFrame = (await page.locator('[data-frame] nav').count()) > 0;
  return hasFrame || mayReplacePage ? [] : ['the navigation is gone'];
}
