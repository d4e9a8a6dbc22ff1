import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ServerSettings } from '@hondana/shared/api/types';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import {
  commands,
  control,
  misbehave,
  page,
  renderScreen,
  requestsTo,
} from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 20, manualClock: true });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const settings = () => request<Extract<ServerSettings, { TraktTv: object }>>({ path: 'Settings' });
const plex = page.getByRole('region', { name: 'Plex' });
const server = page.getByRole('combobox', { name: 'Plex Server' });

async function open() {
  const screen = await renderScreen({ routes, path: '/settings/integrations', as: 'administrator' });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  return screen;
}

test('signs in to Plex, chooses a server and libraries, and clears them on Unlink', async () => {
  await open();
  await button('Authenticate').click();
  const login = page.getByRole('link', { name: 'Login' });
  await expect.element(login).toHaveAttribute('href', expect.stringMatching(/^https:\/\/app\.plex\.tv/));
  login.element().addEventListener('click', (event) => event.preventDefault());
  await login.click();
  await expect.element(page.getByText('Checking Plex login status!')).toBeVisible();
  await control('POST', 'clock', { advance: 3000 });
  await expect.element(server).toBeVisible();
  await expect.element(page.getByText('Checking Plex login status!')).not.toBeInTheDocument();
  await server.click();
  await page.getByRole('option', { name: 'Attic' }).click();
  const libraries = page.getByRole('combobox', { name: 'Libraries' });
  await libraries.click();
  await expect.poll(textsOf(page.getByRole('option'))).toEqual(['Anime', 'Anime Movies']);
  await page.getByRole('option', { name: 'Anime Movies' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(async () => (await settings()).Plex.Libraries).toEqual([2]);
  await expect.element(page.getByRole('button', { name: 'Remove Anime Movies' })).toBeVisible();
  await expectNoAxeViolations();
  await plex.getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect.element(page.getByText('Plex token invalidated!')).toBeVisible();
  await expect.element(button('Authenticate')).toBeVisible();
  expect((await settings()).Plex).toEqual({ Libraries: [], Server: '' });
});

test('restores the previous Plex server when the server refuses the choice', async () => {
  await misbehave({ pattern: '/plex/pin/authenticated', json: true });
  const servers = [{ Name: 'Living Room', ClientIdentifier: 'one' }];
  await misbehave({ pattern: '/plex/server/list', json: servers });
  await open();
  await misbehave({ pattern: '/plex/server', method: 'POST', status: 500, delay: 0 });
  await server.click();
  await page.getByRole('option', { name: 'Living Room' }).click();
  await expect.element(page.getByText('The Plex server could not be chosen')).toBeVisible();
  await expect.element(server).toHaveTextContent('Choose…');
});

test('shows a Trakt code to copy, then the options with the token, and resets them on Unlink', async () => {
  await open();
  await button('Get Code').click();
  await expect.element(page.getByText('Click on the code to copy it.')).toBeVisible();
  await expect.element(page.getByText(/SAVE YOUR SETTINGS after activation is complete/)).toBeVisible();
  const activation = page.getByRole('link', { name: 'Click here to activate' });
  await expect.element(activation).toHaveAttribute('href', 'https://trakt.tv/activate');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => write.mockRestore());
  await button('Copy the code 5EA7B3D9').click();
  expect(write).toHaveBeenCalledWith('5EA7B3D9');
  await control('POST', 'clock', { advance: 3000 });
  await expect.element(page.getByText(/Token valid until/)).toBeVisible();
  await expect.element(page.getByText('5EA7B3D9')).not.toBeInTheDocument();
  await page.getByRole('switch', { name: 'Trakt Enabled' }).click();
  await expect.element(page.getByRole('switch', { name: 'VIP Status' })).not.toBeInTheDocument();
  await button('Save').click();
  await expect.element(page.getByText('Settings saved!')).toBeVisible();
  expect((await settings()).TraktTv.Enabled).toBe(true);
  await button('Unlink').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unlink' }).click();
  await expect.element(button('Get Code')).toBeVisible();
  const reset = { Enabled: false, TokenExpirationDate: '', AuthToken: '' };
  expect((await settings()).TraktTv).toMatchObject(reset);
});

test('selects the code when copying is refused', async () => {
  await open();
  await button('Get Code').click();
  refuseClipboard();
  await button('Copy the code 5EA7B3D9').click();
  await expect.element(page.getByText('Code copy failed!')).toBeVisible();
  expect(String(getSelection())).toBe('5EA7B3D9');
});

test('removes a code that was not entered within ten minutes', async () => {
  await open();
  // Time also advances by itself, because responses render with a short delay.
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await button('Get Code').click();
  await expect.element(page.getByText('5EA7B3D9')).toBeVisible();
  // The code renders shortly before its timer starts.
  const expired = page.getByText('The code has expired. Get another one.');
  await expect
    .poll(() => {
      vi.advanceTimersByTime(600_000);
      return expired.query();
    })
    .not.toBeNull();
  await expect.element(button('Get Code')).toBeVisible();
});

test('says when both sites fail without internet, and fits a 390 px screen', async () => {
  await page.viewport(390, 844);
  await control('POST', 'network', { availability: 'LocalOnly' });
  onTestFinished(() => control('POST', 'network', { availability: 'Internet' }));
  await open();
  await button('Authenticate').click();
  await expect.element(page.getByText('The Plex login address could not be loaded')).toBeVisible();
  await button('Get Code').click();
  await expect.element(page.getByText('The Trakt code could not be loaded')).toBeVisible();
  expect(await requestsTo('/plex/loginurl', 'GET')).toHaveLength(1);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('checks the Plex login every second after Login, under a notice that stays', async () => {
  const { queryClient } = await open();
  await button('Authenticate').click();
  const login = page.getByRole('link', { name: 'Login' });
  await expect.element(login).toHaveAttribute('target', '_blank');
  login.element().addEventListener('click', (event) => event.preventDefault());
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await login.click();
  const notice = page.getByText('Checking Plex login status!');
  await expect.element(notice).toBeVisible();
  const asked = async () => (await requestsTo('/plex/pin/authenticated')).length;
  for (let second = 0; second < 8; second += 1) {
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    const before = await asked();
    vi.advanceTimersByTime(1000);
    await expect.poll(asked).toBeGreaterThan(before);
  }
  await expect.element(notice).toBeVisible();
});

test('shows more Trakt options when the server is older than 5.3', async () => {
  await commands.startSandbox({ series: 20, serverVersion: '5.2.0' });
  await signInAs('administrator');
  const body = [{ op: 'replace', path: '/TraktTv/TokenExpirationDate', value: '1900000000' }];
  await request<void>({ method: 'PATCH', path: 'Settings', body });
  await open();
  for (const name of ['Auto Link', 'VIP Status']) {
    await expect.element(page.getByRole('switch', { name })).toBeVisible();
  }
  await expect.element(page.getByRole('combobox', { name: 'Show Update Frequency' })).toBeVisible();
});
