import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const toggle = (name: string) => page.getByRole('switch', { name, exact: true });
const most = (name: string) => page.getByRole('textbox', { name, exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });

async function open() {
  await renderScreen({ routes, path: '/settings/metadata-sites', as: 'administrator' });
  await expect.element(toggle('Auto Link')).toBeVisible();
}

test('shows every TMDB option, and disables a maximum while its switch is off', async () => {
  await open();
  for (const name of [
    'Auto Link Restricted',
    'Include Restricted in Search',
    'Download Crew And Cast',
    'Download Movie Collections',
    'Download Alternate Ordering',
    'Download Studio Images',
  ]) {
    await expect.element(toggle(name)).toBeInTheDocument();
  }
  for (const name of ['Backdrop', 'Poster', 'Logo', 'Episode Thumbnail', 'Staff Image']) {
    await expect.element(most(`Max ${name}s`)).toBeEnabled();
    await toggle(`Download ${name}s`).click();
    await expect.element(most(`Max ${name}s`)).toBeDisabled();
  }
  await expectNoAxeViolations();
});

test('accepts only maximums from 0 to 30, and saves the restricted search in the interface’s settings', async () => {
  await open();
  await most('Max Logos').fill('31');
  await save.click();
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect.element(notices.getByText('Max Logos must be a whole number from 0 to 30')).toBeVisible();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
  await toggle('Download Logos').click();
  await expect.element(most('Max Logos'), { message: 'what is wrong can be corrected' }).toBeEnabled();
  await toggle('Download Logos').click();
  await most('Max Logos').fill('30');
  await toggle('Include Restricted in Search').click();
  await save.click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  const { TMDB, WebUI_Settings } = await request<ServerSettings>({ path: 'Settings' });
  expect(TMDB.MaxAutoLogos).toBe(30);
  expect(JSON.parse(WebUI_Settings)).toMatchObject({ collection: { tmdb: { includeRestricted: true } } });
});
