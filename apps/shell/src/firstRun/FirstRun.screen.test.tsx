import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const heading = page.getByRole('heading', { level: 1 });
const menu = page.getByRole('navigation', { name: 'Steps of the first run' });
const stepOf = (text: string) => menu.getByRole('listitem').filter({ hasText: text });
const username = page.getByRole('textbox', { name: 'Username' });
const password = page.getByLabelText(/^Password/);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const next = button('Next');
const firstUser = async () => (await fetch('/api/v3/Init/DefaultUser')).json();

withSandbox({ series: 3, state: 'Waiting' });
beforeEach(async () => {
  await control('POST', 'state', { state: 'Waiting' });
});

const show = (step: string, saved: readonly string[] = [], isStarter = false) =>
  renderShell({
    path: `/firstrun/${step}`,
    prepare: () =>
      sessionStorage.setItem('hondana.first-run', JSON.stringify({ saved, isStarter, username: 'root' })),
  });

async function expectToFit() {
  await expectNoAxeViolations();
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
}

test('begins with the acknowledgement, and moves on with Continue', async () => {
  const { router } = await renderShell({ path: '/firstrun' });
  await expect.element(heading).toHaveTextContent('Acknowledgement');
  expect(router.state.location.pathname).toBe('/webui/firstrun/acknowledgement');
  await expect.element(heading).toHaveFocus();
  const current = menu.getByRole('link', { name: /Acknowledgement/ });
  await expect.element(current).toHaveAttribute('aria-current', 'step');
  await expectToFit();
  await button('Continue').click();
  await expect.element(heading).toHaveTextContent('Local Account');
  await expect.element(stepOf('Acknowledgement, saved')).toBeInTheDocument();
  await expect.element(stepOf('AniDB Account, unsaved')).toBeInTheDocument();
});

test.each(['Started', 'Failed', 'Starting'])(
  'redirects to the login page when the server is %s',
  async (state) => {
    await control('POST', 'state', { state });
    const { router } = await show('local-account');
    await expect.poll(() => router.state.location.pathname).toBe('/webui/login');
  },
);

test('redirects to the login page when the server’s state is unknown', async () => {
  await misbehave({ pattern: '/api/v3/Init/Status', status: 500 });
  const { router } = await show('local-account');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/login');
});

test('links the saved steps and the first unsaved one', async () => {
  await show('anidb-account', ['acknowledgement', 'local-account']);
  const link = (name: RegExp) => menu.getByRole('link', { name });
  await expect.element(link(/Local Account/)).toHaveAttribute('href', '/webui/firstrun/local-account');
  await expect.element(link(/AniDB Account/)).toBeVisible();
  await expect.element(link(/Metadata Sources/)).not.toBeInTheDocument();
});

test('redirects a step that needs a running server to Start Server', async () => {
  await show('import-folders');
  await expect.element(heading).toHaveTextContent('Start Server');
  await expect.element(menu.getByRole('link', { name: /Import Folders/ })).not.toBeInTheDocument();
});

test('suggests Default as the username, saves the account, and does not store its password', async () => {
  await show('local-account');
  await expect.element(username).toHaveValue('Default');
  await username.fill('  ');
  await expect.element(next).toBeDisabled();
  await username.fill('root');
  await password.fill('secret');
  await expectToFit();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Account Creation Successful!')).toBeVisible();
  await expect.element(heading).toHaveTextContent('AniDB Account');
  expect(await firstUser()).toEqual({ Username: 'root', Password: 'secret' });
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
});

test('shows the server’s reason and keeps the username when it refuses an account', async () => {
  const fault = { method: 'POST', status: 500, body: 'No room for users.' };
  await misbehave({ pattern: '/api/v3/Init/DefaultUser', ...fault });
  await show('local-account');
  await username.fill('root');
  await password.fill('secret');
  await next.click();
  await expect.element(page.getByText(/No room for users\./)).toBeVisible();
  await expect.element(username).toHaveValue('root');
  await expectNoAxeViolations();
});

test('requires a password for the administrator unless No password is checked', async () => {
  await show('local-account');
  await username.fill('root');
  await next.click();
  await expect.element(page.getByText('Enter a password, or choose to have none.')).toBeVisible();
  await expect.element(password).toHaveFocus();
  expect(await requestsTo('/api/v3/Init/DefaultUser', 'POST')).toHaveLength(0);
  await page.getByRole('checkbox', { name: 'No password' }).click();
  await expectNoAxeViolations();
  await next.click();
  await expect.element(heading).toHaveTextContent('AniDB Account');
  expect(await firstUser()).toEqual({ Username: 'root', Password: '' });
});

test('renames a saved account and keeps its password', async () => {
  await fetch('/api/v3/Init/DefaultUser', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ Username: 'boss', Password: 'secret' }),
  });
  await show('local-account', ['acknowledgement', 'local-account']);
  await expect.element(username).toHaveValue('boss');
  await username.fill('boss2');
  await next.click();
  await expect.element(heading).toHaveTextContent('AniDB Account');
  expect(await firstUser()).toEqual({ Username: 'boss2', Password: 'secret' });
});

test('sends nothing for a saved account after a reload, so that its password stays', async () => {
  await show('local-account', ['acknowledgement', 'local-account']);
  await expect.element(page.getByText('Saved. Leave empty to keep it.')).toBeVisible();
  await expect.element(password).toHaveValue('');
  await next.click();
  await expect.element(heading).toHaveTextContent('AniDB Account');
  expect(await requestsTo('/api/v3/Init/DefaultUser', 'POST')).toHaveLength(0);
});

