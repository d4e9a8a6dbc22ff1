import { expect, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20 } });

const colours = () => {
  const { backgroundColor } = getComputedStyle(document.body);
  const name = [...document.querySelectorAll('h1, p')].find(({ textContent }) => textContent === 'Hondana');
  return { page: backgroundColor, name: name && getComputedStyle(name).color };
};

/** Colours are mixed differently before and after; a difference of two steps is invisible. */
const parts = (colour = '') => {
  const numbers = [...colour.matchAll(/[\d.]+/g)].map(([number]) => Number(number)).slice(0, 3);
  return colour.startsWith('color(') ? numbers.map((number) => number * 255) : numbers;
};
const isNear = (one: string | undefined, other: string | undefined) =>
  parts(one).every((part, at) => Math.abs(part - (parts(other)[at] ?? 0)) <= 2);

for (const [theme, scheme] of [
  ['', 'light'],
  ['', 'dark'],
  ['theme-shoko-gray', 'light'],
  ['theme-hondana-light', 'dark'],
  ['theme-hondana-contrast', 'light'],
] as const) {
  test(`shows the name before any file and keeps its place and colours: ${theme || 'no theme'} in ${scheme}`, async ({
    page,
    server,
  }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.addInitScript((name) => {
      // Firefox runs it in the empty page, too, which has no storage.
      if (name !== '' && origin !== 'null') localStorage.setItem('theme', name);
    }, theme);
    const isHeld = Promise.withResolvers<void>();
    await page.route('**/webui/*.json', async (route) => {
      await isHeld.promise;
      await route.continue();
    });
    const isAnswered = Promise.withResolvers<void>();
    await page.route('**/api/v3/Init/Status', async (route) => {
      await isAnswered.promise;
      await route.continue();
    });
    await page.goto('', { waitUntil: 'commit' });
    const sign = page.getByText('Hondana', { exact: true });
    await expect(sign).toBeVisible();
    await expect(page.locator('[data-first] svg')).toBeVisible();
    expect(server.sandbox.requests.find({ path: '/webui/*.js' })).toEqual([]);
    const before = { ...(await page.evaluate(colours)), place: await sign.boundingBox() };

    // The shell shows the same screen while waiting for the server.
    isHeld.resolve();
    await expect(page.getByRole('heading', { name: 'Hondana' })).toBeVisible();
    const after = { ...(await page.evaluate(colours)), place: await sign.boundingBox() };
    expect(isNear(before.page, after.page), `${before.page} ${after.page}`).toBe(true);
    expect(isNear(before.name, after.name), `${before.name} ${after.name}`).toBe(true);
    expect(after.place).toEqual(before.place);

    isAnswered.resolve();
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().reduce((sum, entry) => sum + (Reflect.get(entry, 'value') as number), 0),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(0), 100);
        }),
    );
    expect(shift).toBeLessThan(0.01);
  });
}
