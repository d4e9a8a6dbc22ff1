import { newDeployment } from '../tools/publish/newDeployment.ts';
import { test as base, expect, type Page } from './fixtures.ts';
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

/** Consents in the settings, as the first run does too. */
async function consent(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Error Reports' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
}

test('errors are told once a person consents, without anything of the library', async ({
  page,
  deployment,
  ingest,
  server,
  signIn,
  consoleErrors,
}) => {
  // A tenth of the page loads is timed: this is one of them.
  await page.addInitScript(() => Object.assign(Math, { random: () => 0.05 }));
  await installPlugin(deployment, { tab: brokenTab });
  await signIn(undefined, 'collection/series/5/x/mischief.tab');
  await page.getByText('Mischief could not be shown').waitFor();
  const title = String(await page.getByRole('heading', { level: 1 }).textContent());
  await page.goto(`${server.url}/webui/settings/general`);
  await consent(page);
  expect(ingest.received).toEqual([]);

  await page.goto(`${server.url}/webui/collection/series/5`);
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
  consoleErrors.length = 0;
});

test.describe('an installation that names no place', () => {
  test.use({ isConfigured: false });

  test('sends and loads nothing, whoever consents', async ({ page, ingest, signIn }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() !== 'script') return;
      // What the reload below leaves behind has no content any more; it is read after it, too.
      scripts.push(await response.text().catch(() => ''));
    });
    await signIn(undefined, 'settings/general');
    await consent(page);
    await page.reload();
    await page.getByRole('switch', { name: 'Error Reports' }).waitFor();
    await expect(page.getByRole('switch', { name: 'Error Reports' })).toBeChecked();
    await page.evaluate(() => fetch('version.json'));
    expect(scripts.filter((text) => text.includes('sentry_key'))).toEqual([]);
    expect(ingest.received).toEqual([]);
  });
});
