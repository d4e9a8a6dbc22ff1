import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { User } from '@hondana/shared/api/types';
import { choosePlayer } from '@hondana/shared/players/chosenPlayers';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { pictureFile } from '../testing/pictureFile.ts';

withSandbox({ series: 20 });
beforeEach(() => page.viewport(390, 844));

const adminsOnly = page.getByText('Only administrators can see and change these settings.');
const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test.each(['plain', 'restricted'] as const)(
  'shows a %s user only pages that work for them, and sends no forbidden request',
  async (as) => {
    await renderScreen({ routes, path: '/settings', as });
    await expect.element(heading('Account')).toBeVisible();
    await page.getByRole('button', { name: 'Settings: Account' }).click();
    const links = page.getByRole('dialog', { name: 'Settings' }).getByRole('link');
    expect(textsOf(links)()).toEqual(['Account', 'API Keys']);
    expect((await requestsTo('*')).filter(({ status }) => status === 403)).toEqual([]);
  },
);

test('says that a page is for administrators, and requests nothing', async () => {
  await renderScreen({ routes, path: '/settings/user-management', as: 'plain' });
  await expect.element(adminsOnly).toBeVisible();
  expect(await requestsTo('/api/v3/User', 'GET')).toHaveLength(0);
  expect(await requestsTo('/api/v3/Settings', 'GET')).toHaveLength(0);
});

test('remembers the chosen players', async () => {
  onTestFinished(() => choosePlayer('mpv', false));
  const { router } = await renderScreen({ routes, path: '/settings/account', as: 'plain' });
  const mpv = page.getByRole('switch', { name: 'mpv' });
  await expect.element(mpv).not.toBeChecked();
  await mpv.click();
  await expect.element(mpv).toBeChecked();
  await expectNoAxeViolations();
  await router.navigate('/settings/api-keys');
  await expect.element(mpv).not.toBeInTheDocument();
  await router.navigate('/settings/account');
  await expect.element(mpv).toBeChecked();
  await expect.element(page.getByRole('switch', { name: 'VLC' })).not.toBeChecked();
});

test('shows an administrator the account without the settings of General', async () => {
  await renderScreen({ routes, path: '/settings/account', as: 'administrator' });
  await expect.element(page.getByRole('button', { name: 'Pick Avatar' })).toBeVisible();
  await expect.element(page.getByLabelText('New Password')).toBeVisible();
  expect(adminsOnly.elements()).toEqual([]);
  expect(page.getByRole('combobox', { name: 'Theme' }).elements()).toEqual([]);
  await page.getByRole('button', { name: 'Settings: Account' }).click();
  const links = page.getByRole('dialog', { name: 'Settings' }).getByRole('link');
  await expect.element(links.first()).toHaveTextContent('General');
});

test('shows the picture in its frame as soon as the editor opens', async () => {
  await renderScreen({ routes, path: '/settings/account', as: 'plain' });
  await expect.element(page.getByRole('button', { name: 'Pick Avatar' })).toBeVisible();
  await userEvent.upload(page.getByLabelText('Avatar file').element(), await pictureFile(64, 64));
  const frame = page.getByRole('button', { name: 'Picture in its frame: move it with the arrow keys' });
  await expect.element(frame).toBeVisible();
  const centre = () => {
    const context = frame.element().querySelector('canvas')?.getContext('2d');
    return [...(context?.getImageData(128, 128, 1, 1).data ?? [])];
  };
  await expect.poll(centre).toEqual([255, 0, 0, 255]);
});

test('saves the avatar at once, removes it on Undo, and reports a failure', async () => {
  await renderScreen({ routes, path: '/settings/account', as: 'plain' });
  const picture = await pictureFile(64, 64);
  await expect.element(page.getByRole('button', { name: 'Pick Avatar' })).toBeVisible();
  const input = page.getByLabelText('Avatar file').element();
  await userEvent.upload(input, picture);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect.element(page.getByText('Avatar saved!')).toBeVisible();
  const own = () => request<User>({ path: 'User/Current' });
  expect((await own()).Avatar).toMatch(/^data:image\/webp;base64,/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await own()).Avatar).toBe('');
  await misbehave({ pattern: '/api/v3/User/Current', method: 'PUT', status: 500 });
  await userEvent.upload(input, picture);
  await page.getByRole('button', { name: 'Use picture' }).click();
  await expect.element(page.getByText('The avatar could not be saved')).toBeVisible();
});

test('keeps display settings in this browser, without accessibility violations at 390 px', async () => {
  await renderScreen({ routes, path: '/settings/account', as: 'plain' });
  await page.getByRole('combobox', { name: 'Notification Position' }).click();
  await page.getByRole('option', { name: 'Top Right' }).click();
  await expect.poll(() => localStorage.getItem('hondana.settings.alice')).toMatch(/top-right/);
  await expect.element(page.getByRole('option').first()).not.toBeInTheDocument();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
