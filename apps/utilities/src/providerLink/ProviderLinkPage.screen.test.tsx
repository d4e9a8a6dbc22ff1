// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File, ListResult, ReleaseInfo } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { type FileFacts, fileFacts } from '../shared/fileFacts.ts';
import { handoverState } from '../shared/fileHandover.ts';

withSandbox({ series: 20, looseFiles: 40, serverVersion: '6.0.0.425' });

const address = '/utilities/unrecognized/files/providers';
const anidb = '637059e3-6100-5f2d-bacb-8d9c71ae946e';
const other = 'b15c0000-0000-4000-8000-00000000f11e';
const notices = page.getByRole('region', { name: 'Notices' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const rows = page.getByRole('table', { name: 'Files to link' }).getByRole('row');
const rowOf = ({ name }: FileFacts) => rows.filter({ hasText: name });
const ready = (text: string) => expect.element(page.getByText(`${text} ready to link`)).toBeVisible();
const released = (id: number) => request<ReleaseInfo | undefined>({ path: `ReleaseInfo/File/${id}` });
const preview = (id: number) =>
  request<ReleaseInfo | undefined>({ method: 'POST', path: `ReleaseInfo/File/${id}/AutoPreview` });

/** Each test has its own: the drafts stay from test to test, as from page to page. */
interface Unrecognized {
  readonly known: readonly FileFacts[];
  readonly unknown: readonly FileFacts[];
}

/** By whether AniDB knows them. */
async function unrecognized(): Promise<Unrecognized> {
  await signInAs('administrator');
  const query = { include_only: 'Unrecognized', pageSize: 0 };
  const files = (await request<ListResult<File>>({ path: 'File', query })).List.map(fileFacts);
  const answers = await Promise.all(files.map(({ id }) => preview(id)));
  return {
    known: files.filter((_, index) => answers[index]),
    unknown: files.filter((_, index) => !answers[index]),
  };
}

async function show(files: readonly FileFacts[], as: 'administrator' | 'plain' = 'administrator') {
  const screen = await renderScreen({ routes, path: '/utilities/unrecognized/ignored-files', as });
  await screen.router.navigate(address, { state: handoverState(files) });
  return screen;
}

test('links what AniDB knows and takes it back; the rest goes on to manual linking', async () => {
  const { known, unknown } = await unrecognized();
  const [first, second] = known;
  const [third] = unknown;
  if (!first || !second || !third) throw new Error('Too few files.');
  const { router } = await show([first, second, third]);
  await ready('2 of 3 files');
  await expect.element(rowOf(first)).toMatchTextContent(/.+ · \d+ – .+AniDB · /);
  await expect.element(rowOf(third)).toMatchTextContent('Nothing found');
  await expectNoAxeViolations();
  await button('Link 2 Files').click();
  await expect.element(notices.getByText('2 files linked')).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  expect((await released(first.id))?.ProviderName).toBe('AniDB');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => released(first.id)).toBeUndefined();
  expect(await released(second.id)).toBeUndefined();
  await button('Link manually').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Manual Link' })).toBeVisible();
  expect(router.state.location.state).toMatchObject({ fileIds: [third.id] });
});

test('keeps what was found and chosen over a reload, and asks again only on demand', async () => {
  const { known } = await unrecognized();
  const files = known.slice(2, 4);
  const { router } = await show(files);
  await ready('2 of 2 files');
  await rows.first().getByRole('checkbox').click();
  await page.getByRole('combobox', { name: 'Release to use for the selected files' }).click();
  await page.getByRole('option', { name: 'Link none' }).click();
  await ready('1 of 2 files');
  await expect.element(rows.first()).toMatchTextContent('Will not be linked');
  const path = '/api/v3/ReleaseInfo/Provider/*/Preview/By-File';
  const asked = (await requestsTo(path)).length;
  await router.navigate('/utilities/unrecognized/ignored-files');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Ignored Files' })).toBeVisible();
  await router.navigate(-1);
  await ready('1 of 2 files');
  expect(await requestsTo(path)).toHaveLength(asked);
  await rows.first().getByRole('checkbox').click();
  await button('Search again').click();
  await expect.poll(async () => (await requestsTo(path)).length).toBe(asked + 1);
  await ready('2 of 2 files');
});

test('lets the user choose among providers, and says which one failed', async () => {
  const { known } = await unrecognized();
  const [first, second] = known.slice(4);
  if (!first || !second) throw new Error('Too few files.');
  const [provider] = await request<readonly object[]>({ path: 'ReleaseInfo/Provider' });
  const offline = { ...provider, ID: other, Name: '<b>Offline</b>', Priority: 1 };
  await misbehave({ pattern: '/api/v3/ReleaseInfo/Provider', method: 'GET', json: [provider, offline] });
  const release = { ...(await preview(first.id)), Group: null, Source: 'VHS' };
  await misbehave({ pattern: `/api/v3/ReleaseInfo/Provider/${other}/Preview/By-File`, json: release });
  await misbehave({
    pattern: `/api/v3/ReleaseInfo/Provider/${anidb}/Preview/By-File`,
    status: 500,
    times: 1,
  });
  await show([first, second]);
  await ready('2 of 2 files');
  const failed = rows.filter({ hasText: 'AniDB: ' });
  await expect.element(failed).toHaveLength(1);
  const fine = rows.filter({ hasText: 'also found by <b>Offline</b>' });
  await fine.getByRole('checkbox').click();
  await page.getByRole('combobox', { name: 'Release to use for the selected files' }).click();
  await page.getByRole('option', { name: 'From <b>Offline</b>' }).click();
  await expect.element(rows.filter({ hasText: 'also found by AniDB' })).toMatchTextContent('No group · VHS');
});

test('what could not be linked stays selected, with the reason and Retry', async () => {
  const { known } = await unrecognized();
  const files = known.slice(6, 8);
  const [first] = files;
  await show(files);
  await ready('2 of 2 files');
  await misbehave({
    pattern: `/api/v3/ReleaseInfo/File/${first?.id}`,
    method: 'POST',
    status: 500,
    times: 1,
  });
  await button('Link 2 Files').click();
  await expect.element(page.getByText('1 file could not be linked')).toBeVisible();
  await expect.element(page.getByText('1 file selected')).toBeVisible();
  await expectNoAxeViolations();
  await button('Retry').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Unrecognized Files' })).toBeVisible();
  expect((await released(first?.id ?? 0))?.ProviderName).toBe('AniDB');
});

test('the search can be cancelled and continued', async () => {
  const { known } = await unrecognized();
  const files = known.slice(-6);
  const delay = 30_000;
  await misbehave({ pattern: '/api/v3/ReleaseInfo/Provider/*/Preview/By-File', delay });
  await show(files);
  await button('Cancel').click();
  await control('DELETE', 'misbehave');
  await control('POST', 'clock', { advance: delay });
  await button('Search 6 Files').click();
  await ready('6 of 6 files');
});

test('plain users are told who may link', async () => {
  const { known } = await unrecognized();
  await show(known.slice(0, 1), 'plain');
  await expect
    .element(page.getByText('Only administrators can change it, on Shoko Server 6 and later.'))
    .toBeVisible();
  await expectNoAxeViolations();
});
