// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { Group, ListResult, Series } from '@hondana/shared/api/types';
import { signIn } from '@hondana/shared/session';
import { page, people, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

const tabs = ['overview', 'episodes', 'credits', 'files', 'images/posters', 'tags'];

/** Labels of all controls reserved for administrators. */
const reserved =
  /^(Hide|Unhide|Edit Tags|Edit Custom Tags|Set As Preferred .*|Clear preferred|Remove link .*|Edit link .*|Add TMDB link|Delete.*)$/i;

withSandbox({ series: 120 });

const settled = () => expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();

const names = () =>
  [...document.querySelectorAll('button, a')].map((one) => one.ariaLabel ?? one.textContent.trim());

async function refusals(): Promise<string[]> {
  const refused = (await requestsTo('*')).filter(({ status }) => status === 401 || status === 403);
  // Left out: a user whose settings are kept in the browser requests the server's first.
  return refused
    .filter(({ path }) => path !== '/api/v3/Settings')
    .map(({ method, path }) => `${method} ${path}`);
}

test.for(['plain', 'restricted'] as const)(
  'shows the %s user no administrator controls and sends no forbidden requests',
  async (as) => {
    const { router } = await renderScreen({ routes, path: '/collection', as });
    await expect.element(page.getByRole('list', { name: 'Groups' }).getByRole('link').first()).toBeVisible();
    const groups = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
    const series = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
    const group = groups.List.find(({ Size }) => Size > 1)?.IDs.ID;
    const one = series.List.find(({ IDs, Sizes }) => IDs.TMDB.Show.length > 0 && Sizes.Local.Episodes > 0)
      ?.IDs.ID;
    const addresses = [
      '/collection/filter/1',
      '/collection/filter/live?f=IsFinished',
      `/collection/group/${group}`,
      ...tabs.map((tab) => `/collection/series/${one}/${tab}`),
    ];
    for (const address of addresses) {
      await router.navigate(address);
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled();
      expect(names().filter((name) => reserved.test(name))).toEqual([]);
    }
    expect(await refusals()).toEqual([]);
  },
);

test('offers administrator controls to an administrator', async () => {
  const { router } = await renderScreen({ routes, path: '/collection', as: 'administrator' });
  const series = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const one = series.List.find(({ IDs, Sizes }) => IDs.TMDB.Show.length > 0 && Sizes.Local.Episodes > 0)?.IDs
    .ID;
  const offered = () => names().filter((name) => reserved.test(name));
  const expected = [
    ['overview', [/^Add TMDB link$/, /^Remove link /]],
    ['episodes', [/^Hide$/]],
    ['images/posters', [/^Set As Preferred Poster$/]],
    ['tags', [/^Edit Custom Tags$/i]],
  ] as const;
  for (const [tab, controls] of expected) {
    await router.navigate(`/collection/series/${one}/${tab}`);
    for (const control of controls) {
      await expect.poll(offered).toEqual(expect.arrayContaining([expect.stringMatching(control)]));
    }
  }
});

test('redirects the restricted user away from a series they may not see', async () => {
  await signIn({ ...people.administrator, remember: false });
  const every = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const { router } = await renderScreen({ routes, path: '/collection', as: 'restricted' });
  const visible = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  const ids = new Set(visible.List.map(({ IDs }) => IDs.ID));
  const hidden = every.List.find(({ IDs }) => !ids.has(IDs.ID));
  expect(hidden).toBeDefined();
  await router.navigate(`/collection?q=${encodeURIComponent(hidden?.Name ?? '')}`);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Search Results');
  await router.navigate(`/collection/series/${hidden?.IDs.ID}`);
  await expect.poll(() => router.state.location.pathname).toBe('/collection');
  await expect.element(page.getByText('You do not have access to this series.')).toBeVisible();
});
