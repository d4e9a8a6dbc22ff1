import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

test('deletes the server’s suggestions by keyboard alone and leaves each episode a file', async ({
  page,
  server,
  signIn,
}) => {
  const { library } = server.sandbox;
  await signIn(people.administrator, 'utilities/release-management');
  const series = page.getByRole('region', { name: 'Series' }).getByRole('link').first();
  await series.press('Enter');
  await expect(page).toHaveURL(/[?&]series=\d+/);
  const id = Number(new URL(page.url()).searchParams.get('series'));
  const episodes = [...library.episodes.values()].filter(
    (episode) => episode.series.id === id && episode.files.length > 0,
  );
  const before = library.files.size;

  const panel = page.getByRole('region', { name: 'Episodes' });
  await panel.getByRole('button', { name: 'Use the server’s suggestions' }).press('Enter');
  const sum = panel.getByRole('status').getByText(/^\d+ changes?: \d+ files? will be deleted/);
  await expect(sum).toBeVisible();
  const count = Number.parseInt((await sum.textContent()) ?? '', 10);
  await panel.getByRole('button', { name: 'Confirm' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('heading')).toHaveText(
    new RegExp(`^Delete ${count} files?, [\\d.]+ [KMGT]iB\\?$`),
  );
  await expect(question.getByText(/have no files left/)).toHaveCount(0);
  expect(library.files.size).toBe(before);
  await question.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByText('Successful!')).toBeVisible();
  await expect(panel.getByText('Nothing left to resolve for this series.')).toBeVisible();
  expect(library.files.size).toBe(before - count);
  expect(episodes.filter(({ files }) => files.length === 0)).toEqual([]);
});

test('keeps a rule’s choices across a reload, and deletes those of a series on confirmation', async ({
  page,
  server,
  signIn,
}) => {
  const { library } = server.sandbox;
  await signIn(people.administrator, 'utilities/release-management/multiples');
  const list = page.getByRole('region', { name: 'Series' });
  await expect(list.getByRole('link').first()).toBeVisible();
  const before = library.files.size;
  await page.getByRole('button', { name: 'Keep the Best of All…' }).press('Enter');
  const rules = page.getByRole('dialog', { name: 'Keep the Best Files of All Series' });
  await rules.getByRole('button', { name: 'Preview' }).press('Enter');
  await expect(rules.getByText(/^\d+ files would be deleted from \d+ series/)).toBeVisible();
  await rules.getByRole('button', { name: /^Choose \d+ files/ }).press('Enter');
  const waiting = list.getByText(/^\d+ series have waiting choices$/);
  await expect(waiting).toBeVisible();
  const text = (await waiting.textContent()) ?? '';
  await page.reload();
  await expect(list.getByText(text)).toBeVisible();
  expect(library.files.size).toBe(before);

  const onlyThese = list.getByRole('checkbox', { name: 'Show only these' });
  await onlyThese.click();
  await expect(onlyThese).toBeChecked();
  await list.getByRole('link').first().press('Enter');
  const id = Number(new URL(page.url()).searchParams.get('series'));
  const episodes = [...library.episodes.values()].filter(
    (episode) => episode.series.id === id && episode.files.length > 0,
  );
  const panel = page.getByRole('region', { name: 'Episodes' });
  await panel.getByRole('button', { name: 'Confirm' }).press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByText(/have no files left/)).toHaveCount(0);
  const confirm = question.getByRole('textbox');
  await expect(question.getByRole('button', { name: /^Delete/ })).toBeVisible();
  if (await confirm.isVisible()) await confirm.fill('delete files');
  await question.getByRole('button', { name: /^Delete/ }).press('Enter');
  await expect(page.getByText('Successful!')).toBeVisible();
  expect(library.files.size).toBeLessThan(before);
  expect(episodes.filter(({ files }) => files.length === 0)).toEqual([]);
});
