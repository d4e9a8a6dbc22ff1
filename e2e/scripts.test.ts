import type { Browser } from '@playwright/test';
import { coldPlace, type Place } from '../tools/bench/cold/places.ts';
import { desktop, visit } from '../tools/bench/cold/visit.ts';
import { faults, openOne, type ScriptFault, scriptAt } from '../tools/sweep/scripts/openOne.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const place = 'settings/integrations';
const integrations = { name: place, address: place, isSignedIn: true, content: 'main section', least: 1 };

/** What comes while a page is at rest is not among them: nobody waits for it. */
async function scriptsUntilReady(browser: Browser, url: string, at: Place): Promise<Set<string>> {
  const { cold } = await visit(browser, url, at, { slowdown: 1, viewport: desktop });
  const needed = cold.requests.filter(({ begun }) => begun < cold.ready);
  return new Set(needed.flatMap(({ address }) => scriptAt(address) ?? []));
}

/**
 * The shell's own is shared with the remotes: federation and the bundler each remember that it failed. `npm run
 * sweep-scripts` does the same with all scripts.
 */
for (const folder of ['shell', 'remotes/settings'] as const) {
  test(`a script of ${folder} that fails says so in its own place, and is there after Retry`, async ({
    page,
    browser,
    server,
    signIn,
    consoleErrors,
  }) => {
    const address = `${server.url}/webui/${place}`;
    const shows = () => page.getByRole('heading', { name: 'Integrations', level: 1 });
    await signIn();
    const ofFrame = await scriptsUntilReady(browser, server.url, coldPlace('dashboard'));
    const own = [...(await scriptsUntilReady(browser, server.url, integrations)).difference(ofFrame)].filter(
      (script) => script.startsWith(folder),
    );
    expect(own.length).toBeGreaterThanOrEqual(1);

    for (const [index, fault] of faults.entries()) {
      const failing = own[index % own.length];
      let isFailed = false;
      const faultOf = (script: string): ScriptFault | undefined => {
        if (script !== failing) return undefined;
        isFailed = true;
        return fault;
      };
      const opener = { name: place, at: place, shows };
      const opening = { opener, address, faultOf, isOfFrame: () => false };
      expect(await openOne(page, opening), `${failing} (${fault})`).toEqual([]);
      expect(isFailed, `${failing} was asked for`).toBe(true);
      await page.unrouteAll({ behavior: 'wait' });
    }
    consoleErrors.length = 0;
  });
}
