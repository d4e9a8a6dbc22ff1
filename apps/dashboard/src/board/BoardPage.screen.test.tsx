import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { clickInSameTick } from '@hondana/shared/testing/clickInSameTick';
import { control, misbehave, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { remote } from '../../remote.config.ts';
import { keepSettings, renderBoard } from '../testing/renderBoard.tsx';
import { savedLayout } from './savedLayout.ts';

withSandbox({ series: 20 });
beforeEach(() => keepSettings());

const widget = (title: string) => page.getByRole('region', { name: title, exact: true });
const cell = (title: string) => widget(title).element().closest('li') as HTMLElement;

function boxOf(title: string): number[] {
  const { left, top, width, height } = cell(title).getBoundingClientRect();
  const board = cell(title).parentElement?.getBoundingClientRect();
  return [left - (board?.left ?? 0), top - (board?.top ?? 0), width, height].map(Math.round);
}

test('places widgets by default under their headings, plugins last, when no layout is saved', async () => {
  await renderBoard();
  await expect.element(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect.element(widget('Queue Processor')).toMatchTextContent('Content of Queue Processor');
  const width = cell('Queue Processor').parentElement?.clientWidth ?? 0;
  const half = Math.round((width - 24) / 2);
  expect(boxOf('Queue Processor')).toEqual([0, 0, half, 450]);
  expect(boxOf('Unrecognized Files').slice(1)).toEqual([0, half, 450]);
  expect(boxOf('Recently Imported')).toEqual([0, 474, width, 521]);
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map((heading) => heading.textContent);
  // The remote lists them in the order of the default grid.
  expect(titles).toEqual([...(remote.contributions ?? []).map(({ title }) => title), 'Weather']);
  await expectNoAxeViolations();
});

test('opens a layout saved by the existing interface unchanged', async () => {
  await keepSettings({
    settingsRevision: 10,
    dashboard: { hideShokoNews: true },
    layout: { dashboard: savedLayout },
  });
  await renderBoard();
  await expect.element(widget('Collection Statistics')).toBeVisible();
  const unit = ((cell('Queue Processor').parentElement?.clientWidth ?? 0) + 24) / 12;
  const third = Math.round(4 * unit - 24);
  expect(boxOf('Queue Processor')).toEqual([0, 0, third, 360]);
  expect(boxOf('Collection Statistics')).toEqual([Math.round(4 * unit), 0, third, 360]);
  expect(boxOf('Recently Imported').slice(1, 2)).toEqual([384]);
  expect(boxOf('Media Type').slice(0, 2)).toEqual([Math.round(3 * unit), 929]);
  await expect.element(widget('Shoko News')).not.toBeInTheDocument();
});

test('loads a widget only when it is scrolled into view', async () => {
  const { loadedTitles } = await renderBoard();
  await expect.element(widget('Recently Imported')).toMatchTextContent('Content of');
  expect(loadedTitles).not.toContain('Recommended Anime');
  await expect.element(widget('Recommended Anime')).toHaveAttribute('aria-busy', 'true');
  widget('Recommended Anime').element().scrollIntoView();
  await expect.element(widget('Recommended Anime')).toMatchTextContent('Content of Recommended Anime');
  expect(loadedTitles).toContain('Recommended Anime');
});

test('shows the failure in the widget and reloads it on Retry', async () => {
  const { stopFailing } = await renderBoard({ failing: 'Unrecognized Files' });
  const failure = page.getByRole('alert');
  await expect
    .element(failure)
    .toMatchTextContent(/Unrecognized Files could not be shown.*Its file is missing/);
  await expect.element(widget('Queue Processor')).toMatchTextContent('Content of');
  stopFailing();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(widget('Unrecognized Files')).toMatchTextContent('Content of Unrecognized Files');
});

test('shows a plugin’s widget under its own heading', async () => {
  await renderBoard();
  await expect.element(widget('Weather')).toBeInTheDocument();
  widget('Weather').element().scrollIntoView();
  await expect.element(widget('Weather')).toMatchTextContent('Rain');
});

test('shows one widget when Continue Watching and Next Up are combined', async () => {
  await keepSettings({ settingsRevision: 10, dashboard: { combineContinueWatching: true } });
  await renderBoard();
  await expect.element(page.getByRole('heading', { name: 'Continue Watching' })).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { name: 'Next Up' })).not.toBeInTheDocument();
});

test('says “No Widgets” when every widget is hidden', async () => {
  const names = ['QueueProcessor', 'UnrecognizedFiles', 'RecentlyImported', 'CollectionStats', 'MediaType'];
  const more = [
    'ImportFolders',
    'ShokoNews',
    'ContinueWatching',
    'NextUp',
    'UpcomingAnime',
    'RecommendedAnime',
  ];
  await keepSettings({
    settingsRevision: 10,
    dashboard: Object.fromEntries([...names, ...more].map((name) => [`hide${name}`, true])),
    hondana: { hiddenWidgets: ['weather.now'] },
  });
  await renderBoard();
  await expect.element(page.getByText('No Widgets')).toBeVisible();
});

test('shows the default board and a warning when the settings fail to load', async () => {
  await misbehave({ pattern: '/api/v3/Settings', method: 'GET', status: 500 });
  await renderBoard();
  const warning = page.getByRole('status').filter({ hasText: 'Your settings could not be loaded' });
  await expect.element(warning).toBeVisible();
  await expect.element(widget('Queue Processor')).toBeVisible();
  await control('DELETE', 'misbehave');
  // At once: a component mounting meanwhile would refetch the settings.
  clickInSameTick(warning.getByRole('button', { name: 'Retry' }));
  await expect.element(warning).not.toBeInTheDocument();
});

test('keeps widgets mounted when the settings fail to load again', async () => {
  await misbehave({
    pattern: '/api/v3/Settings',
    method: 'GET',
    delay: 700,
    status: 200,
    body: '<html>',
    contentType: 'text/html',
  });
  await renderBoard();
  const warning = page.getByRole('status').filter({ hasText: 'Your settings could not be loaded' });
  await expect.element(warning).toBeVisible();
  await expect.element(widget('Queue Processor')).toMatchTextContent('Content of Queue Processor');
  const before = widget('Queue Processor').element();
  clickInSameTick(warning.getByRole('button', { name: 'Retry' }));
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(warning).toBeVisible();
  expect(widget('Queue Processor').element()).toBe(before);
});

test('stacks widgets in one column on a phone without horizontal scrolling', async () => {
  await page.viewport(390, 844);
  await renderBoard();
  await expect.element(widget('Collection Statistics')).toBeVisible();
  const list = page.getByRole('list', { name: 'Widgets' }).element();
  const lefts = [...list.children].map((child) => Math.round(child.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectNoAxeViolations();
});

test('greets once after the first run', async () => {
  const { router } = await renderBoard({ path: '/elsewhere' });
  await router.navigate('/dashboard', { state: { firstRun: true } });
  const greeting = page.getByRole('dialog', { name: 'Welcome to Shoko!' });
  await expect.element(greeting.getByRole('button', { name: 'Set Me Free!' })).toHaveFocus();
  const links = greeting.getByRole('link').elements();
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://docs.shokoanime.com',
    'https://docs.shokoanime.com/faq',
    'https://docs.shokoanime.com',
    'https://discord.gg/vpeHDsg',
  ]);
  await expectNoAxeViolations();
  await greeting.getByRole('button', { name: 'Set Me Free!' }).click();
  await expect.element(greeting).not.toBeInTheDocument();
  expect(router.state.location.state).toBeNull();
});
