import { expect, people, test } from '../fixtures.ts';
import { readManifest } from '../readManifest.ts';

test.use({ sandboxOptions: { series: 40 } });

test('declares an installable app whose shortcuts lead to its pages', async ({ page, server, signIn }) => {
  await signIn(people.plain);
  const { errors, manifest, resolve } = await readManifest(page);
  expect(errors).toEqual([]);
  expect(manifest.name).toBe('Hondana');
  expect(manifest.display).toBe('standalone');
  expect(resolve(manifest.start_url)).toBe(`${server.url}/webui/`);
  expect(resolve(manifest.scope)).toBe(`${server.url}/webui/`);
  const touchIcon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const icons = [...manifest.icons, { src: String(touchIcon), sizes: '180x180', type: 'image/png' }];
  for (const { src, sizes, type } of icons) {
    const response = await page.request.get(resolve(src));
    expect(response.headers()['content-type'], src).toContain(type);
    const width = await page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, resolve(src));
    if (sizes !== 'any') expect(`${width}x${width}`, src).toBe(sizes);
  }
  for (const { name, url } of manifest.shortcuts) {
    await page.goto(resolve(url));
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(name);
  }
});

test('matches the browser’s theme colour to the bar, and follows the theme', async ({ page, signIn }) => {
  const colour = page.locator('meta[name=theme-color]');
  await page.goto('login');
  await expect(colour).toHaveAttribute('content', /^rgb/);
  await signIn(people.administrator, 'settings/general');
  const bar = page.getByRole('banner');
  const barColour = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(colour).toHaveAttribute('content', await barColour());
  const before = await barColour();
  await page.getByRole('combobox', { name: 'Theme' }).click();
  await page.getByRole('option', { name: 'Shoko Gray' }).click();
  await expect.poll(barColour).not.toBe(before);
  await expect(colour).toHaveAttribute('content', await barColour());
});
