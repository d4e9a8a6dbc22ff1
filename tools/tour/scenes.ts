import type { Page } from 'playwright';
import { shelf } from './tourLibrary.ts';

export interface TourScene {
  /** Base name of its files. */
  readonly name: string;
  /** Relative to the base path; `:full` and `:unlinked` stand for IDs of such series. */
  readonly address: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  /** Also waits for the content. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const phone = { width: 390, height: 844 };

const untilListed = (page: Page) => page.locator('main [data-virtual-cell] img').nth(6).waitFor();

async function addCondition(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add Condition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Condition' });
  await dialog.getByRole('combobox', { name: 'Criteria' }).click();
  await page.getByRole('option', { name, exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Condition' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export const scenes: readonly TourScene[] = [
  { name: 'collection', address: 'collection', prepare: untilListed },
  { name: 'series', address: 'collection/series/:full/overview' },
  {
    name: 'filters',
    address: 'collection',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Filter', exact: true }).click();
      await addCondition(page, 'Is Finished');
      await addCondition(page, 'Has Unwatched Episodes');
      await untilListed(page);
    },
  },
  {
    name: 'linking',
    address: 'collection/series/:unlinked/tmdb-linking',
    prepare: async (page) => {
      await page
        .getByRole('button', { name: /^Choose/ })
        .first()
        .click();
      await page.locator('main [data-virtual-cell]').nth(4).waitFor();
    },
  },
  {
    name: 'manual-link',
    address: `utilities/unrecognized/files?q=${encodeURIComponent(shelf)}`,
    prepare: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all' }).click();
      await page.getByRole('button', { name: 'Manual Link' }).click();
      await page.getByRole('list', { name: 'Series found' }).getByRole('listitem').first().click();
      await page.getByRole('button', { name: 'Match by name' }).click();
      await page.getByText(/[1-9]\d* of \d+ files ready to link/).waitFor();
    },
  },
  {
    name: 'release-rules',
    address: 'utilities/release-management/multiples',
    prepare: async (page) => {
      await page.getByRole('region', { name: 'Series' }).getByRole('link').first().waitFor();
      await page.getByRole('button', { name: 'Keep the Best of All…' }).click();
      const rules = page.getByRole('dialog', { name: 'Keep the Best Files of All Series' });
      await rules.getByRole('button', { name: 'Preview' }).click();
      await rules.getByText(/would be deleted from/).waitFor();
    },
  },
  {
    name: 'renamer',
    address: 'utilities/renamer',
    prepare: async (page) => {
      await page.getByRole('textbox', { name: 'Script' }).waitFor();
      await page.getByRole('button', { name: 'Add recently imported files' }).click();
    },
  },
  {
    name: 'dashboard',
    address: 'dashboard',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Dashboard Settings' }).click();
      await page.getByRole('button', { name: 'Enable Edit Mode' }).click();
      await page.getByRole('region', { name: 'Edit mode' }).waitFor();
    },
  },
  { name: 'calendar', address: 'dashboard/calendar' },
  {
    name: 'palette',
    address: 'collection',
    prepare: async (page) => {
      await untilListed(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Place, series or action' }).fill('piece');
      await page.getByRole('group', { name: 'Series' }).getByRole('option').nth(2).waitFor();
    },
  },
  { name: 'phone', address: 'collection', viewport: phone, prepare: untilListed },
  {
    // The server keeps the view, so this is the last one.
    name: 'table',
    address: 'collection',
    prepare: async (page) => {
      await page.getByRole('radio', { name: 'Table' }).click();
      await page.getByRole('table').getByRole('row').nth(8).waitFor();
    },
  },
];
