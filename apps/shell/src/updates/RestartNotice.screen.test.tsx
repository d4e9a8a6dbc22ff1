// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const core = 'Configuration/19c7a5e2-4244-56a8-aa78-87ad3590efce';
const notice = page.getByRole('button', { name: 'Server restart required' });
const dialog = page.getByRole('dialog', { name: 'Server restart required' });
const question = page.getByRole('alertdialog', { name: 'Restart Shoko Server?' });

withSandbox({ series: 3, serverVersion: '6.0.0.425' });

async function visit(path: string, as: 'administrator' | 'plain' = 'administrator') {
  await renderShell({ path, as });
  await expect.element(page.getByText('Page not found')).toBeVisible();
}

async function saveWhatNeedsRestart() {
  await signInAs('administrator');
  const value = await request<object>({ path: core });
  await request({ method: 'PUT', path: core, body: { ...value, ImagesPath: '/elsewhere' } });
}

test('offers neither restart nor shutdown where the server forbids them', async () => {
  await visit('/nowhere?actions');
  await expect.element(page.getByRole('button', { name: 'Run Run Import' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Shoko Server$/ })).not.toBeInTheDocument();
});

test('offers both among the actions, and keeps the question open with the reason of a refusal', async () => {
  await control('POST', 'controllable', {});
  await control('POST', 'jobs', { count: 7, duration: 60_000 });
  await visit('/nowhere?actions');
  await expect.element(page.getByRole('button', { name: 'Run… Shut Down Shoko Server' })).toBeVisible();
  await page.getByRole('button', { name: 'Run… Restart Shoko Server' }).click();
  await expect.element(question.getByText(/running tasks? (is|are) interrupted:/)).toBeVisible();
  await expect.element(question.getByText(/\[Sandbox\] Job - 01/)).toBeVisible();
  await expect.element(question.getByText(/tasks? (is|are) waiting/)).toBeVisible();
  await expectNoAxeViolations();
  const body = 'Restart is disabled for this instance';
  await misbehave({ pattern: '/api/v3/Init/Restart', status: 400, contentType: 'text/plain', body });
  await question.getByRole('button', { name: 'Restart' }).click();
  await expect.element(question.getByText(new RegExp(`${body}$`))).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
});

test('tells an administrator what waits for a restart, and restarts from there by keyboard', async () => {
  await page.viewport(390, 844);
  await saveWhatNeedsRestart();
  await visit('/nowhere');
  await expect.element(notice, { timeout: 10_000 }).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  notice.element().focus();
  await userEvent.keyboard('{Enter}');
  const link = dialog.getByRole('link', { name: 'Core Settings' });
  await expect
    .element(link)
    .toHaveAttribute('href', expect.stringContaining('/settings/configurations/19c7'));
  await expect.element(dialog.getByText('1 change')).toBeVisible();
  await expectNoAxeViolations();
  dialog.getByRole('button', { name: 'Restart…' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  // A real one would reload the page of this test: a journey does it.
  await misbehave({ pattern: '/api/v3/Init/Restart', method: 'POST', status: 200, times: 1 });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText(/^Shoko Server is restarting/)).toBeVisible();
  expect(await requestsTo('/api/v3/Init/Restart', 'POST')).toHaveLength(1);
});

test('tells plain users nothing of it, and reads no configurations for them', async () => {
  await visit('/nowhere', 'plain');
  // Longer than the notices of administrators take.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  await expect.element(notice).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Configuration', 'GET')).toHaveLength(0);
});
