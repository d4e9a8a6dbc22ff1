import { atom, getDefaultStore, useAtomValue } from 'jotai';
import { Link, type RouteObject } from 'react-router';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commands, page, renderScreen } from '../testing/renderScreen.tsx';
import { Navigate } from './Navigate.tsx';

const dataAtom = atom(false);
const store = getDefaultStore();
beforeAll(() => commands.startSandbox({ series: 1 }));
afterAll(() => commands.stopSandbox());
beforeEach(() => store.set(dataAtom, false));

function Redirecting() {
  return useAtomValue(dataAtom) ? <Navigate to="?kind=show" /> : <Link to="/slow">Leave</Link>;
}

/** Opens a page that redirects once its data arrive, beside one whose code loads slowly and one that is ready. */
async function openRedirecting() {
  const script = Promise.withResolvers<Pick<RouteObject, 'element'>>();
  const { router } = await renderScreen({
    routes: [
      { path: 'redirecting', element: <Redirecting /> },
      { path: 'slow', lazy: () => script.promise },
      { path: 'ready', element: 'The ready page' },
    ],
    path: '/redirecting',
  });
  await expect.element(page.getByRole('link', { name: 'Leave' })).toBeVisible();
  return {
    router,
    address: () => router.state.location.pathname + router.state.location.search,
    loadScript: () => script.resolve({ element: 'The slow page' }),
  };
}

test('redirects a user who stays, and replaces the history entry', async () => {
  const { router, address } = await openRedirecting();
  store.set(dataAtom, true);
  await expect.poll(address).toBe('/redirecting?kind=show');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('does not redirect a user who is leaving for a page that is still loading', async () => {
  const { address, loadScript } = await openRedirecting();
  await page.getByRole('link', { name: 'Leave' }).click();
  store.set(dataAtom, true);
  await expect.element(page.getByRole('link', { name: 'Leave' })).not.toBeInTheDocument();
  loadScript();
  await expect.element(page.getByText('The slow page')).toBeVisible();
  expect(address()).toBe('/slow');
});

test('does not redirect a user who has left before it renders', async () => {
  const { router, address } = await openRedirecting();
  void router.navigate('/ready');
  store.set(dataAtom, true);
  await expect.element(page.getByText('The ready page')).toBeVisible();
  expect(address()).toBe('/ready');
});
