// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult, ReleaseInfo } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { editingAddress } from '../shared/releaseAddresses.ts';

withSandbox({ series: 20, looseFiles: 20, serverVersion: '6.0.0.425' });

const notices = page.getByRole('region', { name: 'Notices' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = page.getByRole('table', { name: 'Files to link' }).getByRole('row');
const group = page.getByRole('combobox', { name: 'Release group' });
const released = (id: number) => request<ReleaseInfo | undefined>({ path: `ReleaseInfo/File/${id}` });

async function linkedFiles(count: number): Promise<number[]> {
  await signInAs('administrator');
  const query = { exclude: 'Unrecognized', include: 'ReleaseInfo', pageSize: 200 };
  const { List } = await request<ListResult<File>>({ path: 'File', query });
  const ofAnidb = List.filter((file) => 'Release' in file && file.Release?.ProviderName === 'AniDB');
  return ofAnidb.slice(-count).map(({ ID }) => ID);
}

async function show(ids: readonly number[], as: 'administrator' | 'plain' = 'administrator') {
  const screen = await renderScreen({ routes, path: '/utilities/unrecognized/ignored-files', as });
  const { to, state } = editingAddress(ids);
  await screen.router.navigate(to, { state });
  return screen;
}

async function chooseSource(name: string) {
  await page.getByRole('combobox', { name: 'Source' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('changes a field of several files and nothing else, and takes it back', async () => {
  const ids = await linkedFiles(3);
  const before = await Promise.all(ids.map(released));
  await show(ids);
  await expect.element(rows).toHaveLength(3);
  await expect.element(page.getByText('No changes')).toBeVisible();
  await group.fill('Hand Made');
  await page.getByRole('option', { name: 'New group “Hand Made”' }).click();
  await expect.element(page.getByText('3 files changed')).toBeVisible();
  await expectNoAxeViolations();
  await button('Save 3 Files').click();
  await expect.element(notices.getByText('Release info of 3 files saved')).toBeVisible();
  await expect.element(page.getByText('No changes')).toBeVisible();
  const Group = { ID: 'Hand Made', Name: 'Hand Made', ShortName: null, Source: 'User' };
  for (const [index, id] of ids.entries()) {
    const { Updated: _, ...rest } = before[index] ?? {};
    expect(await released(id)).toMatchObject({ ...rest, Group });
  }
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('3 files changed')).toBeVisible();
  for (const [index, id] of ids.entries()) expect((await released(id))?.Group).toEqual(before[index]?.Group);
});

test('says where files differ, and leaves that as it is', async () => {
  const [first = 0, second = 0] = await linkedFiles(2);
  const release = await released(first);
  const path = `ReleaseInfo/File/${first}`;
  await request({ method: 'POST', path, body: { ...release, Comment: 'one', Version: 7, Source: 'VHS' } });
  await show([first, second]);
  const comment = page.getByRole('textbox', { name: 'Comment' });
  await expect
    .element(comment)
    .toHaveAccessibleDescription('Differs between the files. Stays unless you change it.');
  await chooseSource('LaserDisc');
  await button('Save 2 Files').click();
  await expect.element(notices.getByText('Release info of 2 files saved')).toBeVisible();
  expect(await released(first)).toMatchObject({ Comment: 'one', Version: 7, Source: 'LaserDisc' });
  expect(await released(second)).toMatchObject({ Comment: null, Source: 'LaserDisc' });
});

test('keeps what failed selected, with the reason, and tries it again', async () => {
  const ids = await linkedFiles(3);
  await show(ids);
  await chooseSource('Camera');
  await misbehave({ pattern: `/api/v3/ReleaseInfo/File/${ids[1]}`, method: 'POST', status: 500, times: 1 });
  await button('Save 3 Files').click();
  await expect.element(page.getByText('Release info of 1 file could not be saved')).toBeVisible();
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await expect.element(page.getByText('1 file changed')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(page.getByText('No changes')).toBeVisible();
  expect((await released(ids[1] ?? 0))?.Source).toBe('Camera');
});

test('gives a file from its address another part of its episode', async () => {
  const [id = 0] = await linkedFiles(1);
  await show([id]);
  await page.getByRole('tab', { name: 'Episodes' }).click();
  const end = page
    .getByRole('region', { name: 'Parts of the episodes' })
    .getByRole('spinbutton', { name: /^End of/ });
  await end.fill('50');
  await expectNoAxeViolations();
  await button('Save 1 File').click();
  await expect.element(notices.getByText('Release info of 1 file saved')).toBeVisible();
  expect((await released(id))?.CrossReferences[0]).toMatchObject({ PercentageStart: 0, PercentageEnd: 50 });
});

test('is only for administrators', async () => {
  const ids = await linkedFiles(2);
  await show(ids, 'plain');
  await expect
    .element(page.getByText('Only administrators can change it, on Shoko Server 6 and later.'))
    .toBeVisible();
  expect(await requestsTo('/api/v3/ReleaseInfo/ReleaseGroup')).toEqual([]);
  await expectNoAxeViolations();
});
