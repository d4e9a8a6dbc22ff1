import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';
import { rememberFirstUser } from './firstUser.ts';

const heading = page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const next = button('Next');
const password = page.getByLabelText('Password', { exact: true });

withSandbox({ series: 3, state: 'Waiting', manualClock: true });
beforeEach(async () => {
  await control('POST', 'state', { state: 'Waiting' });
  rememberFirstUser(undefined);
});

const starting = page.getByText('Server is starting. Please wait!');

const elapse = (milliseconds: number) => control('POST', 'clock', { advance: milliseconds });

const saved = ['acknowledgement', 'local-account', 'anidb-account', 'metadata-sources'];

const show = (step: string, isStarter = false) =>
  renderShell({
    path: `/firstrun/${step}`,
    prepare: () =>
      sessionStorage.setItem('hondana.first-run', JSON.stringify({ saved, isStarter, username: 'Default' })),
  });

test('starts the server, polls until it has started, and only then enables Next', async () => {
  await show('start-server');
  await expect.element(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect.element(next).toBeDisabled();
  await expectNoAxeViolations();
  await button('Start Server').click();
  await expect.element(starting).toBeVisible();
  await expect.element(button('Previous')).toBeDisabled();
  await expect.element(next).toBeDisabled();
  await elapse(1000);
  await expect.element(page.getByText(/Database - /)).toBeVisible();
  await expectNoAxeViolations();
  await elapse(5000);
  await expect.element(page.getByText('The server has started')).toBeVisible();
  const asked = (await requestsTo('/api/v3/Init/Status')).length;
  await expect.element(next).toBeEnabled();
  await page.viewport(390, 844);
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(390);
  expect(await requestsTo('/api/v3/Init/Status')).toHaveLength(asked);
  await next.click();
  await expect.element(heading).toHaveTextContent('Import Folders');
  expect(Object.keys(sessionStorage).join()).toContain('session');
  expect(Object.keys(localStorage).join()).not.toContain('session');
});

test('polls every 500 ms while the server starts', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await show('start-server');
  await button('Start Server').click();
  await expect.element(starting).toBeVisible();
  const asked = async () => (await requestsTo('/api/v3/Init/Status')).length;
  // The press itself asks, too.
  let before = -1;
  for (let last = before - 1; last !== before; ) {
    last = before;
    await new Promise((resolve) => setTimeout(resolve, 100));
    before = await asked();
  }
  vi.advanceTimersByTime(499);
  expect(await asked()).toBe(before);
  vi.advanceTimersByTime(1);
  await expect.poll(asked).toBe(before + 1);
});

test('shows the reason when the start fails, and starts again', async () => {
  await show('start-server');
  await control('POST', 'state', { state: 'Waiting', failNext: true });
  await button('Start Server').click();
  await expect.element(starting).toBeVisible();
  await elapse(5000);
  await expect.element(page.getByText('Server startup failed!')).toBeVisible();
  const reason = page.getByRole('region', { name: 'Reason given by the server' });
  await expect.element(reason.getByText(/Could not init database/)).toBeVisible();
  await expect.element(button('Previous')).toBeDisabled();
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Review settings' }).click();
  await expect.element(heading).toHaveTextContent('Local Account');
  await page.getByRole('link', { name: /Start Server/ }).click();
  await button('Start again').click();
  await expect.element(starting).toBeVisible();
  await elapse(5000);
  await expect.element(page.getByText('The server has started')).toBeVisible();
});

test('shows the server’s reason when it refuses to start', async () => {
  await misbehave({ pattern: '/api/v3/Init/StartServer', status: 500, body: 'Port 8111 is taken.' });
  await show('start-server');
  await button('Start Server').click();
  await expect.element(page.getByText(/Port 8111 is taken\./)).toBeVisible();
  await expect.element(button('Start Server')).toBeVisible();
});

test('keeps polling when the starting server stops answering', async () => {
  await show('start-server');
  await button('Start Server').click();
  await expect.element(starting).toBeVisible();
  await misbehave({ pattern: '/api/v3/Init/Status', cut: true });
  await elapse(5000);
  await control('DELETE', 'misbehave');
  await expect.element(page.getByText('The server has started')).toBeVisible();
});

test('asks for the password after a reload, and continues once it is right', async () => {
  await control('POST', 'state', { state: 'Started' });
  await show('start-server', true);
  await expect.element(page.getByText('Sign in with the local account to continue.')).toBeVisible();
  await expectNoAxeViolations();
  await password.fill('wrong');
  await next.click();
  await expect.element(page.getByText('Invalid Username or Password. Try again.')).toBeVisible();
  await password.fill('');
  await next.click();
  await expect.element(heading).toHaveTextContent('Import Folders');
});
