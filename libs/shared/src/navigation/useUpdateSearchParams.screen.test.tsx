import { createMemoryRouter, Link, type RouteObject, useSearchParams } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createQueryClient } from '../api/queryClient.ts';
import { clickInSameTick } from '../testing/clickInSameTick.tsx';
import { commands, page, renderRouter, renderScreen } from '../testing/renderScreen.tsx';
import { SearchParamsLink } from './SearchParamsLink.tsx';
import { useGetLocation } from './useGetLocation.ts';
import { useUpdateSearchParams } from './useUpdateSearchParams.ts';

beforeAll(() => commands.startSandbox({ series: 1 }));
afterAll(() => commands.stopSandbox());

function List() {
  const [params] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const getLocation = useGetLocation();
  const both = () => {
    updateSearchParams({ sort: 'name' });
    updateSearchParams((present) => present.append('tag', 'new'));
  };
  return (
    <>
      <p role="status">{`Drawn: ${params}`}</p>
      <button type="button" onClick={() => updateSearchParams({ sort: 'name', page: undefined })}>
        Sort
      </button>
      <button type="button" onClick={() => updateSearchParams({ page: 2 }, { replace: false })}>
        Next page
      </button>
      <button type="button" onClick={both}>
        Both
      </button>
      <button type="button" onClick={() => updateSearchParams({}, { pathname: '/other' })}>
        Elsewhere
      </button>
      <button type="button" onClick={({ currentTarget }) => (currentTarget.title = getLocation().pathname)}>
        Where
      </button>
      <SearchParamsLink update={{ note: 7 }} state="opened">
        Note
      </SearchParamsLink>
      <Link to="/slow">Slow</Link>
    </>
  );
}

const routes: RouteObject[] = [
  { path: 'list', element: <List /> },
  { path: 'other', element: 'Another page' },
];
const button = (name: string) => page.getByRole('button', { name });
const note = page.getByRole('link', { name: 'Note' });
const drawn = page.getByRole('status');

async function showList(address = '/list') {
  const { router } = await renderScreen({ routes, path: address });
  await expect.element(drawn).toBeVisible();
  const search = () => router.state.location.search;
  return { router, search };
}

test('builds on the current address, even before it is rendered, and keeps path, hash and state', async () => {
  const { router, search } = await showList('/list?page=3');
  await router.navigate('/list?page=5&q=a#top', { state: 'mine' });
  clickInSameTick(button('Sort'));
  expect(router.state.location).toMatchObject({
    pathname: '/list',
    search: '?q=a&sort=name',
    hash: '#top',
    state: 'mine',
  });
  expect(router.state.historyAction).toBe('REPLACE');
  clickInSameTick(button('Next page'));
  expect(search()).toBe('?q=a&sort=name&page=2');
  expect(router.state.historyAction).toBe('PUSH');
  expect(router.state.location.state).toBe(null);
  await router.navigate(-1);
  await expect.poll(search).toBe('?q=a&sort=name');
  clickInSameTick(button('Elsewhere'));
  expect(router.state.location).toMatchObject({ pathname: '/other', search: '?q=a&sort=name' });
});

test('keeps all changes of one tick, even while a loader holds the router', async () => {
  const client = createQueryClient();
  const held = Promise.withResolvers<null>();
  let isHeld = false;
  const router = createMemoryRouter([{ loader: () => (isHeld ? held.promise : null), children: routes }], {
    initialEntries: ['/list'],
  });
  await renderRouter({ router, queryClient: client });
  await expect.element(button('Both')).toBeVisible();
  isHeld = true;
  clickInSameTick(button('Both'));
  expect(router.state.location.search).toBe('');
  held.resolve(null);
  await expect.element(drawn).toHaveTextContent('Drawn: sort=name&tag=new');
});

test('links from the rendered address, but navigates from the current one', async () => {
  const { router, search } = await showList('/list?q=a');
  expect(note.element().getAttribute('href')).toBe('/list?q=a&note=7');
  await router.navigate('?q=b');
  clickInSameTick(note);
  expect(search()).toBe('?q=b&note=7');
  expect(router.state.location.state).toBe('opened');
  expect(router.state.historyAction).toBe('PUSH');
  clickInSameTick(note);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('leaves this tab in place when a link opens in another tab', async () => {
  const { search } = await showList('/list');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  note.element().dispatchEvent(click);
  expect(search()).toBe('');
  clickInSameTick(note);
  expect(search()).toBe('?note=7');
});

test('returns the location without the base path, as useLocation does', async () => {
  const router = createMemoryRouter(routes, { basename: '/webui', initialEntries: ['/webui/list'] });
  await renderRouter({ router, queryClient: createQueryClient() });
  await expect.element(button('Where')).toBeVisible();
  clickInSameTick(button('Where'));
  await expect.element(button('Where')).toHaveAttribute('title', '/list');
  clickInSameTick(button('Sort'));
  expect(router.state.location).toMatchObject({ pathname: '/webui/list', search: '?sort=name' });
});
