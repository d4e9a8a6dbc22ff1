import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const dialog = page.getByRole('dialog', { name: 'Actions' });
const action = (label: string) =>
  dialog.getByRole('button', {
    name: label.endsWith('…') ? `Run… ${label.slice(0, -1)}` : `Run ${label}`,
    exact: true,
  });
/** Excludes the page's own reads. */
const isAction = ({ path }: { readonly path: string }) => /\/(Action|Plex)\//.test(path);
const notices = page.getByRole('region', { name: 'Notices' });
const sections = () =>
  dialog
    .getByRole('region')
    .elements()
    .map((section) => section.getAttribute('aria-label'));

withSandbox({ series: 10 });

test('groups actions by category and describes them', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await expect.element(dialog).toBeVisible();
  await expect.poll(sections).toEqual(['Import', 'AniDB', 'Trakt', 'TMDB', 'Shoko', 'Images', 'Plex']);
  await expect.element(dialog.getByText(/^Downloads missing images/)).toBeVisible();
  await expectNoAxeViolations();
});

test('sends an action as a GET and reports that it is running', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('Update Missing AniDB File Info').click();
  await expect.element(notices.getByText('Running action "Update Missing AniDB File Info"')).toBeVisible();
  const [sent] = await requestsTo('/api/v3/Action/*');
  expect(sent).toMatchObject({
    method: 'GET',
    path: '/api/v3/Action/UpdateMissingAniDBFileInfo',
    query: expect.stringMatching(/missingInfo=true&outOfDate=true/),
    status: 200,
  });
});

test('runs each action once when its button is double-clicked', async () => {
  // Large enough that notices cover no button.
  await page.viewport(2400, 2000);
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await expect.element(dialog).toBeVisible();
  const labels = dialog
    .getByRole('button', { name: /^Run [^…]/ })
    .elements()
    .map((button) => button.getAttribute('aria-label')?.slice('Run '.length) ?? '');
  expect(labels.length).toBeGreaterThan(10);
  for (const [index, label] of labels.entries()) {
    // The response arrives before the second press of a slow double click.
    await action(label).dblClick({ delay: index === 0 ? 300 : 60 });
    await expect
      .poll(async () => (await requestsTo('*')).filter(isAction).length, { message: label })
      .toBe(index + 1);
  }
});

test('opens the confirmation on a double click, and runs the action once on another', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('Recreate All Groups…').dblClick({ delay: 200 });
  const question = page.getByRole('alertdialog', { name: 'Recreate all groups?' });
  await expect.element(question).toBeVisible();
  expect(await requestsTo('/api/v3/Action/*')).toHaveLength(0);
  await question.getByRole('button', { name: 'Recreate all groups' }).dblClick({ delay: 200 });
  await expect.element(notices.getByText('Running action "Recreate All Groups"')).toBeVisible();
  expect(await requestsTo('/api/v3/Action/*')).toHaveLength(1);
});

test('asks before an irreversible action: Escape sends nothing, confirming runs it', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('Recreate All Groups…').click();
  const question = page.getByRole('alertdialog', { name: 'Recreate all groups?' });
  await expect.element(question.getByText(/created, named or arranged groups are lost/)).toBeVisible();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Action/*')).toHaveLength(0);
  await action('Recreate All Groups…').click();
  await question.getByRole('button', { name: 'Recreate all groups' }).click();
  await expect.element(notices.getByText('Running action "Recreate All Groups"')).toBeVisible();
  await expect.element(dialog).toBeVisible();
});

test('reports a failed action and still runs others', async () => {
  await misbehave({ pattern: '/api/v3/Action/RunImport', status: 500, times: 1 });
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('Run Import').click();
  await expect.element(notices.getByText('Action "Run Import" could not be run')).toBeVisible();
  await action('Import New Files').click();
  await expect.element(notices.getByText('Running action "Import New Files"')).toBeVisible();
});

test('keeps the confirmation open with the reason when the action fails', async () => {
  await misbehave({ pattern: '/api/v3/Action/SyncMyList', status: 500, times: 1 });
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('OVERWRITE AniDB MyList…').click();
  const question = page.getByRole('alertdialog', { name: 'Overwrite your AniDB MyList?' });
  await question.getByRole('button', { name: 'Overwrite MyList' }).click();
  await expect.element(question.getByText(/server/i).first()).toBeVisible();
  await question.getByRole('button', { name: 'Overwrite MyList' }).click();
  await expect.element(notices.getByText('Running action "OVERWRITE AniDB MyList"')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
});

test('unlinks Plex through its own endpoint', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await action('Force Unlink Plex…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink Plex' }).click();
  await expect.element(notices.getByText('Plex token invalidated!')).toBeVisible();
  expect(await requestsTo('/plex/token/invalidate', 'GET')).toHaveLength(1);
});

test('offers a plain user the actions that the server permits', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'plain' });
  await expect.element(action('Run Import')).toBeVisible();
  await expect.element(action('Recreate All Groups…')).not.toBeInTheDocument();
  await action('Validate All Images').click();
  await expect.element(notices.getByText('Running action "Validate All Images"')).toBeVisible();
});

test('filters actions by a search, and offers to clear it when nothing matches', async () => {
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  const search = dialog.getByRole('searchbox', { name: 'Search actions' });
  await expect.element(search).toHaveFocus();
  await search.fill('unused movies');
  await expect.element(action('Delete Unused TMDB Movies…')).toBeVisible();
  expect(dialog.getByRole('listitem').elements()).toHaveLength(1);
  await search.fill('no such thing');
  await dialog.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.element(action('Run Import')).toBeVisible();
});

test('opens on g x under its own address, and returns to the page on Escape or Back', async () => {
  const { router } = await renderShell({ path: '/nowhere?page=2', as: 'administrator' });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.keyboard('gx');
  await expect.element(dialog).toBeVisible();
  expect(new URLSearchParams(router.state.location.search).has('actions')).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(router.state.location.search).toBe('?page=2');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Actions' }).click();
  await expect.element(dialog).toBeVisible();
  await router.navigate(-1);
  await expect.element(dialog).not.toBeInTheDocument();
});

test('spans the full width of a phone without scrolling sideways', async () => {
  await page.viewport(390, 844);
  await renderShell({ path: '/nowhere?actions', as: 'administrator' });
  await expect.element(dialog).toBeVisible();
  expect(dialog.element().getBoundingClientRect().width).toBe(390);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
