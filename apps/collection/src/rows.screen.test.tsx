// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { signOut } from '@hondana/shared/session';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { unevenRows } from '@hondana/shared/testing/rows';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { routes } from './routes.tsx';

withSandbox({ series: 60 });

const button = (name: string | RegExp) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

const widths = [
  [1440, 900],
  [390, 844],
] as const;

/** Each with a button that shows it has rendered. */
const tabs = [
  ['overview', 'Edit custom tags'],
  ['episodes', 'File Info'],
  ['credits', /^Edit Series/],
  ['files', /^Edit Series/],
  ['images/posters', /^Edit Series/],
  ['tags', 'Edit custom tags'],
] as const;

async function expectEvenRows(place: string, root: Locator): Promise<void> {
  await expect.element(root).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
  await expect.poll(() => unevenRows(root.element()), { message: place }).toEqual([]);
}

async function close(): Promise<void> {
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
}

async function open([width, height]: readonly [number, number]) {
  await page.viewport(width, height);
  signOut();
  const screen = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(page.getByRole('list', { name: 'Groups' }).getByRole('link').first()).toBeVisible();
  return screen;
}

async function openSeries(size: readonly [number, number]) {
  const { router } = await open(size);
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const found = List.find(({ IDs, Sizes }) => IDs.TMDB.Show.length > 0 && Sizes.Local.Episodes > 0);
  const show = (tab: string) => router.navigate(`/collection/series/${found?.IDs.ID}/${tab}`);
  await show('overview');
  // Its cards have buttons of the same names.
  await expect.element(page.getByRole('list', { name: 'Groups' })).not.toBeInTheDocument();
  return show;
}

test.for(widths)(
  'aligns controls in the collection bar, its dialogs and the selection at %i px',
  async (size) => {
    await open(size);
    const bar = document.querySelector('[data-collection-bar]') ?? document.body;
    await expectEvenRows('the bar', page.elementLocator(bar));
    for (const name of ['Display Settings', 'Filter Presets']) {
      await button(name).click();
      await expectEvenRows(name, dialog);
      await close();
    }
    await button('Select').click();
    await page.getByRole('list', { name: 'Groups' }).getByRole('link').nth(1).click();
    await expectEvenRows('what is selected', page.getByRole('region', { name: 'Selection' }));
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Add custom tags…' }).click();
    await expectEvenRows('tags to add', dialog);
    await button('Cancel').click();
    await button('Actions').click();
    await page.getByRole('menuitem', { name: 'Mark as watched' }).click();
    await expectEvenRows('the question', page.getByRole('alertdialog'));
  },
);

test.for(widths)('aligns controls in the header and every tab of a series at %i px', async (size) => {
  const show = await openSeries(size);
  for (const [tab, sign] of tabs) {
    await show(tab);
    await expect.element(button(sign).first()).toBeVisible();
    await expectEvenRows(tab, page.elementLocator(document.body));
  }
});

test.for(widths)('aligns controls in the series editor and the custom tags dialog at %i px', async (size) => {
  await openSeries(size);
  await button(/^Edit Series/).click();
  for (const name of ['Name', 'Group', 'Update Actions', 'File Actions', 'Delete Actions']) {
    await dialog.getByRole('tab', { name }).click();
    await expectEvenRows(name, dialog);
  }
  await close();
  await button('Edit custom tags').click();
  await expectEvenRows('custom tags', dialog);
  await dialog.getByRole('checkbox').first().click();
  await expectEvenRows('ticked tags', dialog);
});
