import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 0, serverVersion: '6.0.0.425' });

interface Provider {
  readonly Name: string;
  readonly IsEnabled: boolean;
  readonly EnabledHashTypes: readonly string[];
}

const open = (as: 'administrator' | 'plain' = 'administrator') =>
  renderScreen({ routes, path: '/settings/hashing-and-release', as });
const hashes = (name: string) => page.getByRole('group', { name: `Hashes that ${name} computes` });
const hash = (provider: string, type: string) =>
  hashes(provider).getByRole('checkbox', { name: type, exact: true });
const ask = (name: string) => page.getByRole('switch', { name: `Ask ${name} for new files` });
const up = (name: string) => page.getByRole('button', { name: `Move up: ${name}` });
const undo = page.getByRole('button', { name: 'Undo' });
const names = page.getByRole('region', { name: 'Release Providers' }).getByRole('heading', { level: 3 });
const hashTypes = async () =>
  (await request<readonly Provider[]>({ path: 'Hashing/Provider' }))[0]?.EnabledHashTypes;
const order = async () =>
  (await request<readonly Provider[]>({ path: 'ReleaseInfo/Provider' })).map(({ Name }) => Name);

test('computes another hash, keeps the one that is required, and Undo takes it back', async () => {
  await page.viewport(390, 844);
  await open();
  await expect.element(hash('Built-In Hasher', 'ED2K')).toBeDisabled();
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBe(390);
  await hash('Built-In Hasher', 'SHA1').click();
  await expect.poll(hashTypes).toEqual(['CRC32', 'ED2K', 'SHA1']);
  await undo.click();
  await expect.poll(hashTypes).toEqual(['CRC32', 'ED2K']);
  await expect.element(hash('Built-In Hasher', 'SHA1')).not.toBeChecked();

  await hash('Sample Hasher', 'ED2K').click();
  await hash('Built-In Hasher', 'ED2K').click();
  await expect.poll(hashTypes).toEqual(['CRC32']);
  await expect.element(hash('Sample Hasher', 'ED2K')).toBeDisabled();
});

test('orders release providers by keyboard, keeps the focus, and Undo restores the order', async () => {
  await open();
  await expect.poll(textsOf(names)).toEqual(['AniDB', 'Sample Releases']);
  await expect.element(up('AniDB')).toHaveAttribute('aria-disabled', 'true');
  (up('Sample Releases').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(order).toEqual(['Sample Releases', 'AniDB']);
  await expect.poll(textsOf(names)).toEqual(['Sample Releases', 'AniDB']);
  await expect.element(up('Sample Releases')).toHaveFocus();
  await expect.element(page.getByText('Sample Releases: place 1 of 2')).toBeInTheDocument();
  await undo.click();
  await expect.poll(order).toEqual(['AniDB', 'Sample Releases']);
});

test('says that nothing is recognized without a provider, and keeps what a failing server has', async () => {
  await open();
  await ask('AniDB').click();
  await expect.element(page.getByText(/^No release provider is enabled\./)).toBeVisible();
  await ask('AniDB').click();
  await expect.element(page.getByText(/^No release provider is enabled\./)).not.toBeInTheDocument();
  await misbehave({ pattern: '/api/v3/ReleaseInfo/Provider', method: 'POST', status: 500 });
  await ask('Sample Releases').click();
  await expect.element(page.getByText('The release providers could not be changed')).toBeVisible();
  await expect.element(ask('Sample Releases')).not.toBeChecked();
});

test('shows a failure with Retry, and the other list all the same', async () => {
  await misbehave({ pattern: '/api/v3/Hashing/Provider', method: 'GET', status: 500 });
  await open();
  await expect.element(page.getByText('The hash providers could not be loaded')).toBeVisible();
  await expect.element(ask('AniDB')).toBeVisible();
  await control('DELETE', 'misbehave');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(hash('Built-In Hasher', 'CRC32')).toBeChecked();
});

test('leads to the configuration of a provider, and refuses a plain user', async () => {
  const { router } = await open();
  await page.getByRole('link', { name: 'Configure AniDB' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/settings\/configurations\/89cdd09c/);
  await open('plain');
  await expect
    .element(page.getByText('Only administrators can see and change these settings.'))
    .toBeVisible();
});
