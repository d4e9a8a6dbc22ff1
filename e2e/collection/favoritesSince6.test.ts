import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60, serverVersion: '6.0.0.425' } });

test('on version 6 a person makes a series a favorite from its card, filters by favorites, and finds it', async ({
  page,
  signIn,
  server,
}) => {
  const { library } = server.sandbox;
  const { favorites } = library.userData(3);
  favorites.clear();
  await signIn(people.plain, 'collection');
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Groups' }).getByRole('link');
  await expect(cards.nth(2)).toBeVisible();
  const mark = main.getByRole('checkbox', { name: /^Select / }).nth(2);
  const name = (await mark.getAttribute('aria-label'))?.replace('Select ', '') ?? '';
  await mark.focus();
  await page.keyboard.press('Space');
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Add to Favorites' }).click();
  await expect(page.getByText(/series added to favorites!/)).toBeVisible();
  expect(favorites.size).toBeGreaterThan(0);

  await page.goto(`${new URL('collection/filter/live?f=IsFavorite', page.url())}`);
  await expect(cards).toHaveCount(1);
  await expect(cards.first()).toContainText(name);
});
