// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import {
  fileListOf,
  notices,
  openSeries,
  press,
  seriesList,
  seriesOf,
  showReleases,
  toDelete,
} from '../testing/releaseFixtures.ts';

withSandbox({ series: 80 });
beforeEach(() => signOut());

const keepBest = page.getByRole('button', { name: 'Keep the Best of All…' });
const rules = page.getByRole('dialog', { name: 'Keep the Best Files of All Series' });
const result = rules.getByRole('region', { name: 'Result' });
const preview = () => rules.getByRole('button', { name: /^Preview/ }).click();
const listOf = '/api/v3/ReleaseManagement/MultipleReleases/Series';

test('previews what a rule would delete per series and chooses it without deleting anything', async () => {
  await showReleases('/multiples');
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  const all = await seriesOf('MultipleReleases');
  await keepBest.click();
  await expect.element(rules.getByRole('button', { name: 'Choose files' })).toBeDisabled();
  await preview();
  const sum = new RegExp(`^\\d+ files would be deleted from \\d+ series of ${all.length} series`);
  await expect.element(result.getByRole('status')).toMatchTextContent(sum);
  await expectNoAxeViolations();
  const first = result.getByRole('button').first();
  await first.click();
  await expect.element(first).toHaveAttribute('aria-expanded', 'true');
  await expect.element(result.getByRole('list', { name: /that would be deleted$/ })).toBeVisible();
  await expectNoAxeViolations();
  await rules.getByRole('button', { name: /^Choose \d+ files, / }).click();
  await expect.element(notices).toMatchTextContent(/\d+ files in \d+ series chosen/);
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(seriesList.getByText(/waiting choices$/)).not.toBeInTheDocument();
  await keepBest.click();
  await preview();
  await rules.getByRole('button', { name: /^Choose \d+ files, / }).click();
  await expect.element(seriesList.getByText(/^\d+ series have waiting choices$/)).toBeVisible();
  await expect.element(seriesList.getByText(/choices? waiting$/).first()).toBeVisible();

  await seriesList.getByRole('link').filter({ hasText: 'waiting' }).first().click();
  await press('Confirm');
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByRole('list', { name: 'Will be deleted' })).toBeVisible();
  expect(question.getByText(/have no files left/).query()).toBeNull();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await requestsTo('/api/v3/File/*', 'DELETE')).toHaveLength(0);
});

test('applies the chosen rule and remembers it', async () => {
  const { router, first } = await openSeries('MultipleReleases');
  await keepBest.click();
  const criterion = rules.getByRole('combobox', { name: 'Keep the file with the' });
  await criterion.click();
  await page.getByRole('option', { name: 'Smaller file' }).click();
  await preview();
  await rules.getByRole('button', { name: /^Choose \d+ files, / }).click();
  const files = first.Files ?? [];
  const smallest = Math.min(...files.map(({ Size }) => Size));
  for (const [index, { Size }] of files.entries()) {
    await expect.element(toDelete(first, index)).toHaveProperty('checked', Size !== smallest);
  }
  await router.navigate('/utilities/release-management/multiples');
  await keepBest.click();
  await expect.element(criterion).toMatchTextContent('Smaller file');
});

test('applies a rule to the open series alone', async () => {
  const { id, first } = await openSeries('MultipleReleases');
  await press('Keep the Best…');
  const own = page.getByRole('dialog', { name: 'Keep the Best Files' });
  await own.getByRole('button', { name: 'Preview' }).click();
  await expect.element(own.getByRole('status')).toMatchTextContent('from 1 series of 1 series');
  await own.getByRole('button', { name: /^Choose \d+ files?, / }).click();
  const heights = (first.Files ?? []).map(({ Resolution }) => Number.parseInt(Resolution ?? '0', 10));
  const lowest = heights.indexOf(Math.min(...heights));
  await expect.element(toDelete(first, lowest)).toBeChecked();
  await expect.element(seriesList.getByText('1 series has waiting choices')).toBeVisible();
  const looked = await requestsTo('/api/v3/Series/*/File', 'GET');
  expect(looked.map(({ path }) => path)).toEqual([`/api/v3/Series/${id}/File`]);
});

test('cancels the preview, and names a series that could not be read', async () => {
  await showReleases('/multiples');
  const [series] = await seriesOf('MultipleReleases');
  const id = series?.IDs.ID;
  await misbehave({ pattern: `${listOf}/${id}/Episodes`, method: 'GET', hang: true });
  await keepBest.click();
  await preview();
  await expect.element(rules.getByRole('progressbar', { name: 'Checking the files' })).toBeVisible();
  await rules.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(rules.getByRole('progressbar')).not.toBeInTheDocument();
  expect(result.query()).toBeNull();
  await control('DELETE', 'misbehave');
  await misbehave({ pattern: `${listOf}/${id}/Episodes`, method: 'GET', status: 500 });
  await preview();
  await expect.element(result).toMatchTextContent('1 series could not be read. Nothing is chosen there.');
  const failed = result.getByRole('list', { name: 'What failed' });
  await expect.element(failed).toMatchTextContent(series?.Name ?? '');
});

test('repeats a cancelled list request', async () => {
  await misbehave({ pattern: listOf, method: 'GET', hang: true });
  const { queryClient } = await showReleases('/multiples');
  await keepBest.click();
  await preview();
  await expect.element(rules.getByRole('progressbar', { name: 'Checking the files' })).toBeVisible();
  await control('DELETE', 'misbehave');
  await queryClient.cancelQueries();
  await expect.element(result.getByRole('status')).toMatchTextContent('files would be deleted from');
  expect(notices.getByText('The series could not be loaded').query()).toBeNull();
});

test.for(['plain', 'restricted'] as const)('does not offer rules to the %s user', async (as) => {
  await showReleases('/multiples', as);
  await expect.element(seriesList.getByRole('link').first()).toBeVisible();
  expect(keepBest.query()).toBeNull();
});

test('removes a file as soon as the server confirms the deletion, before the list reloads', async () => {
  const { first } = await openSeries('MultipleReleases');
  const count = first.Files?.length ?? 0;
  const files = fileListOf(first);
  await expect.element(files.getByRole('group').nth(count - 1)).toBeVisible();
  for (let index = 1; index < count; index++) await toDelete(first, index).click();
  await press('Confirm');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toBeVisible();
  await misbehave({ pattern: `${listOf}*`, method: 'GET', hang: true });
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.element(notices).toMatchTextContent('deleted!');
  await expect.element(files).not.toBeInTheDocument();
});
