import { expect, type Page, people, test } from './fixtures.ts';

const grid = (page: Page) => page.getByRole('list', { name: 'Groups' });
const cards = (page: Page) => grid(page).getByRole('link');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search groups' });
const focused = (page: Page) => page.locator(':focus');

async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  throw new Error(`25 presses of Tab did not lead to ${selector}.`);
}

/** Repeated, because a busy machine may deliver the two keys too far apart. */
async function goTo(page: Page, letter: string, address: RegExp): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press(letter);
    await expect(page).toHaveURL(address, { timeout: 2000 });
  }).toPass();
}

async function openCollection(page: Page, signIn: () => Promise<void>): Promise<void> {
  await signIn();
  await expect(cards(page).first()).toBeVisible();
}

test('leads from signing in to a series and back by keyboard alone', async ({ page }) => {
  await page.goto('');
  await expect(page.getByLabel('Username')).toBeFocused();
  await page.keyboard.type(people.administrator.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(people.administrator.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await goTo(page, 'c', /\/collection$/);
  await expect(cards(page).first()).toBeVisible();
  const count = page.getByRole('main').getByRole('status');
  await expect(count).toHaveText(/\d+ groups/);
  const all = (await count.textContent()) ?? '';

  await page.keyboard.press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('no');
  await expect(page).toHaveURL(/\?q=no$/);
  await expect(heading(page, 'Search Results')).toBeVisible();
  await expect(count).not.toHaveText(all);
  await expect(cards(page).first()).toBeVisible();

  await tabTo(page, '[data-virtual-item]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  const card = Number(await focused(page).getAttribute('data-virtual-item'));
  expect(card).toBeGreaterThan(8);
  const name = await focused(page).textContent();
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  const place = await page.evaluate(() => window.scrollY);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  await expect(grid(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.goBack();
  await expect(page).toHaveURL(/\?q=no$/);
  await expect(search(page)).toHaveValue('no');
  await expect(focused(page)).toHaveAttribute('data-virtual-item', String(card));
  await expect(focused(page)).toHaveText(name ?? '');
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThanOrEqual(1);
});

test('skips the navigation bar with the first Tab and Enter', async ({ page, signIn }) => {
  await openCollection(page, signIn);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(/skip to/i);
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('makes the letters one tab stop and jumps through the list by them', async ({ page, signIn }) => {
  await openCollection(page, signIn);
  const letters = page.getByRole('slider', { name: 'Jump to letter' });
  await expect(letters).toBeVisible();
  await search(page).focus();
  await tabTo(page, '[role="slider"]');
  const last = await letters.getAttribute('aria-valuemax');
  expect(Number(last)).toBeGreaterThan(10);
  await page.keyboard.press('End');
  await expect(letters).toHaveAttribute('aria-valuenow', String(last));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  await page.keyboard.press('Home');
  await expect(letters).toHaveAttribute('aria-valuenow', '0');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(10);
  await page.keyboard.press('d');
  await expect(letters).toHaveAttribute('aria-valuetext', /^D, /);
  // Several letters may begin in one row, but each is a step.
  for (let step = 1; step <= 5; step++) {
    const before = Number(await letters.getAttribute('aria-valuenow'));
    await page.keyboard.press('ArrowDown');
    await expect(letters).toHaveAttribute('aria-valuenow', String(before + 1));
  }
  await expect(letters).toBeFocused();
});

test('switches the view with arrows and reaches both ends of the list with Home and End', async ({
  page,
  signIn,
}) => {
  await openCollection(page, signIn);
  await search(page).focus();
  await tabTo(page, '[type="radio"]');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(grid(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Posters' })).toBeChecked();
  await expect(grid(page).getByRole('heading', { level: 2 })).toHaveCount(0);

  await tabTo(page, '[data-virtual-item]');
  await page.keyboard.press('End');
  const last = Number(await grid(page).getByRole('listitem').first().getAttribute('aria-setsize')) - 1;
  await expect(focused(page)).toHaveAttribute('data-virtual-item', String(last));
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(focused(page)).toHaveAttribute('data-virtual-item', '0');
  await expect(focused(page)).toBeInViewport({ ratio: 1 });
});

test('traps focus in a dialog until Escape closes only that and returns the focus', async ({
  page,
  signIn,
}) => {
  await openCollection(page, signIn);
  await page.keyboard.press('/');
  await page.keyboard.type('no');
  await expect(page).toHaveURL(/\?q=no$/);
  await tabTo(page, 'button[aria-label="Display Settings"]');
  const opener = page.getByRole('button', { name: 'Display Settings' });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeFocused();
  const stops = (await dialog.locator('input, button').count()) + 2;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses < stops; presses++) {
      await page.keyboard.press(key);
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(search(page)).toHaveValue('no');

  await page.keyboard.press('?');
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(shortcuts).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(shortcuts).toBeHidden();
  await expect(opener).toBeFocused();
});

test('changes and saves a dialog by keyboard', async ({ page, signIn }) => {
  await openCollection(page, signIn);
  await expect(cards(page).first()).toContainText(/Episode/);
  await search(page).focus();
  await tabTo(page, 'button[aria-label="Display Settings"]');
  await page.keyboard.press('Space');
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  await expect(dialog.getByRole('radio', { name: 'Medium' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('checkbox', { name: 'Total Episodes' })).toBeFocused();
  await page.keyboard.press('Space');
  const save = dialog.getByRole('button', { name: 'Save' });
  // In Firefox what scrolls is a stop of Tab, too.
  const isSaveFocused = () => save.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 4 && !(await isSaveFocused()); presses += 1)
    await page.keyboard.press('Shift+Tab');
  await expect(save).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(cards(page).first()).not.toContainText(/Episode/);
});

test('ignores shortcuts while typing, and navigates with g and a letter otherwise', async ({
  page,
  signIn,
}) => {
  await openCollection(page, signIn);
  await page.keyboard.press('/');
  // As slow as the search's debounce, when letters could get lost.
  await page.keyboard.type('?gc/ the searched', { delay: 205 });
  await expect(search(page)).toHaveValue('?gc/ the searched');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(search(page)).toHaveValue('');
  await expect(cards(page).first()).toBeVisible();

  await tabTo(page, '[data-virtual-item]');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/collection\/(series|group)\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await goTo(page, 'c', /\/collection$/);
  await expect(cards(page).first()).toBeVisible();
});

for (const way of ['Control+Enter', 'a press of the wheel'] as const) {
  test(`${way} opens a card in a new tab, signed in`, async ({ page, signIn }) => {
    await openCollection(page, signIn);
    await search(page).focus();
    await tabTo(page, '[data-virtual-item]');
    const address = await focused(page).getAttribute('href');
    const opened = page.context().waitForEvent('page');
    if (way === 'Control+Enter') await page.keyboard.press(way);
    else await focused(page).click({ button: 'middle' });
    const tab = await opened;
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(tab.getByRole('banner')).toBeVisible();
    expect(new URL(tab.url()).pathname).toContain(address);
    await expect(page).toHaveURL(/\/collection$/);
  });
}
