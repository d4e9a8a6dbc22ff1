// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { showWidget } from '../testing/showWidget.tsx';
import { contribution as Queue } from './queueProcessor/QueueProcessorWidget.tsx';

withSandbox({ series: 3, manualClock: true, serverVersion: '6.0.0.425' });

test('lists tasks for later after the others, and counts them apart', async () => {
  await control('POST', 'jobs', { count: 1, duration: 60_000 });
  await control('POST', 'jobs', { count: 1, delay: 600_000, retries: 2 });
  await showWidget(Queue, { as: 'administrator', width: 340 });
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.element(page.getByText('1 Task', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 for later')).toBeVisible();
  await expect.element(rows.nth(0)).toMatchTextContent('Hashing File');
  await expect.element(rows.nth(1)).toMatchTextContent(/Hash File.*Scheduled.*Retried 2 times.*not before/);
  expect(rows.nth(1).getByText('Blocked').elements()).toHaveLength(0);
  await expectNoAxeViolations();
});

test('says which task follows another', async () => {
  await control('POST', 'clock', { advance: 3_600_000 });
  await control('POST', 'jobs', { count: 2, duration: 60_000, chain: true });
  await showWidget(Queue, { as: 'administrator', width: 340 });
  const rows = page.getByRole('main').getByRole('listitem');
  await expect.element(rows.nth(1)).toMatchTextContent('After another task');
  expect(rows.nth(0).getByText('After another task').elements()).toHaveLength(0);
});
