import { filterKeys } from '@hondana/shared/queryKeys';
// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { compose, endComposition, pressWhileComposing } from '@hondana/shared/testing/compose';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { untilPrefetched } from '@hondana/shared/testing/untilPrefetched';
import type { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

const listPath = '/api/v3/Filter/Preview/Group';
const heading = page.getByRole('heading', { level: 1 });
const cards = page.getByRole('list', { name: 'Groups' }).getByRole('link');
const search = page.getByRole('searchbox', { name: 'Search groups' });
const count = page.getByRole('status').first();

const bodies = async () => (await requestsTo(listPath)).map(({ body }) => body);
const cell = (index: number) => document.querySelector<HTMLElement>(`[data-virtual-cell="${index}"]`);
const total = async () => Number.parseInt(count.element().textContent ?? '', 10);

withSandbox({ series: 900 });
beforeEach(() => {
  window.scrollTo(0, 0);
  sessionStorage.clear();
});

test('shows posters with their counts and fits two full rows into the viewport', async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Collection');
  await expect.element(count).toMatchTextContent(/^\d+ groups$/);
  await expect.element(cards.first()).toMatchTextContent(/\d+ Episodes?$/);
  const first = cell(0)?.getBoundingClientRect();
  const bar = document.querySelector('[data-collection-bar]')?.getBoundingClientRect();
  // The shell's top navigation is 56 px high; all bars together may have 140.
  expect(bar?.height).toBeLessThanOrEqual(84);
  expect(56 + (first?.top ?? 0) + 2 * (first?.height ?? 900)).toBeLessThan(900);
});

test.for([
  [1440, 900],
  [390, 844],
] as const)(
  'has no accessibility violations as posters and as list at %i px in any theme',
  async ([width, height]) => {
    await page.viewport(width, height);
    await renderScreen({ routes, path: '/collection', as: 'plain' });
    await expect.element(cards.first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(width);
    await expectNoAxeViolations();
    await page.getByRole('radio', { name: 'List' }).click();
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expect.element(page.getByText(/^EP$/).first()).toBeVisible();
    await expectNoAxeViolations();
    await page.getByRole('radio', { name: 'Posters' }).click();
    await expect.element(page.getByRole('heading', { level: 2 })).not.toBeInTheDocument();
  },
);

test('keeps the normalized search in the address and drops a blank one', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  await search.fill('  pre\u00a0 \tcure ');
  await expect.poll(() => router.state.location.search).toBe('?q=pre+cure');
  await search.fill('  precure ');
  await expect.poll(() => router.state.location.search).toBe('?q=precure');
  await expect.element(heading).toHaveTextContent('Search Results');
  expect(router.state.historyAction).toBe('REPLACE');
  await expect.poll(bodies).toContainEqual({
    ApplyAtSeriesLevel: true,
    Expression: { Type: 'AnyContains', Left: { Type: 'NamesSelector' }, Parameter: 'precure' },
    Sorting: { Type: 'Name', IsInverted: false },
  });
  await search.fill('   ');
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(heading).toHaveTextContent('Collection');
});

test('sends no search during IME composition and leaves Escape to it', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  await search.fill('pre');
  await expect.poll(() => router.state.location.search).toBe('?q=pre');
  await search.click();
  await compose('k', 'き', 'きゅ', 'きゅあ');
  await expect.element(search).toHaveValue('preきゅあ');
  // Set after the field's own timer, so it fires later.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(router.state.location.search).toBe('?q=pre');
  await pressWhileComposing('Escape');
  await expect.element(search).toHaveValue('preきゅあ');
  await endComposition('キュア');
  await expect.poll(() => new URLSearchParams(router.state.location.search).get('q')).toBe('preキュア');
  const searched = async () =>
    new Set((await bodies()).map((body) => /"Parameter":"(.*?)"/.exec(JSON.stringify(body))?.[1]));
  await expect.poll(searched).toEqual(new Set([undefined, 'pre', 'preキュア']));
});

