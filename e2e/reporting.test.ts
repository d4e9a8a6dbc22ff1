import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { newDeployment } from '../tools/publish/newDeployment.ts';
import { atRest } from './atRest.ts';
import { test as base, consoleErrorsOf, expect, type Page } from './fixtures.ts';
import { installPlugin } from './handWrittenPlugin.ts';
import { type Ingest, startIngest } from './ingest.ts';

const test = base.extend<{ ingest: Ingest; isConfigured: boolean }>({
  isConfigured: [true, { option: true }],
  ingest: async ({ isConfigured: _ }, provide) => {
    const ingest = await startIngest();
    await provide(ingest);
    ingest.close();
  },
  deployment: async ({ deployment, ingest, isConfigured }, provide) => {
    if (isConfigured) await newDeployment(deployment, { reporter: ingest.dsn });
    await provide(deployment);
  },
});

test.use({ sandboxOptions: { series: 60 } });

const brokenTab = `(React) => () => { throw new TypeError('no "Secret Title.mkv" in the drawer'); }`;

async function consent(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Error Reports' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
}

test('reports errors only after consent, and nothing of the library', async ({
  page,
  deployment,
  ingest,
  server,
  signIn,
}) => {
  // Makes this one of the tenth of page loads that are timed.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.05 }));
  await installPlugin(deployment, { tab: brokenTab });
  await signIn(undefined, 'collection/series/5/x/mischief.tab');
  await page.getByText('Mischief could not be shown').waitFor();
  const title = String(await page.getByRole('heading', { level: 1 }).textContent());
  await page.goto('settings/general');
  await consent(page);
  expect(ingest.received).toEqual([]);

  await page.goto('collection/series/5');
  await page.getByText('Metadata Sites').waitFor();
  await expect
    .poll(async () => {
      await page.evaluate(() =>
        setTimeout(() => {
          throw new RangeError(`of the page ${Date.now()}`);
        }),
      );
      return ingest.received.join('\n');
    })
    .toContain('"RangeError"');
  await page.getByRole('navigation', { name: 'Series' }).getByRole('link', { name: 'Mischief' }).click();
  for (const told of [
    /"remote":"mischief","version":"1\.0\.0-byhand"/,
    /replay_recording/,
    /"type":"transaction"/,
  ]) {
    await expect.poll(() => ingest.received.join('\n')).toMatch(told);
  }
  const all = ingest.received.join('\n').replaceAll(/"(origin|host)":"[^"]*"/g, '');
  for (const personal of ['Secret Title', title, 'Default', '/series/5', new URL(server.url).host]) {
    expect(all).not.toContain(personal);
  }
  expect(all).not.toMatch(/"referer"|"cookie"|"apikey"/);
  consoleErrorsOf(page).length = 0;
});

test.describe('an installation without a reporter', () => {
  test.use({ isConfigured: false });

  test('loads and sends nothing even after consent', async ({ page, server, deployment, ingest, signIn }) => {
    const scripts = (await readdir(deployment, { recursive: true })).filter((name) => name.endsWith('.js'));
    const ofReporter = scripts.filter((name) =>
      readFileSync(path.join(deployment, name), 'utf8').includes('sentry_key'),
    );
    expect(ofReporter).not.toEqual([]);
    await signIn(undefined, 'settings/general');
    await consent(page);
    server.sandbox.requests.clear();
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Error Reports' })).toBeChecked();
    // Consenting checks for a configured server; everything that follows has been requested by then.
    await expect
      .poll(() => server.sandbox.requests.find({ path: '/webui/version.json' }).length)
      .toBeGreaterThan(0);
    await atRest(page);
    const requestedPaths = new Set(server.sandbox.requests.find().map((request) => request.path));
    expect(ofReporter.filter((name) => requestedPaths.has(`/webui/${name}`))).toEqual([]);
    expect(ingest.received).toEqual([]);
  });
});
