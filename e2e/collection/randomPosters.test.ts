import { atRest } from '../atRest.ts';
import { expect, test } from '../fixtures.ts';
import { untilKept } from '../keptAnswers.ts';

test.use({ sandboxOptions: { series: 300 } });

const list = '/api/v3/Filter/Preview/Group';

test('loads each page of random posters once when the settings arrive late', async ({
  page,
  server,
  signIn,
}) => {
  await signIn();
  const card = page.locator('main [data-virtual-cell] img').first();
  await expect(card).toBeVisible();
  // The settings as they were before: what is saved next must take their place.
  await untilKept(page, '"web-ui"');
  await page.getByRole('button', { name: 'Display Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  await dialog.getByRole('checkbox', { name: 'Random Posters on Load' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toHaveCount(0);
  await atRest(page);

  const { misbehaviour, requests } = server.sandbox;
  misbehaviour.add({ pattern: '/api/v3/Settings', delay: 2000 });
  requests.clear();
  await page.reload();
  await expect(card).toBeVisible();
  await atRest(page);
  const queries = requests.find({ path: list }).map(({ query }) => new URLSearchParams(query));
  expect(queries.filter((query) => query.get('randomImages') !== 'true').map(String)).toEqual([]);
  const pages = queries.map((query) => query.get('page'));
  expect(new Set(pages).size, String(pages)).toBe(pages.length);
});
