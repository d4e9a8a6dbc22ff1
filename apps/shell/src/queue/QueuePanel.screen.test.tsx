import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const navigation = [{ label: 'Dashboard', path: 'dashboard', icon: 'dashboard', order: 10 }];
const panel = page.getByRole('dialog', { name: 'Queue' });
const running = panel.getByRole('list', { name: 'Running' }).getByRole('listitem');
const notices = page.getByRole('region', { name: 'Notices' });

withSandbox({ series: 3, manualClock: true });
beforeEach(async () => {
  await control('POST', 'clock', { advance: 3_600_000 });
});

async function openPanel() {
  const shell = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await page.getByTitle('Tasks in the server’s queue').click();
  await expect.element(panel).toBeVisible();
  return shell;
}

test('shows running and waiting tasks live, and links to the dashboard', async () => {
  await control('POST', 'jobs', { count: 9, duration: 60_000 });
  const { router } = await openPanel();
  await expect.element(panel.getByText('4 of 4 workers busy, 5 waiting.')).toBeVisible();
  expect(running.elements()).toHaveLength(4);
  expect(running.first().element().textContent).toContain('Hashing File');
  expect(running.first().element().textContent).toContain('File Path: incoming/');
  await control('POST', 'clock', { advance: 61_000 });
  await control('POST', 'clock', { advance: 61_000 });
  await expect.element(panel.getByText('1 of 4 workers busy, 0 waiting.')).toBeVisible();
  await control('POST', 'clock', { advance: 61_000 });
  await expect.element(panel.getByText('Nothing running')).toBeVisible();
  await panel.getByRole('link', { name: 'Open the dashboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
  await expect.element(panel).not.toBeInTheDocument();
});

test('pauses and resumes the queue for an administrator', async () => {
  await openPanel();
  await panel.getByRole('button', { name: 'Pause All' }).click();
  await expect.element(panel.getByText('The queue is paused.')).toBeVisible();
  await panel.getByRole('button', { name: 'Resume All' }).click();
  await expect.element(panel.getByText('The queue is running.')).toBeVisible();
  expect(await requestsTo('/api/v3/Queue/*', 'POST')).toMatchObject([
    { path: '/api/v3/Queue/Pause' },
    { path: '/api/v3/Queue/Resume' },
  ]);
});

test('counts the tasks of own actions and those that others clear while the queue is paused', async () => {
  await control('POST', 'jobs', { count: 9, duration: 60_000 });
  const { router } = await openPanel();
  await panel.getByRole('button', { name: 'Pause All' }).click();
  await expect.element(panel.getByText('The queue is paused.')).toBeVisible();
  const count = page.getByTitle('Tasks in the server’s queue');
  const before = count.element().textContent;
  await router.navigate('/webui/nowhere?actions');
  await page.getByRole('button', { name: 'Run Update AniDB Calendar', exact: true }).click();
  await expect.poll(() => count.element().textContent).not.toBe(before);
  const withOwn = count.element().textContent;
  await request({ method: 'POST', path: 'Queue/Clear' });
  await expect.poll(() => count.element().textContent).not.toBe(withOwn);
  await request({ method: 'POST', path: 'Queue/Resume' });
});

test('reports a failed pause and keeps the button', async () => {
  await misbehave({ pattern: '/api/v3/Queue/Pause', status: 500 });
  await openPanel();
  await panel.getByRole('button', { name: 'Pause All' }).click();
  await expect.element(notices.getByText('The queue could not be changed')).toBeVisible();
  await expect.element(panel.getByRole('button', { name: 'Pause All' })).toBeVisible();
});

test('counts the tasks that an AniDB ban blocks', async () => {
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await openPanel();
  await request({ path: 'Action/UpdateAniDBCalendar' });
  await expect.element(panel.getByText(/1 blocked until AniDB or the internet is available/)).toBeVisible();
  await control('POST', 'network', { ban: 'udp', banned: false });
});

test('shows a plain user the queue without its controls', async () => {
  // Opened on a page without buttons: those dimmed behind the panel would look like a contrast fault.
  await renderShell({ path: '/', as: 'plain' });
  await page.getByTitle('Tasks in the server’s queue').click();
  await expect.element(panel.getByText('Nothing running')).toBeVisible();
  expect(panel.getByRole('button', { name: /All$/ }).elements()).toHaveLength(0);
  await expectNoAxeViolations();
});
