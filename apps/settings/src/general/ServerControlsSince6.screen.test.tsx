import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 3, serverVersion: '6.0.0.425' });

const restart = page.getByRole('button', { name: 'Restart Shoko Server' });
const shutDown = page.getByRole('button', { name: 'Shut Down Shoko Server' });
const question = page.getByRole('alertdialog', { name: 'Shut down Shoko Server?' });

async function open() {
  await renderScreen({ routes, path: '/settings/general', as: 'administrator' });
  await expect.element(page.getByText('Server Release Channel')).toBeVisible();
}

test('offers neither where the server says that it can be neither restarted nor shut down', async () => {
  await open();
  await expect.poll(() => requestsTo('/api/v3/Init/Status', 'GET')).not.toHaveLength(0);
  await expect.element(restart).not.toBeInTheDocument();
  await expect.element(shutDown).not.toBeInTheDocument();
});

test('shuts down after a question that says what is running, even when the queue cannot be read', async () => {
  await page.viewport(390, 844);
  await control('POST', 'controllable', {});
  await misbehave({ pattern: '/api/v3/Queue', method: 'GET', status: 500 });
  await open();
  await expect.element(restart).toBeVisible();
  await shutDown.click();
  await expect.element(question.getByText('The queue could not be read.')).toBeVisible();
  await expect.element(question.getByText(/cannot start the server again/)).toBeVisible();
  await expectNoAxeViolations();
  await misbehave({ pattern: '/api/v3/Init/Shutdown', method: 'POST', status: 200, times: 1 });
  await question.getByRole('button', { name: 'Shut down' }).click();
  await expect.element(page.getByText('Shoko Server is shutting down.')).toBeVisible();
  expect(await requestsTo('/api/v3/Init/Shutdown', 'POST')).toHaveLength(1);
});
