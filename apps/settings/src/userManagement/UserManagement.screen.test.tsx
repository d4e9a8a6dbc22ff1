import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { User } from '@hondana/shared/api/types';
import { dismissAllNotices } from '@hondana/shared/overlays/notices';
import { saveUser } from '@hondana/shared/resources/users';
import { getSession } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';
import { pictureFile } from '../testing/pictureFile.ts';

withSandbox({ series: 20 });

const users = page.getByRole('table', { name: 'Users' });
const username = page.getByRole('textbox', { name: 'Username' });
const save = page.getByRole('button', { name: 'Save', exact: true });
const list = () => request<User[]>({ path: 'User' });
const userCalled = async (name: string) => (await list()).find(({ Username }) => Username === name);
const open = (path: string) => renderScreen({ routes, path, as: 'administrator' });

async function edit(name: string) {
  const screen = await open('/settings/user-management');
  await users.getByRole('link', { name: `Edit ${name}` }).click();
  await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return screen;
}

test('enables Save on a change and sends the whole user', async () => {
  await edit('alice');
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Trakt User' }).click();
  await expect.element(page.getByText('Unsaved Changes')).toBeVisible();
  await page.getByRole('textbox', { name: /Plex Usernames/ }).fill('alice, al');
  await save.click();
  await expect.element(page.getByText('User saved!')).toBeVisible();
  const { ID } = (await userCalled('alice')) ?? {};
  expect((await requestsTo(`/api/v3/User/${ID}`, 'PUT'))[0]?.body).toEqual({
    Username: 'alice',
    IsAdmin: false,
    Avatar: '',
    PlexUsernames: 'alice, al',
    RestrictedTags: [],
    CommunitySites: ['Trakt'],
  });
  await expect.element(page.getByText('Unsaved Changes')).not.toBeInTheDocument();
});

test.each([
  ['tags', /whose restricted tags/, 'Restricted Tags'],
  ['password', /whose password/, 'New Password'],
])('asks for a user when %s are looked up, and focuses the field', async (place, question, label) => {
  await open(`/settings/user-management#place%3A${place}`);
  await expect.element(page.getByText(question)).toBeVisible();
  await users.getByRole('link', { name: 'Edit alice' }).click();
  await expect.element(page.getByLabelText(label)).toHaveFocus();
});

