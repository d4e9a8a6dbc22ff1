import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 0, serverVersion: '6.0.0.425' });

const anidb = 'Configuration/89cdd09c-4dae-574b-a561-d7a072ad0d98';
const core = 'Configuration/19c7a5e2-4244-56a8-aa78-87ad3590efce';
const notices = page.getByRole('region', { name: 'Notices' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const list = page.getByRole('group', { name: 'Rescan backoff schedule (hours per attempt)' });
const hours = (number: number) =>
  list.getByLabelText(`Rescan backoff schedule (hours per attempt) ${number}`, { exact: true });
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const advanced = page.getByRole('switch', { name: 'Show advanced settings' });

const open = (path = 'configurations', as: 'administrator' | 'plain' = 'administrator') =>
  renderScreen({ routes, path: `/settings/${path}`, as });
const openAnidb = async () => {
  await open('configurations/89cdd09c-4dae-574b-a561-d7a072ad0d98');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Built-in AniDB Release Provider');
};
const openCore = async () => {
  await open('configurations/19c7a5e2-4244-56a8-aa78-87ad3590efce');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Core Settings');
};

test('lists what can be configured, and opens each at an address of its own', async () => {
  const { router } = await open();
  const rows = page.getByRole('table', { name: 'Configurations' }).getByRole('link');
  await expect
    .poll(textsOf(rows))
    .toEqual(['Built-in AniDB Release Provider', 'Built-In Hasher', 'Core Settings']);
  await expectNoAxeViolations();
  await page.getByRole('link', { name: 'Built-In Hasher' }).click();
  await expect.element(page.getByRole('switch', { name: 'Always Use Sharp Hasher' })).not.toBeChecked();
  expect(router.state.location.pathname).toMatch(/\/settings\/configurations\/6d43bd7a/);
});

test('finds a configuration by name, description or plugin, and keeps the search in the address', async () => {
  const { router } = await open();
  const rows = page.getByRole('table', { name: 'Configurations' }).getByRole('link');
  const search = page.getByRole('searchbox', { name: 'Search configurations' });
  await search.fill('HASHES ARE');
  await expect.poll(textsOf(rows)).toEqual(['Built-In Hasher']);
  expect(router.state.location.search).toBe('?search=HASHES+ARE');
  await search.fill('shoko core');
  await expect.poll(textsOf(rows)).toHaveLength(3);
  await search.fill('nothing of this name');
  await expect.element(page.getByText('No configurations')).toBeVisible();
  await expectNoAxeViolations();
});

test('edits a list by keyboard, saves it, and reads it back from the server', async () => {
  await openAnidb();
  await expect.element(hours(5)).toHaveValue(2160);
  await expectNoAxeViolations();
  await list.getByRole('button', { name: 'Add to Rescan backoff schedule (hours per attempt)' }).click();
  await expect.element(hours(6)).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await hours(6).fill('4320');
  const up = list.getByRole('button', {
    name: 'Move up: Rescan backoff schedule (hours per attempt) 6',
    exact: true,
  });
  await up.click();
  await expect.element(hours(5)).toHaveValue(4320);
  await list
    .getByRole('button', { name: 'Remove Rescan backoff schedule (hours per attempt) 1', exact: true })
    .click();
  await page.getByRole('switch', { name: 'Store existing hashes' }).click();
  await save.click();
  await expect.element(notices).toMatchTextContent('"Built-in AniDB Release Provider" saved successfully!');
  expect(await request({ path: anidb })).toEqual({
    StoreHashes: false,
    CheckCreditless: true,
    RescanDelayHours: [24, 72, 168, 4320, 2160],
  });
  await expect.element(page.getByText('Unsaved Changes')).not.toBeInTheDocument();
});

test('says at once what is no number, and after a moment what the server refuses', async () => {
  await openAnidb();
  await hours(1).fill('');
  await expect.element(hours(1)).toHaveAccessibleDescription(/Enter a number\./);
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await misbehave({
    pattern: `/api/v3/${anidb}/Validate`,
    method: 'POST',
    status: 400,
    json: { errors: { 'RescanDelayHours[0]': ['At least six hours.'] } },
  });
  await hours(1).fill('1');
  await expect.element(hours(1)).toHaveAccessibleDescription(/At least six hours\./);
  expect(await requestsTo(`/api/v3/${anidb}`, 'PUT')).toHaveLength(0);
});

test('takes over what somebody else saved meanwhile, and asks about what both changed', async () => {
  const before = { StoreHashes: true, CheckCreditless: true, RescanDelayHours: [6] };
  await signInAs('administrator');
  await request({ path: anidb, method: 'PUT', body: before });
  await openAnidb();
  await page.getByRole('switch', { name: 'Store existing hashes' }).click();
  const others = { ...before, CheckCreditless: false };
  await request({ path: anidb, method: 'PUT', body: others });
  await save.click();
  await expect.poll(() => request({ path: anidb })).toEqual({ ...others, StoreHashes: false });
  const creditless = page.getByRole('switch', { name: 'Check if release is creditless' });
  await expect.element(creditless).not.toBeChecked();
  await hours(1).fill('12');
  await request({ path: anidb, method: 'PUT', body: { ...others, RescanDelayHours: [9] } });
  await save.click();
  await expect
    .element(notices)
    .toMatchTextContent(/RescanDelayHours of "Built-in AniDB Release Provider" was changed elsewhere/);
  expect(await request({ path: anidb })).toMatchObject({ RescanDelayHours: [9] });
  await save.click();
  await expect.poll(() => request({ path: anidb })).toMatchObject({ RescanDelayHours: [12] });
});

test('shows every element of the core settings, keeps secrets hidden and marks what needs a restart', async () => {
  await openCore();
  await tab('Misc.').click();
  await expect.element(page.getByRole('textbox', { name: 'Images Path' })).toBeVisible();
  await expect.element(page.getByText('Needs a restart').first()).toBeVisible();
  // Hidden for good, and from all but advanced users.
  const threads = page.getByRole('spinbutton', { name: /^Thread Pool/ });
  await expect.element(threads).not.toBeInTheDocument();
  await advanced.click();
  await expect.element(threads).toBeVisible();
  expect(page.getByRole('spinbutton', { name: /Settings ?Version/ }).query()).toBeNull();
  const names = textsOf(page.getByRole('tab'))();
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    await tab(name).click();
    await expect.element(page.getByRole('tabpanel')).toBeVisible();
    await expectNoAxeViolations();
  }
  await tab('AniDB').click();
  await expect
    .element(page.getByLabelText('Password', { exact: true }).first())
    .toHaveAttribute('type', 'password');
});

test('disables what a condition rules out, and fixes what the environment sets', async () => {
  await openCore();
  await advanced.click();
  await tab('Import').click();
  const wait = page.getByRole('spinbutton', { name: /^File Lock Wait Time/ });
  const checking = page.getByRole('switch', { name: 'Use File Lock Checking' });
  await expect.element(checking).toBeChecked();
  await expect.element(wait).toBeEnabled();
  await checking.click();
  await expect.element(wait).toBeDisabled();
  await tab('Web').click();
  await expect.element(page.getByText(/^Set by the environment variable/).first()).toBeVisible();
  await expect.element(page.getByRole('spinbutton', { name: /Port/ }).first()).toBeDisabled();
});

test('saves a property that needs a restart, and says so here and in the list', async () => {
  await openCore();
  await tab('Database').click();
  const directory = page.getByRole('textbox', { name: 'Backup Directory' });
  await directory.fill('Backups');
  await save.click();
  await expect.element(notices).toMatchTextContent('"Core Settings" saved successfully!');
  await expect.element(page.getByText('1 change takes effect after a restart')).toBeVisible();
  await expect.element(page.getByText('Takes effect after a restart', { exact: true })).toBeVisible();
  expect(await request({ path: core })).toMatchObject({ Database: { DatabaseBackupDirectory: 'Backups' } });
  await page.getByRole('link', { name: 'All configurations' }).click();
  await expect.element(page.getByText('1 change takes effect after a restart')).toBeVisible();
});

test('adds and removes entries of a record', async () => {
  await openCore();
  await advanced.click();
  await tab('Queue').click();
  const record = page.getByRole('group', { name: 'Limited Concurrency Overrides' });
  await expect.element(record.getByLabelText('HashFileJob')).toHaveValue(2);
  const field = record.getByRole('textbox', { name: 'New entry of Limited Concurrency Overrides' });
  await field.fill('HashFileJob');
  await expect.element(record.getByText('There is an entry of this name already.')).toBeVisible();
  await field.fill('AVDumpFilesJob');
  await userEvent.keyboard('{Enter}');
  await record.getByLabelText('AVDumpFilesJob').fill('3');
  await record.getByRole('button', { name: 'Remove HashFileJob' }).click();
  await save.click();
  await expect
    .poll(() => request({ path: core }))
    .toMatchObject({
      Queue: { LimitedConcurrencyOverrides: { AVDumpFilesJob: 3 } },
    });
});

test('asks before leaving with changes, fits 390 px, and refuses a plain user', async () => {
  await page.viewport(390, 844);
  await openAnidb();
  await page.getByRole('switch', { name: 'Store existing hashes' }).click();
  expect(document.documentElement.scrollWidth).toBe(390);
  await page.getByRole('link', { name: 'All configurations' }).click();
  await expect
    .element(page.getByText('The changes to Built-in AniDB Release Provider are not saved.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect.element(page.getByRole('table', { name: 'Configurations' })).toBeVisible();
  await open('configurations', 'plain');
  await expect
    .element(page.getByText('Only administrators can see and change these settings.'))
    .toBeVisible();
});

test('runs an action of a configuration with what is entered, and shows its messages as text', async () => {
  await openCore();
  await tab('AniDB').click();
  const username = page.getByRole('textbox', { name: 'Username', exact: true });
  const run = page.getByRole('button', { name: 'Test', exact: true });
  await username.fill('');
  await run.click();
  // By what is entered: what is saved has a name.
  await expect.element(notices).toMatchTextContent('AniDB rejected the credentials.');
  await misbehave({
    pattern: `/api/v3/${core}/PerformAction*`,
    method: 'POST',
    json: {
      ShowSaveMessage: false,
      Refresh: false,
      KeepExistingValidationErrors: false,
      Messages: [{ Title: 'AniDB', Message: '<b>Rejected</b>', Theme: 'Danger' }],
      ValidationErrors: { 'AniDb.Username': ['Nobody is called so.'] },
    },
    times: 1,
  });
  await run.click();
  await expect.element(notices).toMatchTextContent('<b>Rejected</b>');
  await expect.element(username).toHaveAccessibleDescription(/Nobody is called so\./);
  const sent = (await requestsTo(`/api/v3/${core}/PerformAction`, 'POST')).at(-1);
  expect(sent?.query).toMatch(/path=AniDb&actionName=Test/);
  await expectNoAxeViolations();
});
