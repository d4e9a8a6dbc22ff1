import { faults, openOne, type ScriptFault, scriptAt } from '../tools/sweep/scripts/openOne.ts';
import { expect, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const place = 'settings/integrations';

/**
 * The shell's own is shared with the remotes: federation and the bundler each remember that it failed. `npm run
 * sweep-scripts` does the same with all scripts.
 */
for (const folder of ['shell', 'remotes/settings'] as const) {
  test(`a script of ${folder} that fails says so in its own place, and is there after Retry`, async ({
    page,
    server,
    signIn,
    consoleErrors,
  }) => {
    const address = `${server.url}/webui/${place}`;
    const shows = () => page.getByRole('heading', { name: 'Integrations', level: 1 });
    await signIn();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    const before = new Set<string>();
    const after = new Set<string>();
    let asked = before;
    page.on('request', (request) => {
      const script = scriptAt(request.url());
      if (script?.startsWith(folder)) asked.add(script);
    });
    await page.reload();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    asked = after;
    await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('link', { name: 'Integrations' }).click();
    await expect(shows()).toBeVisible();
    const own = [...after.difference(before)];
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
