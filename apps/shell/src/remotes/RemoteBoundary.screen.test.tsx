import { readStoredFailures } from '@hondana/shared/remote/storedFailures';
import { page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

withSandbox({ series: 3 });

const heading = page.getByRole('heading', { level: 1 });
const retry = page.getByRole('button', { name: 'Retry' });
const routes = [{ path: 'parts/*', module: './src/routes.tsx' }];
const later = { contract: '^7.0.0' };
const showParts = (more: Partial<Parameters<typeof renderShell>[0]> = {}) =>
  renderShell({ path: '/parts', as: 'administrator', routes, ...more });

test('names the server version that a page needs, and offers no Retry', async () => {
  const requires = { contract: '^3.0.0', server: '>=5.9.0-dev.12' };
  await renderShell({ path: '/parts/some', as: 'plain', routes, requires });
  await expect.element(heading).toHaveTextContent('Parts could not be shown');
  const words =
    'It needs Shoko Server 5.9.0.12 or later; this one is 5.3.3.0. An administrator can update the server, or install a version of Parts made for it.';
  await expect.element(page.getByText(words)).toBeVisible();
  expect(retry.elements()).toHaveLength(0);
});

test('links to the start page instead of offering Retry when a page needs another contract', async () => {
  const others = [{ label: 'Garden', path: 'garden', icon: 'home', order: 1 }];
  const { router } = await showParts({ requires: later, others });
  await expect.element(page.getByText(/^It needs version \^7\.0\.0 of the shell’s contract/)).toBeVisible();
  expect(retry.elements()).toHaveLength(0);
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/garden');
});

test('offers Reload instead of Retry when the registry names another version', async () => {
  await showParts({ requires: later, later: { shell: '10.1.0+later' } });
  await expect.element(heading).toHaveTextContent('A new version is installed');
  await expect.element(page.getByRole('button', { name: 'Reload', exact: true })).toBeVisible();
  expect(retry.elements()).toHaveLength(0);
});

test('links administrators to Manage plugins when a plugin is refused', async () => {
  await showParts({ requires: later, addedFrom: 'https://example.org/parts/' });
  const link = page.getByRole('link', { name: 'Manage plugins' });
  await expect.element(link).toHaveAttribute('href', '/webui/settings/plugins');
});

test('offers Retry when files cannot be fetched, and keeps cached data', async () => {
  const { queryClient } = await showParts({
    prepare: (shell) => shell.queryClient.setQueryData(['of-another-page'], 'read'),
  });
  await expect.element(heading).toHaveTextContent('Parts could not be shown');
  await retry.click();
  await expect.element(retry).not.toBeDisabled();
  await expect.element(retry).toBeVisible();
  expect(queryClient.getQueryData(['of-another-page'])).toBe('read');
});

test('stores a remote’s failure with its place, version and time', async () => {
  await showParts();
  await expect.element(heading).toHaveTextContent('Parts could not be shown');
  // Other test files share this browser and fail the same way.
  await expect
    .poll(() => readStoredFailures().parts)
    .toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/./),
        place: 'loading',
        version: '1.0.0',
        at: expect.any(Number),
      }),
    );
});
