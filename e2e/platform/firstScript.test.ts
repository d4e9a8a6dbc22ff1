import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { browsers } from '../../apps/shell/src/boot/beforeTheShell.ts';
import type { Alternative, Registry, RemoteDescriptor } from '../../libs/shared/src/remote/descriptor.ts';
import { anySeries } from '../../tools/bench/anySeries.ts';
import { signIn as signInBeforehand } from '../../tools/bench/storedSession.ts';
import { renderPage } from '../../tools/publish/page.ts';
import { changeDescriptor, readDeployedRegistry } from '../deployment.ts';
import { consoleErrorsOf, expect, fillLogin, type Page, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

/** The label identifies the version in the navigation. */
async function collectionAs(
  deployment: string,
  label: string,
  version: string,
): Promise<RemoteDescriptor & Required<Pick<RemoteDescriptor, 'navigation'>>> {
  const { remotes } = await readDeployedRegistry(deployment);
  const collection = remotes.find(({ id }) => id === 'collection');
  const [entry] = collection?.navigation ?? [];
  if (!collection || !entry) throw new Error('The registry has no collection.');
  return { ...collection, version, navigation: [{ ...entry, label }] };
}

function linkTo(page: Page, label: string) {
  return page.getByRole('banner').getByRole('link', { name: label, exact: true });
}

test.describe('a version added by an installation', () => {
  async function add(
    deployment: string,
    remotes: readonly unknown[],
    more: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await writeFile(path.join(deployment, 'index.html'), await renderPage({ added: 'tweak/remotes.json' }));
    await mkdir(path.join(deployment, 'tweak'), { recursive: true });
    await writeFile(
      path.join(deployment, 'tweak/remotes.json'),
      JSON.stringify({ format: 1, remotes, ...more }),
    );
  }

  async function ownVersion(deployment: string): Promise<string> {
    const { remotes } = await readDeployedRegistry(deployment);
    return String(remotes.find(({ id }) => id === 'collection')?.version);
  }

  test('replaces the interface’s own when it is newer', async ({ page, signIn, deployment }) => {
    await add(deployment, [await collectionAs(deployment, 'Newer', '99.0.0+added')]);
    await signIn();
    await expect(linkTo(page, 'Newer')).toBeVisible();
    await expect(linkTo(page, 'Collection')).toHaveCount(0);
  });

  for (const [which, version] of [
    ['is older', '0.9.9+added'],
    ['has the same number', '10.0.0+added'],
  ] as const) {
    test(`is ignored after an update has overtaken it when it ${which}`, async ({
      page,
      signIn,
      deployment,
    }) => {
      const over = { collection: '9.9.9+before' };
      await add(deployment, [await collectionAs(deployment, 'Older', version)], { over });
      await signIn();
      await expect(linkTo(page, 'Collection')).toBeVisible();
      await expect(linkTo(page, 'Older')).toHaveCount(0);
    });
  }

  test('replaces the interface’s own, even when older, while the version below it is unchanged', async ({
    page,
    signIn,
    deployment,
  }) => {
    const over = { collection: await ownVersion(deployment) };
    await add(deployment, [await collectionAs(deployment, 'Chosen', '0.9.9+added')], { over });
    await signIn();
    await expect(linkTo(page, 'Chosen')).toBeVisible();
  });

  test('reaches only its channel, and is ignored there when an update has overtaken it', async ({
    page,
    signIn,
    deployment,
  }) => {
    const parts = [
      await collectionAs(deployment, 'Preview', '99.0.0+added'),
      await collectionAs(deployment, 'Older', '0.9.9+added'),
    ];
    await add(deployment, [], { alternatives: parts.map((part) => ({ channel: 'preview', part })) });
    await signIn();
    await expect(linkTo(page, 'Collection')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('hondana.channel', 'preview'));
    await page.reload();
    await expect(linkTo(page, 'Preview')).toBeVisible();
  });

  test('does not replace the interface’s own when it is a plugin, and ignores invalid entries', async ({
    page,
    signIn,
    deployment,
  }) => {
    const plugin = await collectionAs(deployment, 'Plugin', '99.0.0+plugin');
    const utilities = (await readDeployedRegistry(deployment)).remotes.find(({ id }) => id === 'utilities');
    const [log] = utilities?.navigation ?? [];
    await add(deployment, [
      null,
      'collection',
      { ...plugin, addedFrom: 'a folder of the host' },
      { ...utilities, version: '99.0.0+added', navigation: [{ ...log, label: 'Newer' }] },
    ]);
    await signIn();
    await expect(linkTo(page, 'Collection')).toBeVisible();
    await expect(page.getByRole('banner').getByText('Newer', { exact: true })).toBeVisible();
  });

  test('is left out in safe mode', async ({ page, signIn, deployment }) => {
    await add(deployment, [await collectionAs(deployment, 'Newer', '99.0.0+added')]);
    await signIn(undefined, 'collection?safe-mode');
    await expect(linkTo(page, 'Collection')).toBeVisible();
    await expect(linkTo(page, 'Newer')).toHaveCount(0);
  });

  test('may be absent although the server answers with a page', async ({ page, signIn, deployment }) => {
    await writeFile(path.join(deployment, 'index.html'), await renderPage({ added: 'tweak/remotes.json' }));
    await signIn();
    await expect(linkTo(page, 'Collection')).toBeVisible();
  });

  test('does not delay the start when its registry does not answer', async ({
    page,
    signIn,
    server,
    deployment,
  }) => {
    await add(deployment, [await collectionAs(deployment, 'Newer', '99.0.0+added')]);
    server.sandbox.misbehaviour.add({ pattern: '/webui/tweak/remotes.json', hang: true });
    await signIn();
    await expect(linkTo(page, 'Collection')).toBeVisible();
    // Pending requests abort with the page.
    consoleErrorsOf(page).length = 0;
  });

  test('is requested in parallel with the shell’s files', async ({ page, server, deployment }) => {
    await add(deployment, [await collectionAs(deployment, 'Newer', '99.0.0+added')]);
    await page.route('**/tweak/remotes.json', async (route) => {
      await expect
        .poll(() => server.sandbox.requests.find({ path: '/webui/shell/*/main.js' }).length)
        .toBeGreaterThan(0);
      await route.continue();
    });
    await page.goto('collection');
    await fillLogin(page, people.administrator);
    await expect(linkTo(page, 'Newer')).toBeVisible();
    expect(server.sandbox.requests.find({ path: '/webui/shell/*/main.js' })).toHaveLength(1);
  });
});

test.describe('other versions of a part', () => {
  async function offer(deployment: string, ...alternatives: Alternative[]): Promise<void> {
    const registry: Registry = { ...(await readDeployedRegistry(deployment)), alternatives };
    await writeFile(path.join(deployment, 'remotes.json'), JSON.stringify(registry));
  }

  test('go to browsers that have chosen the channel', async ({ page, signIn, deployment }) => {
    await offer(deployment, {
      channel: 'beta',
      part: await collectionAs(deployment, 'Beta', '99.0.0+beta'),
    });
    await signIn();
    await expect(linkTo(page, 'Collection')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('hondana.channel', 'beta'));
    await page.reload();
    await expect(linkTo(page, 'Beta')).toBeVisible();
  });

  test('go to the browsers whose lot is within the share', async ({ page, signIn, deployment }) => {
    await offer(deployment, { share: 0.5, part: await collectionAs(deployment, 'Half', '99.0.0+half') });
    await signIn();
    await page.evaluate(() => localStorage.setItem('hondana.lot', '0.6'));
    await page.reload();
    await expect(linkTo(page, 'Collection')).toBeVisible();
    await page.evaluate(() => localStorage.setItem('hondana.lot', '0.4'));
    await page.reload();
    await expect(linkTo(page, 'Half')).toBeVisible();
  });
});

test.describe('a browser that is too old', () => {
  test('shows what is needed and loads nothing of the shell, whatever it lacks', async ({ page, server }) => {
    const expectMessage = async (lacking: string): Promise<void> => {
      await page.goto('');
      await expect(page.getByRole('heading', { name: 'This browser is too old' }), lacking).toBeVisible();
      await expect(page.getByText(browsers.text), lacking).toBeVisible();
      expect(server.sandbox.requests.find({ path: '/webui/shell/*' }), lacking).toEqual([]);
    };
    for (const name of browsers.names) {
      const lack = await page.addInitScript((path) => {
        const parts = path.split('.');
        const last = parts.pop() ?? '';
        let owner: object = globalThis;
        for (const part of parts) owner = Reflect.get(owner, part);
        Reflect.deleteProperty(owner, last);
      }, name);
      await expectMessage(name);
      await lack.dispose();
    }
    await page.addInitScript(() => {
      const { supports } = CSS;
      CSS.supports = (condition: string) => !condition.includes('light-dark') && supports(condition);
    });
    await expectMessage('styles');
  });

  test('shows the message even when it cannot parse the first script', async ({ page, deployment }) => {
    const file = path.join(deployment, 'index.html');
    const whole = await readFile(file, 'utf8');
    await writeFile(file, whole.replace(/<script>\(\(\) => \{.*?<\/script>/s, ''));
    await page.goto('');
    await expect(page.getByRole('heading', { name: 'This browser is too old' })).toBeVisible();
    await expect(page.getByText(browsers.text)).toBeVisible();
  });
});

test.describe('requests before the shell has loaded', () => {
  const files = (addresses: readonly string[]) =>
    addresses.filter((address) => /\.(js|css)$/.test(address)).toSorted();

  test('are sent only once', async ({ page, server, signIn }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signIn();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    const loaded = files(asked);
    expect(loaded).toEqual([...new Set(loaded)]);
    for (const call of ['Init/Status', 'Init/Version', 'User/Current', 'Settings']) {
      expect(server.sandbox.requests.find({ path: `/api/v3/${call}` }), call).toHaveLength(1);
    }
  });

  test('load nothing that needs a session without one', async ({ page, server }) => {
    await page.goto('collection');
    await expect(page.getByLabel('Username')).toBeVisible();
    const paths = server.sandbox.requests.find().map((request) => request.path);
    expect(paths.filter((one) => /\/remotes\/|\/inside\.|User|Settings/.test(one))).toEqual([]);
  });

  test('lead to the login page when the server rejects the kept session', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem(
        'hondana.session',
        JSON.stringify({ key: 'no-longer', username: 'Default', remember: true, isAdministrator: true }),
      ),
    );
    await page.goto('collection');
    await expect(page.getByLabel('Username')).toBeVisible();
    await expect(page).toHaveURL(/redirectTo=/);
    // Browsers log every 401.
    consoleErrorsOf(page).length = 0;
  });
});

test.describe('calls that a remote declares for a page', () => {
  const groups = '/api/v3/Filter/Preview/Group';

  /** Holds the shell back; returns the calls made without it. */
  async function openWithoutShell(page: Page, open: () => Promise<unknown>) {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/shell/**/*.js', async (route) => {
      await held;
      await route.continue().catch(() => {}); // The page may be closed.
    });
    await open();
    const early = await page.waitForFunction(
      () => Reflect.get(globalThis, '__hondanaBoot')?.early as { answers: object } | undefined,
    );
    const asked = await early.evaluate((calls) => Object.keys(calls?.answers ?? {}));
    return { asked, release };
  }

  test.beforeEach(({ context, server }) => signInBeforehand(context, server.url));

  const groupsOf = (asked: readonly string[]) => asked.filter((call) => call.includes(groups));
  const cards = (page: Page) => page.getByRole('main').locator('[data-virtual-cell] img');

  test('request the first groups once, before the shell has loaded', async ({ page, server }) => {
    const { asked, release } = await openWithoutShell(page, () => page.goto('collection'));
    expect(groupsOf(asked)).toEqual([`POST ${groups}?pageSize=50&page=1 {}`]);
    release();
    await expect(cards(page).first()).toBeVisible();
    expect(server.sandbox.requests.find({ path: groups })).toHaveLength(1);
  });

  test('are omitted with random posters, which are requested when the settings are known', async ({
    page,
    server,
  }) => {
    await page.goto('collection');
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Display settings' }).click();
    await page.getByRole('checkbox', { name: 'Random Posters on Load' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect
      .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('random-posters');

    const again = await page.context().newPage();
    server.sandbox.requests.clear();
    const { asked, release } = await openWithoutShell(again, () => again.goto('collection'));
    expect(asked).toContain('/api/v3/User/Current');
    expect(groupsOf(asked)).toEqual([]);
    release();
    await expect(cards(again).first()).toBeVisible();
    const queries = server.sandbox.requests.find({ path: groups }).map(({ query }) => query);
    expect(queries).toEqual([expect.stringContaining('randomImages=true')]);
  });

  test('are omitted when the address asks for something else and when the page is reloaded', async ({
    page,
  }) => {
    const { asked, release } = await openWithoutShell(page, () => page.goto('collection?q=eyes'));
    expect(groupsOf(asked)).toEqual([]);
    release();
    await page.goto('collection');
    await expect(cards(page).first()).toBeVisible();
    const reloaded = await openWithoutShell(page, () => page.reload({ waitUntil: 'commit' }));
    expect(groupsOf(reloaded.asked)).toEqual([]);
    reloaded.release();
  });

  test('replace parameter names by the numbers in the address', async ({ page, server, deployment }) => {
    await changeDescriptor(deployment, 'collection', (descriptor) => ({
      ...descriptor,
      calls: {
        'collection/series/:seriesId/*': [
          { address: '/api/v3/Series/:seriesId?includeDataFrom=AniDB' },
          { address: '/api/v3/Series/:seriesId/Episode', adminOnly: true },
          { address: '/api/v3/Series' },
        ],
      },
    }));
    const seriesId = await anySeries(server);
    const callsAt = async (place: string): Promise<string[]> => {
      const { asked, release } = await openWithoutShell(page, () => page.goto(`collection/series/${place}`));
      release();
      return asked.filter((call) => call.includes('/Series'));
    };
    expect(await callsAt(`${seriesId}/overview`)).toEqual([
      `/api/v3/Series/${seriesId}?includeDataFrom=AniDB`,
      `/api/v3/Series/${seriesId}/Episode`,
      '/api/v3/Series',
    ]);
    expect(await callsAt(`${seriesId}x/overview`)).toEqual(['/api/v3/Series']);
  });
});
