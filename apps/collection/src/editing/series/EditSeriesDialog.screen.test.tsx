// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { compose, endComposition, pressWhileComposing } from '@hondana/shared/testing/compose';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expectNoTabLayoutShift } from '@hondana/shared/testing/tabsInPlace';
import { expect, onTestFinished, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { moveOnImport } from '../../testing/moveOnImport.ts';

const dialog = page.getByRole('dialog', { name: 'Edit Series' });
const question = page.getByRole('alertdialog');
const tab = (label: string) => dialog.getByRole('tab', { name: label });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });

withSandbox({ series: 60 });

/** `until` is in seconds since 1970; an empty one unlinks the account. */
async function linkTrakt(until: string): Promise<void> {
  const patch = (value: string): Promise<void> =>
    request<void>({
      method: 'PATCH',
      path: 'Settings',
      query: { skipValidation: true },
      body: [{ op: 'replace', path: '/TraktTv/TokenExpirationDate', value }],
    });
  await patch(until);
  onTestFinished(() => patch(''));
}

async function openSeries(as: 'administrator' | 'plain') {
  const screen = await renderScreen({ routes, path: '/collection', as });
  await page
    .getByRole('button', { name: /^Edit Series: / })
    .first()
    .click();
  await expect.element(dialog).toBeVisible();
  return screen;
}

test('renames the series, and Undo restores the name', async () => {
  await openSeries('administrator');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(name).not.toHaveValue('');
  const before = (name.element() as HTMLInputElement).value;
  await button('Edit name').click();
  await name.fill('Quite another title');
  await button('Save name').click();
  await expect.element(page.getByText('Name updated successfully!')).toBeVisible();
  await expect.element(name).toHaveValue('Quite another title');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(name).toHaveValue(before);
  expect((await requestsTo('*/OverrideTitle', 'POST')).map(({ body }) => body)).toEqual([
    { Title: 'Quite another title' },
    { Title: '' },
  ]);
  await expectNoAxeViolations();
});

test('neither saves nor closes on Enter and Escape during IME composition', async () => {
  await openSeries('administrator');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await button('Edit name').click();
  await name.fill('');
  await compose('ねこ');
  await pressWhileComposing('Enter');
  await pressWhileComposing('Escape');
  await endComposition('猫');
  await expect.element(name).toHaveValue('猫');
  await expect.element(button('Save name')).toBeEnabled();
  expect(await requestsTo('*/OverrideTitle', 'POST')).toEqual([]);
});

test('searches groups and moves the series into an existing one', async () => {
  await openSeries('administrator');
  await tab('Group').click();
  const groups = dialog.getByRole('list', { name: 'Groups to move to' });
  await expect.element(groups.getByRole('listitem').first()).toBeVisible();
  await expectNoAxeViolations();
  const target = groups.getByRole('button', { name: /^Move to existing group: / }).nth(3);
  const name = target.element().getAttribute('aria-label')?.replace('Move to existing group: ', '') ?? '';
  await dialog.getByRole('searchbox', { name: 'Group Search' }).fill(name);
  await expect
    .poll(async () => (await requestsTo('/api/v3/Filter/Preview/Group', 'POST')).map(({ body }) => body))
    .toContainEqual({
      ApplyAtSeriesLevel: false,
      Expression: { Type: 'StringContains', Left: { Type: 'NameSelector' }, Parameter: name },
      Sorting: { Type: 'Name', IsInverted: false },
    });
  await groups.getByRole('button', { name: `Move to existing group: ${name}`, exact: true }).click();
  await expect.element(page.getByText('Moved series into new group!')).toBeVisible();
  expect(await requestsTo('/api/v3/Series/*/Move/*', 'PATCH')).toHaveLength(1);
});

test('sends each kind of AniDB update with its own parameters', async () => {
  await openSeries('plain');
  await tab('Update Actions').click();
  for (const name of ['Update AniDB Info', 'Update AniDB Info - Force', 'Update AniDB Info - XML Cache']) {
    await button(name).click();
    await expect.element(button(name)).not.toHaveAttribute('aria-busy');
  }
  await expect.element(page.getByText('AniDB refresh queued!').first()).toBeVisible();
  const asked = (await requestsTo('*/AniDB/Refresh', 'POST')).map(({ query }) => query);
  expect(asked).toEqual(['', 'force=true', 'cacheOnly=true']);
});

