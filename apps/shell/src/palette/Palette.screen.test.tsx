import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { compose, endComposition, pressWhileComposing } from '@hondana/shared/testing/compose';
import { misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const navigation = [
  { label: 'Dashboard', path: 'dashboard', icon: 'dashboard', order: 10, shortcut: 'd' },
  {
    label: 'Utilities',
    path: 'utilities',
    icon: 'utilities',
    order: 30,
    children: [{ label: 'File Search', path: 'utilities/file-search' }],
  },
];
const routes = [{ path: 'collection/*', module: './routes' }];

const titles = ['Cowboy Bebop', 'Cowboy Funk', 'Trigun'].map((title, index) => ({ anidb: index + 1, title }));

const field = page.getByRole('combobox', { name: 'Place, series or action' });
const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
const notices = page.getByRole('region', { name: 'Notices' });
const texts = () => options.elements().map((option) => option.textContent);
const chosen = () => options.elements().findIndex((option) => option.ariaSelected === 'true');

withSandbox({ series: 3, titles });

async function openPalette(as: 'administrator' | 'plain' = 'administrator') {
  const shell = await renderShell({ path: '/nowhere', as, navigation, routes });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  return shell;
}

test('opens on Ctrl+K with places and actions', async () => {
  await openPalette();
  expect(texts().slice(0, 4)).toEqual([
    'Dashboard',
    'Utilities',
    'File SearchUtilities',
    'ActionsAll actions and what they do',
  ]);
  await expect.element(options.getByText('Run Import')).toBeInTheDocument();
  await expectNoAxeViolations();
});

test('neither searches nor navigates while an input method is composing', async () => {
  await openPalette();
  const before = texts();
  await compose('d', 'だ', 'だs');
  expect(texts()).toEqual(before);
  await pressWhileComposing('Enter');
  await pressWhileComposing('Escape');
  await expect.element(field).toHaveValue('だs');
  await endComposition('dash');
  await expect.element(options.first()).toHaveTextContent('Dashboard');
  const searched = await requestsTo('/api/v3/Series/Search*');
  expect(searched.filter(({ query }) => /%E3/.test(query))).toEqual([]);
});

test('puts keys typed while it opens into its field, not into page shortcuts', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator', navigation, routes });
  await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}gd{Enter}dash');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('gddash');
  expect(router.state.location.pathname).toBe('/webui/nowhere');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('gd');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
});

test('selects with the arrow keys and opens with Enter while the field keeps focus', async () => {
  const { router } = await openPalette();
  expect(chosen()).toBe(0);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toBe(options.elements().length - 1);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(chosen()).toBe(2);
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.nth(2).element().id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/utilities/file-search');
  await expect.element(field).not.toBeInTheDocument();
});

test('finds series by name after a pause in typing', async () => {
  const { router } = await openPalette();
  await userEvent.keyboard('cowboy');
  await expect.element(options.getByText('Cowboy Bebop')).toBeVisible();
  const asked = await requestsTo('/api/v3/Series/Search');
  expect(asked.map(({ query }) => new URLSearchParams(query).get('query'))).toEqual(['cowboy']);
  await options.getByText('Cowboy Funk').click();
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/webui\/collection\/series\/\d+$/);
});

test('shows results for the newest text while an older search is still pending', async () => {
  await misbehave({ pattern: '/api/v3/Series/Search?*cow*', delay: 60_000 });
  await openPalette();
  await userEvent.keyboard('cow');
  await expect.poll(() => requestsTo('/api/v3/Series/Search')).toHaveLength(1);
  await expect.element(page.getByText('Searching for series…')).toBeVisible();
  await field.fill('trigun');
  await expect.element(options.getByText('Trigun')).toBeVisible();
});

test('lists recently used items first', async () => {
  await openPalette();
  await field.fill('run import');
  await userEvent.keyboard('{Enter}');
  await expect.element(notices.getByText('Running action "Run Import"')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await expect.element(page.getByRole('group', { name: 'Recent' })).toBeVisible();
  expect(texts()[0]).toBe('Run ImportImport');
});

test('asks for confirmation before an action that overwrites', async () => {
  await openPalette();
  await field.fill('overwrite anidb mylist');
  await userEvent.keyboard('{Enter}');
  const question = page.getByRole('alertdialog', { name: 'Overwrite your AniDB MyList?' });
  await expect.element(question).toBeVisible();
  expect(await requestsTo('/api/v3/Action/*')).toHaveLength(0);
  await question.getByRole('button', { name: 'Overwrite MyList' }).click();
  await expect.element(notices.getByText('Running action "OVERWRITE AniDB MyList"')).toBeVisible();
});

test('opens a place in a new tab on Ctrl+Enter', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await openPalette();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(open).toHaveBeenCalledWith('/webui/dashboard', '_blank', 'noopener');
  await expect.element(field).toBeVisible();
  open.mockRestore();
});

test('hides actions that a plain user may not run', async () => {
  await openPalette('plain');
  await field.fill('groups');
  await expect.element(page.getByText('No matches')).toBeVisible();
});

test('reports a failed series search and still offers the rest', async () => {
  await misbehave({ pattern: '/api/v3/Series/Search', status: 500 });
  await openPalette();
  await field.fill('import');
  await expect.element(page.getByText(/^Series could not be searched/)).toBeVisible();
  await expect.element(options.getByText('Run Import')).toBeVisible();
});