test('restores the earlier search text on Back', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  const query = () => router.state.location.search;
  await search.fill('pre');
  await expect.poll(query).toBe('?q=pre');
  await page.getByRole('button', { name: /^Sort/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Air Date', exact: true }).click();
  await expect.poll(query).toBe('?q=pre&sort=AirDate');
  await userEvent.keyboard('{Escape}');
  await search.fill('precure');
  await expect.poll(query).toBe('?q=precure&sort=AirDate');
  await router.navigate(-1);
  await expect.element(search).toHaveValue('pre');
  expect(query()).toBe('?q=pre');
});

test('does not undo Back when it comes before the typed text has rendered', async () => {
  const { router } = await renderScreen({ routes, path: '/collection?q=pre', as: 'administrator' });
  await expect.element(search).toHaveValue('pre');
  await router.navigate('/collection?q=pre&sort=AirDate');
  // A slow page renders neither the text nor its address before the next navigation.
  const stop = router.subscribe(({ location }) => {
    if (!location.search.includes('precure')) return;
    stop();
    void router.navigate(-1);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await search.fill('precure');
  await expect.poll(() => router.state.location.search).toBe('?q=pre');
  await expect.element(search).toHaveValue('pre');
  await vi.advanceTimersByTimeAsync(500);
  expect(router.state.location.search).toBe('?q=pre');
  await expect.element(search).toHaveValue('pre');
});

test('does not undo a link out of the search', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  const query = () => router.state.location.search;
  for (const text of ['precure', '', 'precure']) {
    await search.fill(text);
    await expect.poll(query).toBe(text && `?q=${text}`);
  }
  await page.getByRole('link', { name: 'Collection', exact: true }).click();
  await expect.poll(query).toBe('');
  await expect.element(search).toHaveValue('');
  await expect.element(heading).toHaveTextContent('Collection');
});

test('offers to clear a search from the address that finds nothing', async () => {
  const { router } = await renderScreen({ routes, path: '/collection?q=99887766', as: 'administrator' });
  await expect.element(search).toHaveValue('99887766');
  await expect.element(page.getByText('No series/groups available!')).toBeVisible();
  const [body] = await bodies();
  expect(body).toMatchObject({
    Expression: { Type: 'Or', Right: { Type: 'AnyEquals', Left: { Type: 'AniDBIDsSelector' } } },
  });
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Clear search' }).last().click();
  await expect.element(cards.first()).toBeVisible();
  expect(router.state.location.search).toBe('');
  await expect.element(search).toHaveValue('');
});

/** Further pages are prefetched while idle; fewer if responses are slow. */
async function untilReady(client: QueryClient): Promise<number> {
  await expect.poll(async () => (await requestsTo(listPath)).at(-1)?.query).toMatch(/page=[234]/);
  let known = 0;
  while (known !== (await requestsTo(listPath)).length) {
    known = (await requestsTo(listPath)).length;
    await expect.poll(() => client.isFetching()).toBe(0);
    await untilPrefetched(client);
  }
  return known;
}

test('requests at most three pages on a jump to the end', async () => {
  const { queryClient } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  const before = await untilReady(queryClient);
  const last = (await total()) - 1;
  const lastPage = Math.ceil((last + 1) / 50);
  window.scrollTo(0, document.documentElement.scrollHeight);
  await expect.poll(() => cell(last)?.querySelector('a')).toBeTruthy();
  const asked = (await requestsTo(listPath)).slice(before).map(({ query }) => query);
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.join()).toContain(`page=${lastPage}`);
});

test('refetches only the visible page when the list goes stale', async () => {
  const { queryClient } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  const before = await untilReady(queryClient);
  await queryClient.invalidateQueries({ queryKey: filterKeys.previews });
  const again = (await requestsTo(listPath)).slice(before).map(({ query }) => query);
  expect(again).toEqual(['pageSize=50&page=1']);
});

test('jumps to letters by keyboard and pointer', async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  const bar = page.getByRole('slider', { name: 'Jump to letter' });
  await expect.element(bar).toBeVisible();
  bar.element().focus();
  await userEvent.keyboard('s');
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(/^[RS], \d+/));
  await userEvent.keyboard('{Home}');
  await expect.poll(() => window.scrollY).toBeLessThan(10);
  const box = bar.element().getBoundingClientRect();
  await bar.click({ position: { x: 10, y: box.height * 0.5 } });
  await expect.poll(() => window.scrollY).toBeGreaterThan(300);
});

const letterOf = (one: HTMLElement) => /[A-Z]/.exec(one.querySelector('a')?.textContent?.[0] ?? '')?.[0];

/** The first entry of a row that begins with one letter and ends with the next. */
function firstOfMixedRow(): HTMLElement | undefined {
  const cells = [...document.querySelectorAll<HTMLElement>('[data-virtual-cell]')].filter(letterOf);
  const rows = Map.groupBy(cells, (one) => one.getBoundingClientRect().top);
  return [...rows.values()].find(
    ([first, ...others]) => first && others.some((other) => letterOf(other) !== letterOf(first)),
  )?.[0];
}

test.for(['ltr', 'rtl'])('says the letter of the first entry below the bars (%s)', async (direction) => {
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  const bar = page.getByRole('slider', { name: 'Jump to letter' });
  await expect.element(bar).toBeVisible();
  await expect
    .poll(() => {
      const found = firstOfMixedRow();
      if (!found) window.scrollBy(0, 200);
      return found;
    })
    .toBeDefined();
  const first = firstOfMixedRow();
  if (!first) throw new Error('It was there a moment ago.');
  const bottom = document.querySelector('[data-collection-bar]')?.getBoundingClientRect().bottom ?? 0;
  window.scrollBy(0, first.getBoundingClientRect().top - bottom);
  const letter = letterOf(first) ?? '';
  await expect.element(bar).toHaveAttribute('aria-valuetext', expect.stringMatching(`^${letter},`));
});

test('reports a page that fails to load and reloads it on Retry', async () => {
  await misbehave({ pattern: '*Filter/Preview/Group?*page=3*', status: 500 });
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  window.scrollTo(0, 110 * 50);
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Entries 101 to 150 could not be loaded.');
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(() => document.querySelector('[data-card-placeholder]')).toBeNull();
});