test('requests TMDB and Trakt updates and reports a refusal', async () => {
  const { queryClient } = await openSeries('administrator');
  await linkTrakt('1900000000');
  await queryClient.invalidateQueries();
  await tab('Update Actions').click();
  const asks = async (name: string, path: string, body?: object) => {
    await button(name).click();
    await expect.poll(async () => (await requestsTo(path, 'POST')).length).toBeGreaterThan(0);
    if (body) expect((await requestsTo(path, 'POST'))[0]?.body).toEqual(body);
  };
  await asks('Auto-Search TMDB Match', '*/TMDB/Action/AutoSearch');
  await expect.element(page.getByText('TMDB auto-search queued!')).toBeVisible();
  await asks('Update TMDB Info', '*/TMDB/Show/Action/Refresh');
  await expect.poll(async () => (await requestsTo('*/TMDB/Movie/Action/Refresh', 'POST')).length).toBe(1);
  await asks('Update TMDB Images - Force', '*/TMDB/Movie/Action/DownloadImages', { Force: true });
  await expect.element(page.getByText('TMDB image download queued!')).toBeVisible();
  // The account has an expiry date but no token.
  await asks('Get Watch States from Trakt', '*/Trakt/GetWatchStates');
  await expect.element(page.getByText('Get Watch States from Trakt failed')).toBeVisible();
  await expect.element(page.getByText(/Trakt account is not linked!/)).toBeVisible();
  await asks('Sync Trakt Status', '*/Trakt/SendWatchStates');
  await expect.element(button('Update Trakt Show Info')).not.toBeInTheDocument();
});

test.for(['administrator', 'plain'] as const)(
  'hides Trakt from the %s user when no account is linked',
  async (as) => {
    await openSeries(as);
    await tab('Update Actions').click();
    await expect.element(button('Auto-Search TMDB Match')).toBeVisible();
    if (as === 'administrator') {
      await expect.poll(() => requestsTo('/api/v3/Settings', 'GET')).not.toEqual([]);
    }
    await expect.element(dialog.getByRole('button', { name: /Trakt/ })).not.toBeInTheDocument();
  },
);

test('rescans and rehashes files', async () => {
  await openSeries('administrator');
  await tab('File Actions').click();
  for (const [name, action, done] of [
    ['Rescan Files', 'Rescan', 'Series files rescan queued!'],
    ['Rehash Files', 'Rehash', 'Series files rehash queued!'],
  ] as const) {
    await button(name).click();
    await expect.element(page.getByText(done)).toBeVisible();
    expect(await requestsTo(`/api/v3/Series/*/File/${action}`, 'POST')).toHaveLength(1);
  }
});

test('confirms renaming and moving files, and runs once on a double click', async () => {
  await openSeries('administrator');
  await moveOnImport();
  await tab('File Actions').click();
  await button('Rename/Move Files').click();
  await expect.element(question).toMatchTextContent(/Rename\/move the files of 1 series\?/);
  await expect
    .element(question)
    .toMatchTextContent(/\d+ files? will be queued and renamed or moved using the renamer “Default”\./);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Series/*/File/Relocate', 'POST')).toEqual([]);
  await button('Rename/Move Files').click();
  await question.getByRole('button', { name: 'Rename/Move Files' }).dblClick();
  await expect.element(page.getByText('Series files rename/move queued!')).toBeVisible();
  expect(await requestsTo('/api/v3/Series/*/File/Relocate', 'POST')).toHaveLength(1);
});

test('hides administrator tabs and Move to group from plain users', async () => {
  await openSeries('plain');
  await expect.element(tab('Update Actions')).toBeVisible();
  for (const name of ['Name', 'File Actions', 'Delete Actions']) {
    await expect.element(tab(name)).not.toBeInTheDocument();
  }
  await expect.element(dialog.getByText('Move to group')).not.toBeInTheDocument();
});

test('counts the files to delete, requires a typed confirmation, and Cancel deletes nothing', async () => {
  await page.viewport(390, 844);
  await openSeries('administrator');
  await tab('Delete Actions').click();
  await expectNoAxeViolations();
  await button('Delete Series - Remove Files').click();
  await expect.element(question).toMatchTextContent(/Delete 1 series and \d+ files? \([\d.]+ .iB\)\?/);
  const confirm = question.getByRole('button', { name: /^Delete 1 series and/ });
  await expect.element(confirm).toBeDisabled();
  await question.getByRole('textbox').fill('delete files');
  await expect.element(confirm).toBeEnabled();
  await expectNoAxeViolations();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(await requestsTo('*/Series/*', 'DELETE')).toHaveLength(0);
});

test('reports a series that fails to load and reloads it on Retry', async () => {
  await misbehave({ pattern: '/api/v3/Series/*', method: 'GET', status: 500 });
  await openSeries('administrator');
  await expect.element(dialog.getByText('Series data could not be loaded!')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await button('Retry').click();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
});

test('keeps the tabs in place when the name arrives', async () => {
  await misbehave({ pattern: '/api/v3/Series/*', method: 'GET', delay: 500, times: 1 });
  await openSeries('administrator');
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await expect.element(dialog).not.toHaveAttribute('data-starting-style');
  const tops = new Set<number>();
  const hasName = () => {
    tops.add(dialog.getByRole('tablist').element().getBoundingClientRect().top);
    return name.query() !== null;
  };
  await expect.poll(hasName).toBe(true);
  expect(tops.size).toBe(1);
});

test.for([
  [1440, 900],
  [390, 844],
] as const)('keeps its position and height between tabs at %i px', async ([width, height]) => {
  await page.viewport(width, height);
  await openSeries('administrator');
  await expectNoTabLayoutShift(dialog);
});
