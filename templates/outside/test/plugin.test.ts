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

/** Signs in as a plain user. */
async function open(path: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${product.address}/${path}`);
  await page.getByLabel('Username').fill('alice');
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  return page;
}

test('counts the series of the collection', async () => {
  const page = await open('new-remote');
  const sentence = await page.getByText(/series in the collection/).textContent();
  assert.match(String(sentence), /^\d+ series/);
});
