import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { commands, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../routes.tsx';

beforeAll(() => commands.startSandbox({ series: 3 }));
afterAll(() => commands.stopSandbox());

test('counts the series of the collection', async () => {
  await renderScreen({ routes, path: '/new-remote', as: 'plain' });
  await expect.element(page.getByText(/^\d+ series in the collection\.$/)).toBeVisible();
  await expectNoAxeViolations();
});

test('shows a failure in place with Retry', async () => {
  await misbehave({ pattern: '/api/v3/Dashboard/Stats', status: 400 });
  await renderScreen({ routes, path: '/new-remote', as: 'plain' });
  await expect.element(page.getByText('The statistics could not be loaded')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