test('finds a restricted tag among all tags and adds it', async () => {
  await edit('kid');
  const before = (await userCalled('kid'))?.RestrictedTags ?? [];
  const field = page.getByRole('combobox', { name: 'Restricted Tags' });
  await field.fill('comedy');
  await page.getByRole('option', { name: 'comedy', exact: true }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Remove comedy' })).toBeVisible();
  await save.click();
  await expect.element(page.getByText('User saved!')).toBeVisible();
  const after = (await userCalled('kid'))?.RestrictedTags ?? [];
  expect(after).toHaveLength(before.length + 1);
  expect(after).toEqual(expect.arrayContaining(before));
});

test('reports a taken name at its field, and restores the old one on Cancel', async () => {
  await edit('alice');
  await username.fill('kid');
  await save.click();
  await expect.element(page.getByText('Username is already in use.')).toBeVisible();
  await expect.element(username).toHaveValue('kid');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(username).toHaveValue('alice');
  await expect.element(page.getByText('Username is already in use.')).not.toBeInTheDocument();
});

test('keeps what others changed of a user, and warns before overwriting the same field', async () => {
  await edit('alice');
  const user = await userCalled('alice');
  if (!user) throw new Error('alice is gone');
  const plexNames = page.getByRole('textbox', { name: /Plex Usernames/ });
  const { ID, ...before } = user;
  const elsewhere = (change: object) => saveUser.send({ userId: ID, body: { ...before, ...change } });
  await page.getByRole('checkbox', { name: 'AniDB User' }).click();
  await elsewhere({ PlexUsernames: 'theirs' });
  await save.click();
  await expect.element(page.getByText('User saved!')).toBeVisible();
  await expect.element(plexNames).toHaveValue('theirs');
  expect(await userCalled('alice')).toMatchObject({
    PlexUsernames: 'theirs',
    CommunitySites: expect.arrayContaining(['AniDB']),
  });

  await plexNames.fill('mine');
  await elsewhere({ PlexUsernames: 'theirs again' });
  await save.click();
  await expect.element(page.getByText(/Someone else changed this: Plex Usernames/)).toBeVisible();
  await expect.element(plexNames).toHaveValue('mine');
  expect((await userCalled('alice'))?.PlexUsernames).toBe('theirs again');
  await save.click();
  await expect.poll(async () => (await userCalled('alice'))?.PlexUsernames).toBe('mine');
});

test('reports that the last administrator must remain one', async () => {
  await edit('Default');
  await page.getByRole('checkbox', { name: 'Administrator' }).click();
  await save.click();
  await expect.element(page.getByText('There must be at least one admin user.')).toBeVisible();
});

test('asks before leaving with unsaved changes, and keeps them on Stay', async () => {
  await edit('alice');
  await username.fill('Alice the Great');
  await page.getByRole('link', { name: 'All users' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect.element(question.getByText(/Alice the Great/)).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(username).toHaveValue('Alice the Great');
});

test('refuses deleting one’s own account, and deletes another after confirmation', async () => {
  await open('/settings/user-management');
  await users.getByRole('button', { name: 'Delete Default' }).click();
  const words =
    "Woah there buddy! You just tried to delete yourself from the matrix. That's not the way to go about doing it.";
  await expect.element(page.getByText(words)).toBeVisible();
  dismissAllNotices();
  await users.getByRole('button', { name: 'Delete kid' }).click();
  const question = page.getByRole('alertdialog');
  await misbehave({ pattern: '/api/v3/User/*', method: 'DELETE', status: 500, times: 1 });
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect.element(question.getByText(/The user could not be deleted/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete user' }).click();
  await expect.element(page.getByText('User deleted!')).toBeVisible();
  expect((await list()).map(({ Username }) => Username)).not.toContain('kid');
});

test('adds a user and opens it without asking about unsaved changes', async () => {
  await open('/settings/user-management');
  await page.getByRole('link', { name: 'Add User' }).click();
  await username.fill('alice');
  await page.getByLabelText('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect.element(page.getByText('Username is already in use.')).toBeVisible();
  await username.fill('grandma');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'grandma' })).toBeVisible();
  expect((await list()).filter(({ Username }) => Username === 'grandma')).toHaveLength(1);
});

test('enables Change once a password is entered, and changes it', async () => {
  await edit('alice');
  const change = page.getByRole('button', { name: 'Change', exact: true });
  await expect.element(change).toBeDisabled();
  await page.getByLabelText('New Password').fill('better');
  await expect.element(page.getByText('Password field changed!')).toBeVisible();
  await change.click();
  await expect.element(page.getByText('Password changed successfully!')).toBeVisible();
  await expect.element(change).toBeDisabled();
  const { ID } = (await userCalled('alice')) ?? {};
  const changed = await requestsTo('/api/v3/User/*/ChangePassword', 'POST');
  expect(changed.map(({ path }) => path)).toEqual([`/api/v3/User/${ID}/ChangePassword`]);
});

test('crops a picture by keyboard to a WebP avatar of 512 pixels', async () => {
  await edit('alice');
  await userEvent.upload(page.getByLabelText('Avatar file').element(), await pictureFile(1400, 700));
  const editor = page.getByRole('dialog', { name: 'Edit Avatar' });
  const zoom = editor.getByRole('slider', { name: 'Zoom' });
  await expect.element(zoom).toHaveAttribute('min', '0.01');
  await expect.element(zoom).toHaveAttribute('max', '2');
  zoom.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  const frame = editor.getByRole('button', { name: /Picture in its frame/ });
  frame.element().focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowUp}');
  await expectNoAxeViolations();
  await editor.getByRole('button', { name: 'Use picture' }).click();
  await save.click();
  await expect.element(page.getByText('User saved!')).toBeVisible();
  const avatar = (await userCalled('alice'))?.Avatar ?? '';
  expect(avatar).toMatch(/^data:image\/webp;base64,/);
  const kept = await createImageBitmap(await (await fetch(avatar)).blob());
  expect([kept.width, kept.height]).toEqual([512, 512]);
});

test('closes the editor and reports a file that is not an image', async () => {
  await edit('alice');
  const input = page.getByLabelText('Avatar file').element();
  await userEvent.upload(input, new File(['no picture'], 'me.png', { type: 'image/png' }));
  await expect.element(page.getByText('Image load failed!')).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('reloads the users on Retry, and fits a 390 px screen without accessibility violations', async () => {
  await page.viewport(390, 844);
  await misbehave({ pattern: '/api/v3/User', method: 'GET', status: 500 });
  await open('/settings/user-management');
  await expect.element(page.getByText('The users could not be loaded')).toBeVisible();
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await users.getByRole('link', { name: 'Edit alice' }).click();
  await expect.element(username).toHaveValue('alice');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('signs the user out five seconds after all their sessions are ended', async () => {
  await edit('Default');
  await page.getByLabelText('New Password').fill('password');
  await page.getByRole('checkbox', { name: 'Log out of all sessions' }).click();
  // The page must not send requests with the revoked key.
  await misbehave({ pattern: '/api/v3/User/Current', method: 'GET', status: 200 });
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await expect.element(page.getByText('You will be logged out in 5 seconds!')).toBeVisible();
  expect(getSession()).toBeDefined();
  vi.advanceTimersByTime(5000);
  expect(getSession()).toBeUndefined();
});