test('names the failed request when the collection fails to load, and reloads on Retry', async () => {
  await misbehave({ pattern: listPath, status: 500 });
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('The collection could not be loaded');
  await expect.element(alert).toMatchTextContent('POST Filter/Preview/Group');
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect.element(cards.first()).toBeVisible();
});

test('offers no Retry when the server denies access to a page', async () => {
  await misbehave({ pattern: '*Filter/Preview/Group?*page=3*', status: 403 });
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  window.scrollTo(0, 110 * 50);
  await expect.element(page.getByRole('alert')).toMatchTextContent('Not allowed for this user');
  await expect.element(page.getByText('Could not be loaded', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Retry/ })).not.toBeInTheDocument();
  await expectNoAxeViolations();
});

test('moves with arrow keys, opens on Enter, and Back returns to the card', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  cell(0)?.querySelector<HTMLElement>('a')?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowRight}');
  const index = Number(document.activeElement?.getAttribute('data-virtual-item'));
  expect(index % 7).toBe(1);
  expect(index).toBe(36);
  const name = document.activeElement?.textContent;
  await expect.poll(() => document.activeElement?.tagName).toBe('A');
  const top = window.scrollY;
  expect(top).toBeGreaterThan(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/\/collection\/(series|group)\/\d+/);
  await expect.element(page.getByRole('list', { name: 'Groups' })).not.toBeInTheDocument();
  window.scrollTo(0, 0);
  await router.navigate(-1);
  if (router.state.location.pathname !== '/collection') await router.navigate(-1);
  await expect.poll(() => Math.abs(window.scrollY - top)).toBeLessThanOrEqual(1);
  await expect.poll(() => document.activeElement?.getAttribute('data-virtual-item')).toBe('36');
  expect(document.activeElement?.textContent).toBe(name);
});

test('saves the list view in the settings and requests card details once per page', async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect.element(page.getByText('Watched').first()).toBeVisible();
  await expect
    .element(page.getByRole('list', { name: 'Tags' }).first().getByRole('listitem').first())
    .toBeVisible();
  expect((await requestsTo('/api/v3/WebUI/GroupView')).length).toBe(1);
  await expect.poll(async () => (await requestsTo('/api/v3/Settings', 'PATCH')).length).toBe(1);
  await page.getByRole('radio', { name: 'Posters' }).click();
  await expect.poll(async () => (await requestsTo('/api/v3/Settings', 'PATCH')).length).toBe(2);
});

test('switches views for a plain user without sending settings or being refused', async () => {
  await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(cards.first()).toBeVisible();
  await page.getByRole('radio', { name: 'List' }).click();
  await expect.element(page.getByText('Watched').first()).toBeVisible();
  await page.getByRole('radio', { name: 'Posters' }).click();
  await expect.element(page.getByText('Watched')).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toEqual([]);
  const refused = (await requestsTo('*')).filter(({ status }) => (status ?? 0) >= 400);
  expect(refused.map(({ path }) => path)).toEqual([]);
});

test('applies display settings to the cards on Save', async () => {
  await renderScreen({ routes, path: '/collection', as: 'plain' });
  await expect.element(cards.first()).toMatchTextContent(/Episodes?/);
  await page.getByRole('button', { name: 'Display Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  await expectNoAxeViolations();
  await dialog.getByRole('checkbox', { name: 'Total Episodes' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(cards.first()).not.toMatchTextContent(/Episodes?$/);
  await page.getByRole('button', { name: 'Display Settings' }).click();
  await dialog.getByRole('checkbox', { name: 'Total Episodes' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(cards.first()).toMatchTextContent(/Episodes?$/);
});

test('keeps display settings open with the choice and the reason when saving fails', async () => {
  await renderScreen({ routes, path: '/collection', as: 'administrator' });
  await page.getByRole('button', { name: 'Display Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Display Settings' });
  const choice = dialog.getByRole('checkbox', { name: 'Top Tags' });
  await expect.element(choice).toBeVisible();
  const isChecked = () => (choice.element() as HTMLInputElement).checked;
  const before = isChecked();
  await choice.click();
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).toMatchTextContent('The display settings could not be saved');
  expect(isChecked()).toBe(!before);
  await expectNoAxeViolations();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', delay: 1000 });
  const save = dialog.getByRole('button', { name: 'Save' });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('filters by a preset and reports an unknown one', async () => {
  const { router } = await renderScreen({ routes, path: '/collection/filter/1', as: 'administrator' });
  await expect.element(heading).not.toHaveTextContent('Collection');
  await expect
    .poll(bodies)
    .toContainEqual(expect.objectContaining({ Expression: expect.anything(), Sorting: expect.anything() }));
  await router.navigate('/collection/filter/987654');
  await expect.element(heading).toHaveTextContent('Filter not found');
  await page.getByRole('link', { name: 'Show the collection' }).click();
  await expect.element(heading).toHaveTextContent('Collection');
});
