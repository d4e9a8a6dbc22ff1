import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expectNoTabLayoutShift } from '@hondana/shared/testing/tabsInPlace';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepSettings, keptSettings, renderBoard } from '../testing/renderBoard.tsx';

withSandbox({ series: 20 });
beforeEach(() => keepSettings({ settingsRevision: 10, dashboard: { strange: 7 } }));

const dialog = page.getByRole('dialog', { name: 'Display Settings' });
const button = (name: string) => dialog.getByRole('button', { name, exact: true });
const toggle = (name: string) => dialog.getByRole('switch', { name, exact: true });
const count = (name: string) => dialog.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, level: 2, exact: true });
const question = page.getByRole('alertdialog');
const open = page.getByRole('button', { name: 'Dashboard Settings' });

test('hides and shows widgets, a plugin’s too, and keeps other settings', async () => {
  await renderBoard();
  await open.click();
  await expect.element(toggle('Hide Queue Processor')).not.toBeChecked();
  await expectNoAxeViolations();
  await toggle('Hide Queue Processor').click();
  await toggle('Hide Weather').click();
  await button('Save').click();
  await expect.element(heading('Queue Processor')).not.toBeInTheDocument();
  await expect.element(heading('Weather')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(await keptSettings()).toMatchObject({
    dashboard: { hideQueueProcessor: true, strange: 7 },
    hondana: { hiddenWidgets: ['weather.now'] },
  });
  await open.click();
  await expect.element(toggle('Hide Weather')).toBeChecked();
  await toggle('Hide Weather').click();
  await toggle('Hide Queue Processor').click();
  await button('Save').click();
  await expect.element(heading('Queue Processor')).toBeVisible();
  await expect.element(heading('Weather')).toBeInTheDocument();
});

test('keeps its position and height between tabs', async () => {
  await renderBoard({ path: '/dashboard?settings=widgets' });
  await expectNoTabLayoutShift(dialog);
});

test('keeps the title on one line above Enable Edit Mode at 400 % zoom', async () => {
  await page.viewport(320, 256);
  await renderBoard({ path: '/dashboard?settings=widgets' });
  const title = dialog.getByRole('heading', { name: 'Display Settings' });
  await expect.element(title).toBeVisible();
  expect(title.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    button('Enable Edit Mode').element().getBoundingClientRect().top,
  );
  expect(title.element().getBoundingClientRect().height).toBeLessThan(48);
});

test('hides R18 content by default, and the Continue Watching switch when combined', async () => {
  await renderBoard({ path: '/dashboard?settings=options' });
  await expect.element(toggle('Hide R18 Content')).toBeChecked();
  await expect.element(toggle('Use Thumbnails for Episodes')).not.toBeChecked();
  await expectNoAxeViolations();
  await toggle('Combine Continue Watching & Next Up').click();
  await toggle('Hide R18 Content').click();
  await dialog.getByRole('tab', { name: 'Available Widgets' }).click();
  await expect.element(toggle('Hide Next Up')).toBeVisible();
  await expect.element(toggle('Hide Continue Watching')).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(heading('Next Up')).not.toBeInTheDocument();
  await expect.element(heading('Continue Watching')).toBeInTheDocument();
  expect(await keptSettings()).toMatchObject({
    dashboard: { combineContinueWatching: true, hideR18Content: false, strange: 7 },
  });
});

test('caps counts at 100, saves them as numbers, and disables Save for invalid ones', async () => {
  await renderBoard({ path: '/dashboard?settings=options' });
  await expect.element(count('Shoko News Posts')).toHaveValue('5');
  await expect.element(count('Recently Imported Episodes')).toHaveValue('30');
  await expect.element(count('Recently Imported Series')).toHaveValue('20');
  for (const name of ['Shoko News Posts', 'Recently Imported Episodes', 'Recently Imported Series']) {
    await count(name).fill('250');
    await expect.element(count(name)).toHaveValue('100');
  }
  await count('Shoko News Posts').fill('');
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Enter a whole number from 1 to 100.');
  await expect.element(button('Save')).toBeDisabled();
  for (const typed of ['12.5', '-3']) {
    await count('Shoko News Posts').fill('');
    await count('Shoko News Posts').click();
    await userEvent.keyboard(typed);
    await expect.element(count('Shoko News Posts')).toHaveValue(typed);
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Enter a whole number from 1 to 100.');
    await expect.element(button('Save')).toBeDisabled();
  }
  await count('Shoko News Posts').fill('2');
  await button('Save').click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await keptSettings()).toMatchObject({
    dashboard: {
      shokoNewsPostsCount: 2,
      recentlyImportedEpisodesCount: 100,
      recentlyImportedSeriesCount: 100,
    },
  });
});

test('keeps the tab in the address and asks before Escape discards changes', async () => {
  const { router } = await renderBoard();
  await open.click();
  await expect.element(dialog).toBeVisible();
  expect(router.state.location.search).toBe('?settings=widgets');
  await dialog.getByRole('tab', { name: 'Available Widgets' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(count('Shoko News Posts')).toBeVisible();
  expect(router.state.location.search).toBe('?settings=options');
  await toggle('Use Thumbnails for Episodes').click();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toMatchTextContent('Close without saving?');
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(toggle('Use Thumbnails for Episodes')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  expect(router.state.location.search).toBe('');
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
});

test('closes at once on Escape without changes, and on Cancel with changes', async () => {
  await renderBoard();
  await open.click();
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await toggle('Hide Media Type').click();
  await button('Cancel').click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(question).not.toBeInTheDocument();
  await open.click();
  await expect.element(toggle('Hide Media Type')).not.toBeChecked();
});

test('leaves no history entry behind when closed', async () => {
  const { router } = await renderBoard();
  await router.navigate('/dashboard?from=here');
  await open.click();
  await dialog.getByRole('tab', { name: 'Display Options' }).click();
  await expect.poll(() => router.state.location.search).toContain('settings=options');
  await button('Cancel').click();
  await expect.poll(() => router.state.location.search).toBe('?from=here');
  await router.navigate(-1);
  await expect.poll(() => router.state.location.search).toBe('');
});

test('keeps the choice and shows the reason when saving fails', async () => {
  await renderBoard({ path: '/dashboard?settings=widgets' });
  await toggle('Hide Media Type').click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500, body: 'The disk is full.' });
  await button('Save').click();
  const failure = dialog.getByRole('alert');
  await expect
    .element(failure)
    .toMatchTextContent(/The display settings could not be saved.*The disk is full/);
  await expect.element(toggle('Hide Media Type')).toBeChecked();
});

test('says that the browser stores the settings when the server denies access to them', async () => {
  await page.viewport(390, 844);
  localStorage.clear();
  await renderBoard({ as: 'restricted', path: '/dashboard?settings=widgets' });
  await expect.element(dialog).toMatchTextContent('yours are stored in this browser');
  await expectNoAxeViolations();
  await toggle('Hide Media Type').click();
  await button('Save').click();
  await expect.element(heading('Media Type')).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Settings')).toHaveLength(0);
  const kept = JSON.parse(localStorage.getItem('hondana.settings.kid') ?? '{}');
  expect(kept).toEqual({ settingsRevision: 10, dashboard: { hideMediaType: true } });
});
