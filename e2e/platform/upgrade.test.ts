/** The server is replaced by one of another major version while its interface is open. */
import { createCheckedSandbox } from '../../apps/sandbox/src/reference/checkedSandbox.ts';
import type { SandboxServer } from '../../apps/sandbox/src/server.ts';
import { referenceVersions } from '../../apps/sandbox/src/serverVersion.ts';
import { untilQuiet } from '../../tools/bench/untilQuiet.ts';
import { consoleErrorsOf, expect, type Page, people, test } from '../fixtures.ts';

const [before, since] = [referenceVersions[5], referenceVersions[6]];
const series = 40;

const depth = (page: Page) => page.getByRole('textbox', { name: 'Related Depth' });

/** With the same library and keys, at the same address. */
async function replaceServer(server: SandboxServer, webui: string, serverVersion: string) {
  const { port, sandbox } = server;
  await server.close();
  const next = createCheckedSandbox({
    series,
    webui,
    serverVersion,
    updates: 'nothing-new',
    sessions: sandbox.sessions,
  });
  await next.listen(port);
  return next;
}

for (const [from, to] of [
  [before, since],
  [since, before],
] as const) {
  test.describe(`from Shoko Server ${from} to ${to}`, () => {
    test.use({ sandboxOptions: { series, serverVersion: from } });

    test('keeps an unsaved change, and from then on asks only what the new server has', async ({
      page,
      server,
      deployment,
      signIn,
    }) => {
      const socket = page.waitForEvent('websocket');
      await signIn(people.administrator, 'settings/anidb');
      await (await socket).waitForEvent('framereceived');
      await depth(page).fill('4');
      await expect(page.getByText('Unsaved Changes')).toBeVisible();
      await untilQuiet(page);

      const next = await replaceServer(server, deployment, to);
      await expect(page.getByText('SignalR connection restored!')).toBeVisible();
      await expect(depth(page)).toHaveValue('4');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Settings saved!')).toBeVisible();
      expect(next.sandbox.settings.document).toMatchObject({ AniDb: { MaxRelationDepth: 4 } });

      const goTo = (name: string) =>
        page.getByRole('banner').getByRole('link', { name, exact: true }).click();
      await goTo('Collection');
      const poster = page.getByRole('main').locator('img').first();
      await expect
        .poll(() => poster.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await page.getByRole('main').locator('a[href*="/series/"]').first().click();
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await goTo('Utilities');
      await expect(page.getByRole('table', { name: 'Unrecognized Files' })).toBeVisible();
      await untilQuiet(page);

      const unknown = next.sandbox.requests.find().filter(({ isUnknown }) => isUnknown);
      expect(unknown.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
      await next.close();
      // Browsers log the unreachable server; nothing else may be logged.
      expect(consoleErrorsOf(page).filter((text) => !/net::ERR|503|WebSocket/.test(text))).toEqual([]);
      consoleErrorsOf(page).length = 0;
    });
  });
}