test('tests the AniDB account, saves it without validation, and marks the step as saved', async () => {
  await show('anidb-account');
  // Otherwise browsers fill in the sign-in saved for this address.
  await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
  await expect.element(next).toBeDisabled();
  await username.fill('sandbox');
  await expect.element(next).toBeDisabled();
  await password.fill('sand-box');
  await expect.element(page.getByText(/^Only letters and digits are allowed/)).toBeVisible();
  await next.click();
  expect(await requestsTo('/api/v3/Settings/AniDB/TestLogin')).toHaveLength(0);
  await expectToFit();
  await password.fill('sandbox');
  await expect.element(page.getByText(/^Only letters and digits are allowed/)).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('AniDB Test Successful!')).toBeVisible();
  await expect.element(heading).toHaveTextContent('Metadata Sources');
  await expect.element(stepOf('AniDB Account, saved')).toBeInTheDocument();
  const [call] = await requestsTo('/api/v3/Settings', 'PATCH');
  expect(call?.query).toBe('skipValidation=true');
  expect(call?.body).toEqual([
    { op: 'replace', path: '/AniDb/Username', value: 'sandbox' },
    { op: 'replace', path: '/AniDb/Password', value: 'sandbox' },
  ]);
});

test('does not save an account that AniDB rejects', async () => {
  await show('anidb-account');
  await username.fill('nobody');
  await password.fill('wrong');
  await next.click();
  await expect.element(page.getByText('Failed to log in!')).toBeVisible();
  await expect.element(username).toHaveValue('nobody');
  await expectNoAxeViolations();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
});

test('saves the account untested on request when AniDB is unreachable', async () => {
  await misbehave({ pattern: '/api/v3/Settings/AniDB/TestLogin', status: 400 });
  await show('anidb-account');
  await username.fill('later');
  await password.fill('secret');
  await next.click();
  await button('Save without testing').click();
  await expect.element(heading).toHaveTextContent('Metadata Sources');
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(1);
});

test('does not mark an account as saved when the server does not keep it', async () => {
  await misbehave({ pattern: '/api/v3/Settings?skipValidation=true', method: 'PATCH', status: 200 });
  await show('anidb-account');
  await username.fill('sandbox2');
  await password.fill('sandbox');
  await misbehave({ pattern: '/api/v3/Settings/AniDB/TestLogin', status: 200 });
  await next.click();
  await expect.element(page.getByText('The server did not save the settings. Try again.')).toBeVisible();
  await expect.element(stepOf('AniDB Account, saved')).not.toBeInTheDocument();
});

test('sends only changed metadata settings, and rejects a depth beyond 5', async () => {
  await show('metadata-sources');
  const depth = page.getByRole('textbox', { name: 'Max Relation Depth' });
  await page.getByRole('switch', { name: 'Always Download Related Anime' }).click();
  await depth.fill('6');
  await expect.element(page.getByText('Max Relation Depth may only be between 0 and 5')).toBeVisible();
  await page.getByRole('tab', { name: 'TMDB' }).click();
  await page.getByRole('switch', { name: 'Auto Link', exact: true }).click();
  await next.click();
  await expect.element(depth).toBeVisible();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
  await expectToFit();
  await page.viewport(1440, 900);
  await depth.fill('3');
  await page.getByRole('combobox', { name: 'Calendar' }).click();
  await page.getByRole('option', { name: 'Every 24 Hours' }).click();
  await next.click();
  await expect.element(heading).toHaveTextContent('Start Server');
  const [call] = await requestsTo('/api/v3/Settings', 'PATCH');
  expect(call?.body).toEqual([
    { op: 'replace', path: '/AniDb/DownloadRelatedAnime', value: true },
    { op: 'replace', path: '/AniDb/MaxRelationDepth', value: 3 },
    { op: 'replace', path: '/AniDb/Calendar_UpdateFrequency', value: 4 },
    { op: 'replace', path: '/TMDB/AutoLink', value: expect.any(Boolean) },
  ]);
});

test('opens the metadata tab named in the address, and reports failures to load and save', async () => {
  await misbehave({ pattern: '/api/v3/Settings', method: 'GET', status: 500 });
  await renderShell({ path: '/firstrun/metadata-sources?tab=tmdb' });
  await expect.element(page.getByText('The settings could not be loaded')).toBeVisible();
  await expect.element(next).toBeDisabled();
  await control('DELETE', 'misbehave');
  await button('Retry').click();
  const most = page.getByRole('textbox', { name: 'Max Posters' });
  await expect.element(most).toBeEnabled();
  await expectToFit();
  await page.getByRole('switch', { name: 'Download Posters' }).click();
  await expect.element(most).toBeDisabled();
  await misbehave({ pattern: '/api/v3/Settings?skipValidation=true', method: 'PATCH', status: 500 });
  await page.getByRole('switch', { name: 'Download Studio Images' }).click();
  await next.click();
  await expect.element(page.getByText('The metadata sources could not be saved')).toBeVisible();
});

test('shows notices in the upper half of the page, away from the buttons', async () => {
  await show('local-account');
  // Until then the server's values would overwrite it.
  await expect.element(username).not.toHaveValue('');
  await username.fill('root');
  await password.fill('secret');
  await userEvent.keyboard('{Enter}');
  const notice = page.getByText('Account Creation Successful!');
  await expect.element(notice).toBeVisible();
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(450);
  await page.viewport(390, 844);
  expect(notice.element().getBoundingClientRect().bottom).toBeLessThan(422);
});
