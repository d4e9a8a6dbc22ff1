import type { Locator } from '@playwright/test';
import { expect, type Page, test } from '../fixtures.ts';

test.use({ sandboxOptions: { state: 'Waiting', series: 4, updates: 'nothing-new' } });

async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let steps = 0; steps < 60; steps += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeEnabled();
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

test('sets up a server by keyboard alone, from Waiting to the first scanned folder', async ({
  page,
  server,
}) => {
  const { sandbox } = server;
  const heading = page.getByRole('heading', { level: 1 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const browser = page.getByRole('dialog', { name: 'Select a folder' });

  await page.goto('');
  await press(page, page.getByRole('link', { name: 'Continue' }));
  await expect(heading).toHaveText('Acknowledgement');
  await press(page, button('Continue'));

  await expect(heading).toHaveText('Local Account');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('root');
  await tabTo(page, page.getByLabel('Password', { exact: false }).first());
  await page.keyboard.type('secret');
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText('AniDB Account');
  await tabTo(page, page.getByLabel('Username'));
  await page.keyboard.type('sandbox');
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type('sandbox');
  await page.keyboard.press('Enter');

  await expect(heading).toHaveText('Metadata Sources');
  await page.reload();
  await expect(heading).toHaveText('Metadata Sources');
  await expect(page.getByRole('listitem').filter({ hasText: /AniDB Account, saved/ })).toBeVisible();
  await press(page, button('Next'));

  await expect(heading).toHaveText('Start Server');
  await press(page, button('Start Server'));
  await expect(page.getByText('Server is starting. Please wait!')).toBeVisible();
  sandbox.clock.advance(10_000);
  await press(page, button('Next'));

  await expect(heading).toHaveText('Import Folders');
  await press(page, button('Add import folder'));
  await press(page, button('Browse'));
  for (const [key, folder] of [
    ['', '/'],
    ['s', 'srv'],
    ['s', 'shoko'],
    ['m', 'media'],
    ['a', 'anime'],
  ] as const) {
    const entry = browser.getByRole('button', { name: new RegExp(`^${folder} `) });
    await expect(entry).toBeVisible();
    if (key !== '') await page.keyboard.type(key);
    await expect(entry).toBeFocused();
    await page.keyboard.press('ArrowRight');
  }
  await expect(browser.getByRole('list', { name: 'Folders in /srv/shoko/media/anime' })).toBeVisible();
  await press(page, button('Use this folder'));
  await expect(page.getByLabel('Location')).toHaveValue('/srv/shoko/media/anime');
  await page.getByRole('radio', { name: 'Yes' }).focus();
  await page.keyboard.press('Space');
  await press(page, button('Save'));
  await expect(page.getByText('Import folder added!')).toBeVisible();
  await press(page, button('Next'));

  await expect(heading).toHaveText('Data Collection');
  await press(page, button('Finish'));
  await expect(page).toHaveURL(/\/webui\/dashboard$/);
  await press(page, button('Set Me Free!'));
  expect(sandbox.queue.summary().TotalCount).toBeGreaterThan(0);
  sandbox.clock.advance(600_000);
  expect(sandbox.library.series.size).toBeGreaterThan(0);
  await page.keyboard.press('g');
  await page.keyboard.press('c');
  await expect(page.locator('main img').first()).toBeVisible();
});
