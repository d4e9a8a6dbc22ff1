// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { control, page, type people, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20, serverVersion: '6.0.0.425' });

const show = (as: keyof typeof people) => renderScreen({ routes, path: '/dashboard/health', as });

test('looks for the import folders on the disk as an administrator', async () => {
  await show('administrator');
  await expect.element(page.getByText(/^All \d+ folders found\.$/)).toBeVisible();
  expect((await requestsTo('/api/v3/Folder', 'GET')).length).toBeGreaterThan(0);
});

test('leaves the disk to administrators, without calling a folder missing', async () => {
  await control('DELETE', 'requests');
  await show('plain');
  await expect.element(page.getByText('No problems found')).toBeVisible();
  await expect
    .element(page.getByText('Only administrators can check whether folders are there.'))
    .toBeVisible();
  expect(await requestsTo('/api/v3/Folder', 'GET')).toEqual([]);
});
