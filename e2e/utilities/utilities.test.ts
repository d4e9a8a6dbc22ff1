import type { Locator } from '@playwright/test';
import { expect, type Page, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60, looseFiles: 2000 } });

test('ignores and restores files by keyboard alone', async ({ page, signIn }) => {
  await signIn(people.plain, 'utilities');
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  await expect(table.getByRole('checkbox').first()).toBeVisible();
  const count = page.getByRole('status').getByText(/^2,0\d\d files$/);
  const before = await count.textContent();
  await table.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar.getByText('3 files selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Ignore' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 files ignored!')).toBeVisible();
  await expect(count).not.toHaveText(before ?? '');
  await page.getByRole('button', { name: 'Undo' }).focus();
  await page.keyboard.press('Enter');
  await expect(count).toHaveText(before ?? '');
});

/** `end` is a share of the element's width. */
async function dragOver(page: Page, element: Locator, end = 0.8): Promise<void> {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to drag over.');
  await page.mouse.move(box.x + 1, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * end, box.y + box.height - 8, { steps: 4 });
  await page.mouse.up();
}

test('selects the text of a row with the mouse without opening or selecting its file', async ({
  page,
  signIn,
}) => {
  await signIn(people.plain, 'utilities/unrecognized/files');
  const table = page.getByRole('table', { name: 'Unrecognized Files' });
  const checkboxes = table.locator('[data-virtual-item]');
  const checked = table.getByRole('checkbox', { checked: true });
  const size = (index: number) => table.getByText(/^[\d.,]+ [KMG]?i?B$/).nth(index);
  const selectedText = () => page.evaluate(() => String(getSelection()));
  await dragOver(page, table.getByRole('rowheader').nth(1));
  expect((await selectedText()).length).toBeGreaterThan(5);
  await dragOver(page, size(2));
  expect(await selectedText()).toMatch(/^\d/);
  await expect(checked).toHaveCount(0);

  // Shift selects files, not the text between them.
  await checkboxes.nth(0).click();
  await expect(checked).toHaveCount(1);
  await size(3).click({ modifiers: ['Shift'] });
  await expect(checked).toHaveCount(4);
  expect(await selectedText()).toBe('');
  await checkboxes.nth(6).click({ modifiers: ['Shift'] });
  await expect(checked).toHaveCount(7);
  await expect(checkboxes.nth(6)).toBeFocused();
  expect(await selectedText()).toBe('');

  await page.goto('utilities/file-search');
  const link = page.getByRole('rowheader').nth(1).getByRole('link').first();
  const name = (await link.textContent()) ?? '';
  await dragOver(page, link, 0.3);
  const copied = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        addEventListener('copy', ({ clipboardData }) => resolve(clipboardData?.getData('text/plain')), {
          once: true,
        });
      }),
  );
  await page.keyboard.press('Control+C');
  // Across both parts of the name, as one line.
  expect((await copied)?.length).toBeGreaterThan(name.lastIndexOf('-'));
  expect(name).toContain(await copied);
  expect(new URL(page.url()).search).toBe('');
  await link.click();
  await expect.poll(() => new URL(page.url()).searchParams.has('file')).toBe(true);
});

test('restores many files to link after a reload and Back, even when the storage is full', async ({
  page,
  signIn,
}) => {
  await signIn(people.plain, 'utilities/unrecognized/files');
  const list = page.getByRole('table', { name: 'Unrecognized Files' });
  const filesToLink = page.getByRole('table', { name: 'Files to link' });
  const notSaved = page.getByText('The browser cannot save your choices');
  const openManualLink = async () => {
    await list.getByRole('checkbox').nth(1).click();
    await page.getByRole('button', { name: /^Select all 2,0\d\d$/ }).click();
    await page.getByRole('button', { name: 'Manual Link' }).click();
    await expect(filesToLink).toHaveAttribute('aria-rowcount', /^20\d\d$/);
  };
  const expectFilesBack = async () => {
    await page.reload();
    await expect(filesToLink).toHaveAttribute('aria-rowcount', /^20\d\d$/);
    await page.goBack();
    await expect(list).toBeVisible();
    await page.goForward();
    await expect(filesToLink).toHaveAttribute('aria-rowcount', /^20\d\d$/);
  };
  await openManualLink();
  await expect(notSaved).toHaveCount(0);
  await expectFilesBack();
  await page.goBack();
  await page.evaluate(() => {
    for (const name of Object.keys(sessionStorage).filter((one) => one.includes('manual-link'))) {
      sessionStorage.removeItem(name);
    }
    for (let size = 2 ** 22; size >= 2 ** 10; size /= 2) {
      try {
        sessionStorage.setItem(`full ${size}`, 'x'.repeat(size));
      } catch {
        // Storage is full.
      }
    }
  });
  await openManualLink();
  await expect(notSaved).toBeVisible();
  await expectFilesBack();
});

test('highlights a script within the page’s policy and loads the editor only for the renamer', async ({
  page,
  signIn,
}) => {
  // Built files have no readable names; this class is the editor's.
  const loadsEditor: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    const text = response.text().catch(() => '');
    loadsEditor.push(text.then((code) => code.includes('cm-scroller')));
  });
  const hasEditor = async () => (await Promise.all(loadsEditor)).includes(true);
  await signIn(people.administrator, 'utilities/unrecognized/files');
  await expect(page.getByRole('table', { name: 'Unrecognized Files' })).toBeVisible();
  expect(await hasEditor()).toBe(false);
  await page.goto('utilities/renamer');
  const script = page.getByRole('textbox', { name: 'Script' });
  // A plain field is there until the editor loads.
  await expect(script).toHaveClass(/cm-content/);
  await expect(script).toContainText('DO ADD');
  expect(await hasEditor()).toBe(true);
  const colours = await script.evaluate((element) => {
    const parts = [...element.querySelectorAll('.cm-line span')];
    return new Set(parts.map((part) => getComputedStyle(part).color)).size;
  });
  expect(colours).toBeGreaterThan(1);
  // Typing over highlighted text must not insert inline styles, which the policy blocks and logs.
  await script.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('DO ADD %enr');
  await expect(script).toHaveText('DO ADD %enr');
  await page.keyboard.press('Control+Z');
});

test('scrolls the list that fills the page with the page keys while nothing has focus', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 1440, height: 640 });
  await signIn(undefined, 'utilities');
  const moves = async (address: string, list: Locator, row: Locator) => {
    await page.goto(address);
    await expect(row).toBeVisible();
    const top = () => list.evaluate((element) => Math.round(element.scrollTop));
    // The page itself scrolls no further than the window.
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(640);
    await page.keyboard.press('Home');
    await expect.poll(top).toBe(0);
    await page.keyboard.press('PageDown');
    const end = await list.evaluate((element) => element.scrollHeight - element.clientHeight);
    await expect.poll(top).toBeGreaterThan(Math.min(100, end - 2));
    await page.keyboard.press('PageUp');
    await expect.poll(top).toBe(0);
    await page.keyboard.press('End');
    await expect
      .poll(() =>
        list.evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop),
      )
      .toBeLessThan(2);
  };
  const table = page.getByRole('table');
  for (const address of ['utilities/unrecognized/files', 'utilities/file-search']) {
    await moves(address, table, table.getByRole('checkbox').nth(3));
  }
  await moves('utilities/series-without-files', table, table.getByRole('row').nth(2));
  const series = page.getByRole('list', { name: 'Series' });
  await moves('utilities/release-management', series.locator('..'), series.getByRole('link').first());
  const log = page.getByRole('log', { name: 'Log' });
  await moves('log', log, log.getByRole('listitem').first());
});
