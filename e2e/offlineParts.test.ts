import { placesIn } from '../tools/sweep/stage.ts';
import { atRestInUse } from './atRest.ts';
import { consoleErrorsOf, expect, type Page, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"], [role="menu"]');

/** Messages of a missing part, and of a missing page. */
async function expectShown(page: Page): Promise<void> {
  await expect(page.locator('body')).not.toContainText(/This could not be (loaded|shown)|could not be shown/);
}

async function openDialog(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
  await expect(dialog(page), String(name)).toBeVisible();
  for (const tab of await dialog(page).getByRole('tab').all()) {
    await tab.click();
    await expectShown(page);
  }
  await expectShown(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('opens the collection’s sorting, display settings, presets, filter and selection offline', async ({
  page,
  signIn,
}) => {
  await signIn();
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRestInUse(page);
  await page.context().setOffline(true);
  for (const name of [/^Sort/, 'Display Settings', 'Filter Presets']) await openDialog(page, name);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('complementary')).toContainText('There is no connection');
  await expectShown(page);
  await page.locator('main [data-virtual-item]').first().press('Space');
  await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  await expectShown(page);
  consoleErrorsOf(page).length = 0;
});

test('opens a group’s editor, sorting and display settings offline', async ({ page, server, signIn }) => {
  await signIn(undefined, `collection/group/${placesIn(server).group}`);
  await expect(page.locator('main [data-virtual-cell] img').first()).toBeVisible();
  await atRestInUse(page);
  await page.context().setOffline(true);
  for (const name of ['Edit Group', /^Sort/, 'Display Settings']) await openDialog(page, name);
  consoleErrorsOf(page).length = 0;
});

test('opens a series’ editor, tags, dialogs and tabs offline', async ({ page, server, signIn }) => {
  const linked = [...server.sandbox.library.series.values()].find(
    ({ tmdbShows, restricted }) => tmdbShows.length > 0 && !restricted,
  );
  await signIn(undefined, `collection/series/${linked?.id}/overview`);
  const tabs = page.getByRole('navigation', { name: 'Series' });
  await expect(tabs).toBeVisible();
  await atRestInUse(page);
  // Opened before, so that something can be pressed offline.
  for (const tab of ['Episodes', 'Tags', 'Overview']) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  await atRestInUse(page);
  await page.context().setOffline(true);
  for (const name of ['Edit Series', 'Edit custom tags', /^Remove link to /]) await openDialog(page, name);
  for (const tab of ['Credits', 'Files', 'Images']) {
    await tabs.getByRole('link', { name: tab, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/${tab.toLowerCase()}`));
    if (tab !== 'Credits')
      await expect(page.getByRole('main').getByRole('alert').first(), tab).toContainText(
        'There is no connection',
      );
    await expectShown(page);
  }
  await tabs.getByRole('link', { name: 'Episodes', exact: true }).click();
  for (const name of ['Options', 'File Info']) await openDialog(page, name);
  await tabs.getByRole('link', { name: 'Tags', exact: true }).click();
  await page.getByRole('list', { name: 'Tags' }).getByRole('button').first().click();
  await expect(dialog(page)).toBeVisible();
  await expectShown(page);
  consoleErrorsOf(page).length = 0;
});
