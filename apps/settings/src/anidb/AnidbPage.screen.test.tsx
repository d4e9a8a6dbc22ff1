import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const field = (name: string) => page.getByRole('textbox', { name });
const password = page.getByLabelText('Password', { exact: true });
const testLogin = page.getByRole('button', { name: 'Test', exact: true });

async function open() {
  await renderScreen({ routes, path: '/settings/anidb', as: 'administrator' });
  await expect.element(field('Username')).toHaveValue('sandbox');
}

test('tests the account as typed, without saving it', async () => {
  await open();
  await testLogin.click();
  await expect.element(page.getByText('AniDB Login Successful!')).toBeVisible();
  await password.fill('wrong');
  await testLogin.click();
  await expect.element(page.getByText('Incorrect Username/Password!')).toBeVisible();
  const tries = await requestsTo('/api/v3/Settings/AniDB/TestLogin', 'POST');
  expect(tries.map(({ status }) => status)).toEqual([200, 400]);
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
  await field('Username').fill('');
  await expect.element(testLogin).toBeDisabled();
});

test('keeps browsers from filling in a saved sign-in', async () => {
  await open();
  // Browsers ignore `off` on passwords; this value also keeps the username empty.
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
});

test('does not save a password that AniDB would ban for', async () => {
  await open();
  await password.fill('päss-word');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const notices = page.getByRole('region', { name: 'Notices' });
  const reason = notices.getByText('The AniDB password may only have letters and digits');
  await expect.element(reason).toBeVisible();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
});

test('offers every option of the specification with its choices', async () => {
  await open();
  for (const name of [
    'Character Images',
    'Creator Images',
    'Release Groups',
    'Always Download Related Anime',
    'Add Files',
    'Read Watched',
    'Read Unwatched',
    'Set Watched',
    'Set Unwatched',
    'Handle Moved Files',
  ]) {
    await expect.element(page.getByRole('switch', { name, exact: true })).toBeInTheDocument();
  }
  const choices: Record<string, readonly string[]> = {
    'Storage State': ['Unknown', 'HDD', 'Disk', 'Deleted', 'Remote'],
    'Delete Action': [
      'Delete File (AniDB)',
      'Delete File (Local)',
      'Mark Deleted',
      'Mark External (CD/DVD)',
      'Mark Unknown',
      'DVD/BD',
    ],
    'Anime Information': [
      'Never',
      'Every 6 Hours',
      'Every 12 Hours',
      'Every 24 Hours',
      'Once a Week',
      'Once a Month',
    ],
  };
  for (const [name, options] of Object.entries(choices)) {
    await page.getByRole('combobox', { name, exact: true }).click();
    await expect.poll(textsOf(page.getByRole('option'))).toEqual(options);
    await page.getByRole('option', { name: options[0] ?? '', exact: true }).click();
    await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
  }
  await expectNoAxeViolations();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  const [patch] = await requestsTo('/api/v3/Settings', 'PATCH');
  expect(patch?.body).toEqual(
    expect.arrayContaining([
      { op: 'replace', path: '/AniDb/MyList_StorageState', value: 0 },
      { op: 'replace', path: '/AniDb/MyList_DeleteType', value: 0 },
    ]),
  );
});
