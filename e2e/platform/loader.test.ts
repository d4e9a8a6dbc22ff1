import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { InjectedFault } from '../../apps/sandbox/src/control/FaultInjector.ts';
import { changeDescriptor, readDeployedRegistry, replaceRemote } from '../deployment.ts';
import { consoleErrorsOf, expect, type Page, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const failure = (page: Page) => page.getByRole('heading', { name: 'Collection could not be shown' });

async function expectErrorAndRecovery(
  page: Page,
  reason: RegExp,
  repair: () => Promise<void> | void,
): Promise<void> {
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  await repair();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
  await expect(failure(page)).toBeHidden();
}

const faults: readonly (readonly [name: string, fault: Omit<InjectedFault, 'pattern'>, reason: RegExp])[] = [
  ['answers 404', { status: 404, body: '' }, /returned status 404/],
  ['answers 500', { status: 500, body: '' }, /returned status 500/],
  ['answers 200 with HTML', { html: true }, /the server returned a page instead/],
  ['is another file than the published one', { body: 'void 0;' }, /not the one that was published/],
  ['hangs', { hang: true }, /did not respond within 8 seconds|could not be reached/],
];

for (const [name, fault, reason] of faults) {
  test(`shows the failure and recovers when the collection’s entry ${name}`, async ({
    page,
    server,
    signIn,
  }) => {
    server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/collection/*/remoteEntry.js*', ...fault });
    await signIn();
    await expectErrorAndRecovery(page, reason, () => server.sandbox.misbehaviour.clear());
    consoleErrorsOf(page).length = 0;
  });
}

for (const [kind, ending] of [
  ['script', '.js'],
  ['style sheet', '.css'],
] as const) {
  test(`shows the failure and recovers when the collection lacks the ${kind} of its routes`, async ({
    page,
    server,
    signIn,
  }) => {
    server.sandbox.misbehaviour.add({
      pattern: `/webui/remotes/collection/*/src_routes*${ending}`,
      html: true,
    });
    await signIn();
    await expectErrorAndRecovery(page, /the server returned a page instead/, () =>
      server.sandbox.misbehaviour.clear(),
    );
    consoleErrorsOf(page).length = 0;
  });
}

const handWritten: readonly (readonly [
  name: string,
  source: (container: string) => string,
  reason: RegExp,
])[] = [
  ['throws at load', () => 'throw new Error("no breakfast");', /failed while starting/],
  [
    'throws while its module is run',
    (name) =>
      `var ${name} = { init() {}, get: () => Promise.resolve(() => { throw new Error('no lunch'); }) };`,
    /no lunch/,
  ],
  [
    'misses an export',
    (name) => `var ${name} = { init() {}, get: () => Promise.resolve(() => ({})) };`,
    /does not export “routes”/,
  ],
  [
    'throws while rendering',
    (name) =>
      `var ${name} = { init() {}, get: () => Promise.resolve(() => ({ routes: [{ path: 'collection', Component: () => { throw new Error('no dinner'); } }] })) };`,
    /no dinner/,
  ],
];

for (const [name, source, reason] of handWritten) {
  test(`shows the failure of a remote that ${name}`, async ({ page, signIn, deployment }) => {
    const registry = await readFile(path.join(deployment, 'remotes.json'), 'utf8');
    await replaceRemote(deployment, 'collection', source);
    await signIn();
    await expect(failure(page)).toBeVisible();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await writeFile(path.join(deployment, 'remotes.json'), registry);
    await page.reload();
    await expect(page.getByRole('main').locator('img').first()).toBeVisible();
    consoleErrorsOf(page).length = 0;
  });
}

test('refuses a remote for another contract and names what it needs', async ({
  page,
  signIn,
  deployment,
}) => {
  await changeDescriptor(deployment, 'collection', (descriptor) => ({
    ...descriptor,
    requires: { contract: '^7.0.0' },
  }));
  await signIn();
  await expect(failure(page)).toBeVisible();
  await expect(page.getByText(/needs version \^7\.0\.0 of the shell’s contract/)).toBeVisible();
  // A retry cannot help; another page does.
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

for (const [name, fault] of [
  ['missing', { html: true }],
  ['cut short', { truncate: 40 }],
  ['refused', { status: 503, body: '' }],
] as const) {
  test(`reports a registry that is ${name} and recovers on Reload`, async ({ page, server }) => {
    server.sandbox.misbehaviour.add({ pattern: '/webui/remotes.json', ...fault });
    await page.goto('collection');
    await expect(page.getByRole('heading', { name: 'Hondana could not start' })).toBeVisible();
    await expect(page.getByText(/remotes\.json/)).toBeVisible();
    server.sandbox.misbehaviour.clear();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(page.getByLabel('Username')).toBeVisible();
    consoleErrorsOf(page).length = 0;
  });
}

test('reports a missing shell file and recovers on Reload', async ({ page, server }) => {
  server.sandbox.misbehaviour.add({ pattern: '/webui/shell/*/main*.js*', html: true });
  await page.goto('');
  await expect(page.getByRole('heading', { name: 'Hondana could not start' })).toBeVisible();
  server.sandbox.misbehaviour.clear();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test('ignores an invalid descriptor and loads the other remotes', async ({ page, signIn, deployment }) => {
  const registry = await readDeployedRegistry(deployment);
  const broken = { id: 'broken', title: 'Broken' };
  await writeFile(
    path.join(deployment, 'remotes.json'),
    JSON.stringify({ ...registry, remotes: [broken, ...registry.remotes] }),
  );
  await signIn();
  await expect(page.getByRole('main').locator('img').first()).toBeVisible();
});
