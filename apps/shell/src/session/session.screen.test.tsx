import { getSession } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });
const login = page.getByRole('button', { name: 'Login' });

withSandbox({ series: 10 });

async function signIn() {
  await page.getByLabelText('Username').fill('Default');
  await page.getByLabelText('Password', { exact: true }).fill('password');
  await userEvent.keyboard('{Enter}');
}

function otherTab(): BroadcastChannel {
  const channel = new BroadcastChannel('hondana-session');
  onTestFinished(() => channel.close());
  return channel;
}

test('redirects a signed-out user to the login page and keeps the requested address', async () => {
  const { router } = await renderShell({ path: '/nowhere?search=one' });
  await expect.element(login).toBeVisible();
  expect(router.state.location.pathname).toBe('/webui/login');
  expect(new URLSearchParams(router.state.location.search).get('redirectTo')).toBe(
    '/webui/nowhere?search=one',
  );
  expect(await requestsTo('/api/v3/User/Current')).toHaveLength(0);
});

test('ends the session when the server rejects its key, and returns to the page after sign-in', async () => {
  const { router, queryClient } = await renderShell({ path: '/nowhere?search=one', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Page not found');
  await fetch('/api/auth', {
    method: 'DELETE',
    headers: { apikey: String(getSession()?.key), 'content-type': 'application/json' },
    body: '"web-ui"',
  });
  void queryClient.invalidateQueries();
  await expect.element(login).toBeVisible();
  await expect.element(page.getByText('Your session has ended')).toBeVisible();
  await expectNoAxeViolations();
  await signIn();
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(router.state.location).toMatchObject({ pathname: '/webui/nowhere', search: '?search=one' });
  await expect.element(page.getByText('Your session has ended')).not.toBeInTheDocument();
});

test('tells other tabs when the user signs out', async () => {
  const heard: unknown[] = [];
  otherTab().addEventListener('message', ({ data }) => heard.push(data));
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator' });
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.element(login).toBeVisible();
  expect(router.state.location.search).toBe('');
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ type: 'ended' }));
});

test('signs out when another tab signs out', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Page not found');
  otherTab().postMessage({ type: 'ended' });
  await expect.element(login).toBeVisible();
});

test('keeps a page with unsaved changes until its user signs in when another tab signs out', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Page not found');
  const ask = (event: Event): void => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  onTestFinished(() => window.removeEventListener('beforeunload', ask));
  otherTab().postMessage({ type: 'ended' });
  await expect.element(page.getByText(/Your page is kept as you left it/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/webui/nowhere');
  await page.getByLabelText('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(heading).toHaveTextContent('Page not found');
});

test('signs in when another tab signs in', async () => {
  const { router } = await renderShell({ path: '/nowhere' });
  await expect.element(login).toBeVisible();
  const answer = await fetch('/api/auth', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ user: 'alice', pass: 'password', device: 'web-ui' }),
  });
  const { apikey } = await answer.json();
  otherTab().postMessage({ type: 'have', session: { key: apikey, username: 'alice', remember: false } });
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(router.state.location.pathname).toBe('/webui/nowhere');
});
