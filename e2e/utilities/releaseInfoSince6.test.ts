import { findOnAnidb } from '../../apps/sandbox/src/model/findRelease.ts';
import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 20, looseFiles: 60, serverVersion: '6.0.0.425' } });

test('links 20 unknown files by a provider on version 6, with what was found kept over a reload', async ({
  page,
  signIn,
  server,
}) => {
  const { library } = server.sandbox;
  const known = [...library.files.values()]
    .filter(({ episodes, isIgnored }) => episodes.length === 0 && !isIgnored)
    .filter((file) => findOnAnidb(library, file))
    .slice(0, 20);
  for (const [index, { locations }] of known.entries())
    for (const location of locations) location.relativePath = `shelf/Some Show - ${index + 1}.mkv`;

  await signIn(people.administrator, 'utilities/unrecognized/files?q=shelf');
  await expect(page.getByRole('status').getByText('20 files', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Link with Providers' }).click();
  const ready = page.getByRole('status').filter({ hasText: 'ready to link' });
  await expect(ready).toHaveText('20 of 20 files ready to link');
  await page.reload();
  await expect(ready).toHaveText('20 of 20 files ready to link');

  await page.getByRole('button', { name: 'Link 20 Files' }).click();
  await expect(page.getByText('20 files linked')).toBeVisible();
  await expect(page).toHaveURL(/\/utilities\/unrecognized\/files$/);
  expect(known.map(({ savedRelease }) => savedRelease?.ProviderName)).toEqual(Array(20).fill('AniDB'));
});

test('edits the group of 12 files on version 6 and takes it back', async ({ page, signIn, server }) => {
  const { files } = server.sandbox.library;
  const linked = [...files.values()].filter(
    ({ episodes, isManuallyLinked }) => episodes.length === 1 && !isManuallyLinked,
  );
  const chosen = linked.slice(-12);
  for (const [index, { locations }] of chosen.entries())
    for (const location of locations) location.relativePath = `shelf/Some Show - ${index + 1}.mkv`;

  await signIn(people.administrator, 'utilities/file-search?q=shelf');
  await expect(page.getByText('12 files', { exact: true })).toBeVisible();
  await page.getByRole('table').getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('region', { name: 'Selection' }).getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit Release Info' }).click();
  await page.getByRole('combobox', { name: 'Release group' }).fill('Journey Subs');
  await page.getByRole('option', { name: 'New group “Journey Subs”' }).click();
  await page.getByRole('button', { name: 'Save 12 Files' }).click();
  await expect(page.getByText('Release info of 12 files saved')).toBeVisible();
  const groups = () => new Set(chosen.map(({ savedRelease }) => savedRelease?.Group?.Name));
  expect(groups()).toEqual(new Set(['Journey Subs']));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(groups).not.toContain('Journey Subs');
  await expect(page.getByText('12 files changed')).toBeVisible();
  for (const file of chosen) expect(file.savedRelease?.Version).toBe(file.version);
});
