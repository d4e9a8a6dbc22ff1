import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const panel = page.getByRole('dialog', { name: 'Queue' });
const pools = panel.getByRole('region', { name: 'Worker Pools' });
const scheduled = panel.getByRole('region', { name: 'Scheduled' });

withSandbox({ series: 3, manualClock: true, serverVersion: '6.0.0.425' });
beforeEach(async () => {
  await control('POST', 'clock', { advance: 3_600_000 });
});

async function openPanel(as: 'administrator' | 'plain' = 'administrator') {
  await renderShell({ path: as === 'plain' ? '/' : '/nowhere', as });
  await page.getByTitle('Tasks in the server’s queue').click();
  await expect.element(panel).toBeVisible();
}

test('shows what each pool does, and follows the queue', async () => {
  await control('POST', 'jobs', { count: 6, duration: 60_000 });
  await openPanel();
  await expect.element(pools.getByText('HashFileJob')).toBeVisible();
  await expect.element(pools.getByText('4 of 4 workers busy · 2 waiting')).toBeVisible();
  await expect.element(pools.getByText('3 pools have nothing to do.')).toBeVisible();
  await control('POST', 'clock', { advance: 61_000 });
  await expect.element(pools.getByText('2 of 4 workers busy')).toBeVisible();
  await expectNoAxeViolations();
});

test('lists tasks for later with their time and how often they were retried', async () => {
  await control('POST', 'jobs', { count: 2, delay: 600_000, retries: 3 });
  await openPanel();
  await expect.element(panel.getByText('2 tasks are scheduled for later.')).toBeVisible();
  await expect.element(scheduled.getByText(/^not before /).first()).toBeVisible();
  await expect.element(scheduled.getByText('Retried 3 times').first()).toBeVisible();
  await expect.element(pools.getByText('0 of 4 workers busy · 2 scheduled')).toBeVisible();
  await control('POST', 'clock', { advance: 600_000 });
  await expect.element(scheduled).not.toBeInTheDocument();
});

test('marks a pool that an AniDB ban blocks', async () => {
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await openPanel();
  await request({ path: 'Action/UpdateAniDBCalendar' });
  await expect.element(pools.getByText('AniDB_UDP')).toBeVisible();
  await expect.element(pools.getByText('0 of 1 worker busy · 1 blocked')).toBeVisible();
  await expect.element(pools.getByText('Blocked', { exact: true })).toBeVisible();
  await control('POST', 'network', { ban: 'udp', banned: false });
});

test('shows the pools to a plain user, who may not read the tasks for later', async () => {
  await control('POST', 'jobs', { count: 1, delay: 600_000 });
  await openPanel('plain');
  await expect.element(panel.getByText('1 task is scheduled for later.')).toBeVisible();
  await expect.element(pools.getByText('HashFileJob')).toBeVisible();
  expect(scheduled.elements()).toHaveLength(0);
});

test('says that the scheduled tasks could not be read, and keeps the rest', async () => {
  await control('POST', 'jobs', { count: 1, delay: 600_000 });
  await misbehave({ pattern: '/api/v3/Queue/Items', status: 400 });
  await openPanel();
  await expect.element(scheduled.getByText('The scheduled tasks could not be read')).toBeVisible();
  await expect.element(scheduled.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.element(pools.getByText('HashFileJob')).toBeVisible();
});
