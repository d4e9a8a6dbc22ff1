import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type Product, startProduct } from '@hondana/plugin/startProduct';
import { type Browser, chromium, type Page } from 'playwright-core';

let product: Product;
let browser: Browser;

before(async () => {
  product = await startProduct('.');
  const executablePath = process.env.CHROMIUM_PATH;
  browser = await chromium.launch(executablePath ? { executablePath, args: ['--no-sandbox'] } : {});
});

after(async () => {
  await browser.close();
  await product.close();
});

async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${product.address}/${path}`);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  return page;
}

test('counts by month and shows the numbers as a table', async () => {
  const page = await open('watch-statistics');
  await page.getByRole('img', { name: /^Episodes by month/ }).waitFor();
  await page.getByText(/^Episodes by month of \d+ as a table/).click();
  assert.equal(
    await page
      .getByRole('table', { name: /^Episodes by month/ })
      .getByRole('row')
      .count(),
    13,
  );
});

test('shows a widget on the dashboard that leads to the page', async () => {
  const page = await open('dashboard');
  const widget = page.getByRole('region', { name: 'Watched This Year' });
  await widget.scrollIntoViewIfNeeded();
  await widget.getByRole('link', { name: 'All watch statistics' }).click();
  await page.getByRole('heading', { level: 1, name: 'Watch Statistics' }).waitFor();
});

test('shows a tab on a series', async () => {
  const page = await open('collection/series/5');
  await page.getByRole('link', { name: 'Watched', exact: true }).click();
  await page.getByRole('heading', { name: 'Watched', exact: true }).waitFor();
});
