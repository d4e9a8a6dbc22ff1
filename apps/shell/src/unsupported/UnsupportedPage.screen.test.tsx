import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });
const replace = page.getByRole('button', { name: 'Replace Hondana with the official Web UI' });

withSandbox({ series: 10 });
beforeEach(() => control('POST', 'updates', { offer: 'other-publisher' }));

function serverIs(Version: string, ReleaseChannel = 'Stable'): Promise<void> {
  const json = { Server: { Version, ReleaseChannel, Commit: '892461188e5f1cc3' } };
  return misbehave({ pattern: '/api/v3/Init/Version', json });
}

test('says which version a server that is too old needs, and continues once it is updated', async () => {
  await serverIs('5.1.0.27');
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator' });
  await expect.element(heading).toHaveTextContent('This server is too old');
  expect(router.state.location.pathname).toBe('/webui/unsupported');
  await expect.element(page.getByText('5.1.0.27')).toBeVisible();
  await expect.element(page.getByText('5.1.0.28')).toBeVisible();
  await expect.element(page.getByText('10.0.0', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ask on Discord' })).toBeVisible();
  await expectNoAxeViolations();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.element(page.getByText('No parts are installed')).toBeVisible();
});

test('reports a server that is too old before sign-in', async () => {
  await serverIs('5.0.0.0');
  await renderShell({ path: '/login' });
  await expect.element(heading).toHaveTextContent('This server is too old');
});

test.each(['6.0.0-dev.425', '7.0.0'])(
  'offers the login page of server %s, which is not too old',
  async (version) => {
    await serverIs(version);
    const { router } = await renderShell({ path: '/unsupported' });
    await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
    expect(router.state.location.pathname).toBe('/webui/login');
  },
);

test('asks a signed-out user to sign in before it checks for updates, then shows the offer', async () => {
  await serverIs('5.0.0.0');
  await renderShell({ path: '/login' });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect.element(page.getByLabelText('Username')).toHaveFocus();
  await expectNoAxeViolations();
  expect(await requestsTo('/api/v3/WebUI/LatestVersion')).toHaveLength(0);
  await page.getByLabelText('Username').fill('Default');
  await page.getByLabelText('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect.element(replace).toBeVisible();
});

test('accepts a debug build of an old server', async () => {
  await serverIs('5.0.0.0', 'Debug');
  await renderShell({ path: '/unsupported', as: 'administrator' });
  await expect.element(page.getByText('No parts are installed')).toBeVisible();
});

test('confirms what replaces what before it sends the update', async () => {
  await serverIs('5.0.0.0');
  await misbehave({ pattern: '/api/v3/WebUI/Update', status: 500 });
  await renderShell({ path: '/', as: 'administrator' });
  await replace.click();
  await expect.element(page.getByText('Hondana 10.0.0', { exact: true })).toBeVisible();
  await expect.element(page.getByText('the official Web UI 2.5.11', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Keep Hondana 10.0.0' })).toHaveFocus();
  expect(await requestsTo('/api/v3/WebUI/Update')).toHaveLength(0);
  await replace.click();
  await expect.element(page.getByText('Nothing was replaced')).toBeVisible();
  const [update] = await requestsTo('/api/v3/WebUI/Update');
  expect(update).toMatchObject({ method: 'POST', query: expect.stringContaining('channel=Stable') });
});

test('offers the update and no other interface when the server offers this product', async () => {
  await control('POST', 'updates', { offer: 'this-product' });
  await serverIs('5.0.0.0');
  await renderShell({ path: '/', as: 'administrator' });
  await expect.element(page.getByRole('button', { name: 'Update to Hondana 10.1.0' })).toBeVisible();
  await expect.element(replace).not.toBeInTheDocument();
});

test('reports that the server may have no internet, and shows the offer on Retry', async () => {
  await control('POST', 'updates', { offer: 'unreachable' });
  await serverIs('5.0.0.0');
  await renderShell({ path: '/', as: 'administrator' });
  await expect.element(page.getByText(/may have no internet connection/)).toBeVisible();
  await control('POST', 'updates', { offer: 'other-publisher' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(replace).toBeVisible();
});

test('does not offer the replacement to a plain user', async () => {
  await serverIs('5.0.0.0');
  await renderShell({ path: '/', as: 'plain' });
  await expect.element(page.getByText(/An administrator of this server can install/)).toBeVisible();
  await expect.element(replace).not.toBeInTheDocument();
});
