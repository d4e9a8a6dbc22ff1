import type { Browser } from '@playwright/test';
import { coldPlace, type Place } from '../../tools/bench/cold/places.ts';
import { desktop, visitOnce } from '../../tools/bench/cold/visit.ts';
import { openOne, scriptAt } from '../../tools/sweep/scripts/openOne.ts';
import { consoleErrorsOf, expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const place = 'settings/integrations';
const integrations = { name: place, address: place, isSignedIn: true, content: 'main section', least: 1 };

/** Without prefetching, which the page doesn't need. */
async function scriptsUntilReady(browser: Browser, url: string, at: Place): Promise<Set<string>> {
  const { requests, ready } = await visitOnce(browser, url, at, { slowdown: 1, viewport: desktop });
  const needed = requests.filter(({ begun }) => begun < ready);
  return new Set(needed.flatMap(({ address }) => scriptAt(address) ?? []));
}

/** `npm run sweep-scripts` does the same with all scripts, in every way that they fail. */
test('shows the failure of a script shared with a remote in its place, and loads it on Retry', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  await signIn();
  const ofFrame = await scriptsUntilReady(browser, server.url, coldPlace('dashboard'));
  const ofPage = await scriptsUntilReady(browser, server.url, integrations);
  // A shared script: Federation and the bundler each cache its failure.
  const failing = [...ofPage.difference(ofFrame)].find((script) => script.startsWith('shell'));
  expect(failing).toBeDefined();

  const failed: string[] = [];
  const found = await openOne(page, {
    opener: {
      name: place,
      at: place,
      shows: () => page.getByRole('heading', { name: 'Integrations', level: 1 }),
    },
    address: `${server.url}/webui/${place}`,
    faultOf: (script) => {
      if (script !== failing) return undefined;
      failed.push(script);
      return '500';
    },
    isOfFrame: () => false,
  });
  expect(found).toEqual([]);
  expect(failed).not.toEqual([]);
  consoleErrorsOf(page).length = 0;
});
