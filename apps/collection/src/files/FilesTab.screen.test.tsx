// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

const groups = page.getByRole('table', { name: 'Series Files' });
const missing = page.getByRole('table', { name: 'Missing Files' });
const allHere = 'You have no missing episodes or specials. Well done!';

withSandbox({ series: 60 });

const lacking = ({ Sizes }: Series) => Sizes.Missing.Episodes + Sizes.Missing.Specials;

async function showFiles(is: (series: Series) => boolean, query = '') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as: 'plain' });
  const list = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const found = list.List.find(is);
  if (!found) throw new Error('The sandbox has no such series.');
  await screen.router.navigate(`/collection/series/${found.IDs.ID}/files${query}`);
  return { ...screen, found, summary: `/api/v3/WebUI/Series/${found.IDs.ID}/FileSummary` };
}

const hasFiles = ({ Sizes }: Series) => Sizes.Local.Episodes > 3;

test('shows the overview and the file groups', async () => {
  const { summary } = await showFiles(hasFiles);
  await expect.element(groups.getByRole('columnheader', { name: 'Location' })).toBeVisible();
  await expect.element(groups.getByRole('rowheader').first()).toBeVisible();
  const facts = [...document.querySelectorAll('dt')].map(({ textContent }) => textContent);
  expect(facts).toEqual(expect.arrayContaining(['Episodes', 'Total File Size', 'Groups']));
  expect(groups.element().textContent).toMatch(/Episodes \d+/);
  const [asked] = await requestsTo(summary);
  expect(asked?.query).toContain('GroupName%2CFileVersion%2CFileLocation');
});

test('keeps the chosen view in the address and links missing files to AniDB', async () => {
  const { router } = await showFiles((series) => lacking(series) > 0);
  await page.getByRole('radio', { name: 'Missing Files' }).click();
  await expect.element(missing).toBeVisible();
  expect(router.state.location.search).toBe('?mode=missing');
  const links = missing.getByRole('link').elements();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link.getAttribute('href')).toMatch(/^https:\/\/anidb\.net\/episode\/\d+$/);
  }
  await page.getByRole('radio', { name: 'Series Files' }).click();
  await expect.element(groups).toBeVisible();
  expect(router.state.location.search).toBe('');
});

test('says when nothing is missing', async () => {
  await showFiles((series) => hasFiles(series) && lacking(series) === 0, '?mode=missing');
  await expect.element(page.getByText(allHere)).toBeVisible();
});

test('offers Retry when the summary fails to load', async () => {
  await misbehave({ pattern: '/api/v3/WebUI/Series/*/FileSummary', status: 500, count: 9 });
  await showFiles(hasFiles);
  await expect.element(page.getByText('The files could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Leaves out file locations, which may break anywhere. */
function brokenWords(table: Element): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of text.textContent?.matchAll(/[^\s-]+/g) ?? []) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (!word.includes('/') && new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
        found.push(word);
      }
    }
  }
  return found;
}

test.for([1440, 1100, 1024, 768, 390])('breaks no word of the table at %i px', async (width) => {
  await page.viewport(width, 900);
  await showFiles((series) => hasFiles(series) && lacking(series) > 0);
  await expect.element(groups.getByRole('rowheader').first()).toBeVisible();
  expect(brokenWords(groups.element())).toEqual([]);
  expect(document.documentElement.scrollWidth).toBe(width);
  const table = groups.element();
  expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
});

test('underlines links among the missing files', async () => {
  await showFiles((series) => lacking(series) > 0, '?mode=missing');
  const link = missing.getByRole('link').first();
  await expect.element(link).toBeVisible();
  expect(getComputedStyle(link.element()).textDecorationLine).toBe('underline');
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('has no accessibility violations at %i px in any theme', async ([width, height]) => {
  await page.viewport(width, height);
  await showFiles((series) => hasFiles(series) && lacking(series) > 0);
  await expect.element(groups.getByRole('rowheader').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  await expectNoAxeViolations();
  await page.getByRole('radio', { name: 'Missing Files' }).click();
  await expect.element(missing.getByRole('rowheader').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(width);
  await expectNoAxeViolations();
});
