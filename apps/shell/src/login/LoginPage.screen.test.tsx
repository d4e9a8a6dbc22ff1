import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const username = page.getByLabelText('Username');
const password = page.getByLabelText('Password', { exact: true });
const login = page.getByRole('button', { name: 'Login' });
const heading = page.getByRole('heading', { level: 1 });

withSandbox({ series: 10 });
beforeEach(() => control('POST', 'state', { state: 'Started' }));

async function signIn(name = 'Default', secret = 'password') {
  await username.fill(name);
  await password.fill(secret);
  await userEvent.keyboard('{Enter}');
}

test('reports a wrong password and keeps the input', async () => {
  await renderShell({ path: '/login' });
  await signIn('Default', 'wrong');
  await expect.element(page.getByText('Invalid Username or Password. Try again.')).toBeVisible();
  await expect.element(username).toHaveValue('Default');
  await expect.element(password).toHaveValue('wrong');
  await expectNoAxeViolations();
});

test('sends nothing without a username', async () => {
  await renderShell({ path: '/login' });
  await expect.element(login).toBeDisabled();
  await password.fill('password');
  await userEvent.keyboard('{Enter}');
  await expect.element(login).toBeDisabled();
  expect(await requestsTo('/api/auth', 'POST')).toHaveLength(0);
});

test('marks its fields for password managers', async () => {
  await renderShell({ path: '/login' });
  await expect.element(username).toHaveAttribute('autocomplete', 'username');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

test('redirects to the requested page after sign-in', async () => {
  const { router } = await renderShell({ path: '/login?redirectTo=%2Fwebui%2Fnowhere%3Fsearch%3Done' });
  await signIn();
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(router.state.location).toMatchObject({ pathname: '/webui/nowhere', search: '?search=one' });
});

test.each([
  '//evil.example/x',
  'https://evil.example',
  '/api/v3/Init/Version',
  '/webui/../etc',
  '/webui/login',
])('goes to the start page instead of redirecting to %s', async (redirectTo) => {
  const { router } = await renderShell({ path: `/login?redirectTo=${encodeURIComponent(redirectTo)}` });
  await signIn();
  await expect.element(page.getByText('No parts are installed')).toBeVisible();
  expect(router.state.location.pathname).toBe('/webui');
});

test('redirects at once when already signed in', async () => {
  const { router } = await renderShell({ path: '/login?redirectTo=%2Fwebui%2Fnowhere', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('Page not found');
  expect(router.state.location.pathname).toBe('/webui/nowhere');
});

const account = page.getByRole('button', { name: /^Account:/ });

test('stores the session in localStorage only with Remember Me', async () => {
  await renderShell({ path: '/login' });
  await page.getByLabelText('Remember Me').click();
  await signIn();
  await expect.element(account).toBeVisible();
  expect(Object.keys(localStorage).join()).toContain('session');
  await account.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await signIn();
  await expect.element(account).toBeVisible();
  expect(Object.keys(localStorage).join()).not.toContain('session');
});

test('polls every 500 ms while the server starts, and stops afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await control('POST', 'state', { state: 'Starting' });
  await renderShell({ path: '/login' });
  await expect.element(heading).toHaveTextContent('Server is starting. Please wait!');
  const asked = async () => (await requestsTo('/api/v3/Init/Status')).length;
  const before = await asked();
  vi.advanceTimersByTime(500);
  await expect.poll(asked).toBe(before + 1);
  await control('POST', 'state', { state: 'Started' });
  vi.advanceTimersByTime(500);
  await expect.element(login).toBeVisible();
  const settled = await asked();
  vi.advanceTimersByTime(60_000);
  await signIn('Default', 'wrong');
  await expect.element(page.getByText('Invalid Username or Password. Try again.')).toBeVisible();
  expect(await asked()).toBe(settled);
});

test('makes a long reason for a failed start scrollable, and keeps Check again in view', async () => {
  const trace = Array.from({ length: 200 }, (_, line) => `   at NHibernate.Loader.Loader.Step${line}()`);
  const StartupMessage = ['Could not init database', ...trace].join('\n');
  await misbehave({ pattern: '/api/v3/Init/Status', json: { State: 'Failed', StartupMessage } });
  await renderShell({ path: '/login' });
  await expect.element(heading).toHaveTextContent('Server startup failed!');
  const reason = page.getByRole('region', { name: 'Reason given by the server' });
  await expect.element(reason.getByText(/Could not init database/)).toBeVisible();
  expect(reason.element().scrollHeight).toBeGreaterThan(reason.element().clientHeight);
  await expect.element(page.getByRole('button', { name: 'Check again' })).toBeInViewport();
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(login).toBeVisible();
});

test('welcomes and links to the first run when the server waits for it', async () => {
  await control('POST', 'state', { state: 'Waiting' });
  await renderShell({ path: '/login' });
  await expect.element(heading).toHaveTextContent('Welcome to Shoko');
  const onwards = page.getByRole('link', { name: 'Continue' });
  await expect.element(onwards).toHaveAttribute('href', '/webui/firstrun');
  await expectNoAxeViolations();
});

test('keeps polling an unreachable server, and recovers by itself', async () => {
  await misbehave({ pattern: '/api/v3/Init/Status', cut: true });
  await renderShell({ path: '/login' });
  await expect.element(heading).toHaveTextContent('The server cannot be reached');
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await expect.element(login).toBeVisible();
});

test('says that the database is blocked, keeps what was typed, and goes on by itself', async () => {
  await renderShell({ path: '/login' });
  await username.fill('Default');
  await control('POST', 'state', { state: 'Blocked', reason: '<b>Recreating</b> groups' });
  await password.fill('password');
  await userEvent.keyboard('{Enter}');
  await expect.element(heading).toHaveTextContent('The database is blocked');
  await expect.element(page.getByText('<b>Recreating</b> groups')).toBeVisible();
  await expect.element(page.getByText(/tell an administrator/)).toBeVisible();
  await expect.element(login).not.toBeInTheDocument();
  await expectNoAxeViolations();
  await control('POST', 'state', { state: 'Started' });
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(username).toHaveValue('Default');
  await expect.element(password).toHaveValue('password');
});

test('names the picture’s series, and makes it the page to open after sign-in', async () => {
  const { router } = await renderShell({ path: '/login' });
  const series = page.getByRole('contentinfo').getByRole('link');
  await expect.element(series).toBeVisible();
  const name = series.element().textContent;
  await series.click();
  await expect.element(page.getByText(`After signing in, ${name} opens.`)).toBeVisible();
  const { search } = router.state.location;
  expect(new URLSearchParams(search).get('redirectTo')).toMatch(/^\/webui\/collection\/series\/\d+$/);
});

test('requests a picture once, and shows no caption when that fails', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await misbehave({ pattern: '/api/v3/Image/Random/Backdrop/Metadata', status: 500 });
  await renderShell({ path: '/login' });
  await signIn('Default', 'wrong');
  await expect.element(page.getByText('Invalid Username or Password. Try again.')).toBeVisible();
  const asked = async () => (await requestsTo('/api/v3/Image/Random/Backdrop/Metadata')).length;
  // React's strict mode mounts the page twice.
  const first = await asked();
  expect(first).toBeLessThanOrEqual(2);
  // Longer than a retry's delay.
  await vi.advanceTimersByTimeAsync(1500);
  expect(await asked()).toBe(first);
  await expect.element(page.getByRole('contentinfo')).not.toBeInTheDocument();
});
