import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 120, serverVersion: '6.0.0.425' } });

test('cleans a series with three releases on version 6, and only the chosen files are left', async ({
  page,
  server,
  signIn,
}) => {
  const { library } = server.sandbox;
  await signIn(people.administrator, 'utilities/release-management');
  await expect(page).toHaveURL(/release-management\/multiples/);
  const series = page.getByRole('region', { name: 'Series', exact: true });
  await series
    .getByRole('link', { name: /3 releases/ })
    .first()
    .press('Enter');
  await expect(page).toHaveURL(/[?&]series=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('series'));
  const episodes = [...library.episodes.values()].filter(
    (episode) => episode.series.id === id && episode.files.length > 0,
  );
  const placesLeft = () =>
    new Set(episodes.flatMap(({ files }) => files.flatMap(({ locations }) => locations)));
  const before = placesLeft();

  const panel = page.getByRole('region', { name: 'Releases' });
  await expect(panel.getByRole('article')).toHaveCount(3);
  const second = panel.getByRole('article').nth(1);
  await second.getByRole('button', { name: /^Keep Only This/ }).press('Enter');
  await expect(page).toHaveURL(/[?&]keep=/);
  await page.reload();
  await expect(second.getByText('Will be kept')).toBeVisible();
  const preview = panel.getByRole('region', { name: 'Preview' });
  await preview.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(preview.getByText(/^\d+ files? of \d+ episodes? would be deleted, freeing /)).toBeVisible();
  const going = await preview.getByRole('listitem').count();
  expect(placesLeft().size).toBe(before.size);

  await preview.getByRole('button', { name: /^Delete \d+ files?…$/ }).press('Enter');
  const question = page.getByRole('alertdialog');
  const typed = question.getByRole('textbox');
  const confirm = question.getByRole('button', { name: /^Delete/ });
  await expect(confirm).toBeVisible();
  if (await typed.isVisible()) await typed.fill('delete files');
  await confirm.press('Enter');
  await expect(page.getByText(/^Deletion of \d+ files? queued$/)).toBeVisible();
  await expect(panel.getByText('Nothing left to resolve for this series.')).toBeVisible();
  expect(placesLeft().size).toBe(before.size - going);
  expect(episodes.filter(({ files }) => files.length === 0)).toEqual([]);
  const several = episodes.filter(({ files }) => files.filter(({ isVariation }) => !isVariation).length > 1);
  expect(several).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger reaches the deletion below what was previewed', async ({ page, signIn }) => {
    await signIn(people.administrator, 'utilities/release-management/multiples');
    await page
      .getByRole('region', { name: 'Series', exact: true })
      .getByRole('link', { name: /[6-9] redundant files/ })
      .first()
      .tap();
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('button', { name: 'Preview' }).tap();
    await preview.getByRole('button', { name: /^Delete \d+ files…$/ }).tap();
    await expect(page.getByRole('alertdialog')).toBeVisible();
  });
});
