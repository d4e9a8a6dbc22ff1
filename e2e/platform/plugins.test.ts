import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { repositoryPath } from '../../tools/build/paths.ts';
import { addPlugin } from '../../tools/plugin/addPlugin.ts';
import { removePlugin } from '../../tools/plugin/removePlugin.ts';
import { axeFindingsInThemes, sidewaysFindings } from '../../tools/sweep/pageFindings.ts';
import { buildOutside } from '../buildOutside.ts';
import { hashesOf } from '../deployment.ts';
import { expect, type Page, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });
// In order: all of them use what the first has built.
test.describe.configure({ mode: 'default' });

let plugin = '';

test.beforeAll(async () => {
  plugin = await buildOutside(repositoryPath('examples/watch-statistics'));
});

test.afterAll(async () => {
  if (plugin !== '') await rm(plugin, { recursive: true });
});

test('passes the plugin’s own tests beside its sources', async () => {
  await promisify(execFile)(process.execPath, ['--test', 'test/counts.test.ts'], { cwd: plugin });
});

test('checks the plugin’s texts by the packed tool', async () => {
  const tool = path.join(plugin, 'node_modules/@hondana/plugin/tools/plugin/plugin.js');
  const { stdout } = await promisify(execFile)(process.execPath, [tool, 'words', '--check'], { cwd: plugin });
  expect(stdout).toMatch(/\d+ texts · de: 0 missing, 0 dead/);
});

const chart = (page: Page) => page.getByRole('img', { name: /^Episodes by month of \d+\./ });

for (const person of ['administrator', 'plain'] as const) {
  test(`shows a plugin’s page, widget and tab to the ${person} user`, async ({
    page,
    deployment,
    signIn,
  }) => {
    expect((await addPlugin(plugin, deployment)).findings).toEqual([]);
    await signIn(people[person], 'dashboard');
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Watch Statistics' })
      .click();
    await expect(chart(page)).toBeVisible();
    const years = page.getByRole('navigation', { name: 'Year' }).getByRole('link');
    const before = await years.nth(1).textContent();
    await years.nth(1).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`year=${before}$`));
    await expect(page.getByRole('heading', { name: `${before} by Month` })).toBeVisible();
    await page.getByText(`Episodes by month of ${before} as a table`).press('Enter');
    await expect(page.getByRole('table', { name: `Episodes by month of ${before}` })).toBeVisible();

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
    const widget = page.getByRole('region', { name: 'Watched This Year' });
    // The board grows while it loads, and widgets load only near the viewport.
    await expect(async () => {
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.getByText(/^[\d,]+ episodes? in \d{4}$/)).toBeVisible({ timeout: 1000 });
    }).toPass();

    await page.goto('collection/series/5');
    const tabs = page.getByRole('navigation', { name: 'Series' });
    await tabs.getByRole('link', { name: 'Watched', exact: true }).click();
    await expect(page).toHaveURL(/\/collection\/series\/5\/x\/watch-statistics\.episodes$/);
    await expect(page.getByRole('region', { name: 'Watched', exact: true })).toBeVisible();
  });
}

test('shows the plugin in the page’s language, where it speaks it', async ({ page, deployment, signIn }) => {
  await addPlugin(plugin, deployment);
  await signIn(people.plain, 'watch-statistics');
  await page.evaluate(() => localStorage.setItem('hondana.language', 'de'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Gesehen-Statistik' })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Episoden \d+ nach Monat\. Am meisten: / })).toBeVisible();
  await page.getByText(/^Episoden \d+ nach Monat als Tabelle$/).click();
  await expect(page.getByRole('rowheader', { name: /^März \d+$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gesehen-Statistik' })).toBeVisible();
});

test('keeps the plugin’s page accessible in every theme and within a phone’s width', async ({
  page,
  deployment,
  signIn,
}) => {
  await addPlugin(plugin, deployment);
  await signIn(people.plain, 'watch-statistics');
  await expect(chart(page)).toBeVisible();
  await page.getByText(/^Episodes by month of \d+ as a table$/).click();
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindingsInThemes(page)).toEqual([]);
  expect(await sidewaysFindings(page)).toEqual([]);
});

test('leaves no trace of the plugin when it is removed', async ({ page, deployment, signIn }) => {
  const before = await hashesOf(deployment);
  const registry = await readFile(path.join(deployment, 'remotes.json'), 'utf8');
  await addPlugin(plugin, deployment);
  await removePlugin('watch-statistics', deployment);
  expect(await readFile(path.join(deployment, 'remotes.json'), 'utf8')).toBe(registry);
  expect(await hashesOf(deployment)).toEqual(before);
  expect(existsSync(path.join(deployment, 'remotes/watch-statistics'))).toBe(false);

  await signIn(people.administrator, 'watch-statistics');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Watch Statistics' })).toHaveCount(0);
});
