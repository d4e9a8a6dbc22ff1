import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { commands, control, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderShell } from '../testing/renderShell.tsx';

const navigation = [
  { label: 'Archive', path: 'archive', icon: 'folder', order: 20, shortcut: 'a' },
  { label: 'Dashboard', path: 'dashboard', icon: 'dashboard', order: 10, shortcut: 'd' },
  { label: 'Keys', path: 'keys', icon: 'unheard-of', order: 30, adminOnly: true },
  { label: 'Later', path: 'later', icon: 'star', order: 40, server: '>=6.0.0' },
];

const heading = page.getByRole('heading', { level: 1 });
const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const labels = () => links.elements().map((link) => link.textContent);

beforeAll(() => commands.startSandbox({ series: 10 }));
afterAll(() => commands.stopSandbox());

test('the navigation shows what the installed parts name, for this person and this server', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.poll(labels).toEqual(['Dashboard', 'Archive', 'Keys', 'Actions']);
  await expect.element(page.getByText('Default', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('a plain user is not shown the places of administrators', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  await expect.element(page.getByText('alice', { exact: true })).toBeVisible();
  expect(labels()).toEqual(['Dashboard', 'Archive', 'Actions']);
});

test('an address without a page says so, under its own title, and knows the way home', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  await expect.poll(() => document.title).toBe('Page not found · Hondana');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
});

test('the focus goes to the heading of a new page', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await links.nth(1).click();
  await expect.element(heading).toHaveFocus();
});

test('the first stop of the keyboard jumps over the navigation', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('g and a letter lead to places, unless somebody is typing', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  await userEvent.keyboard('ga');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/archive');
  const field = document.createElement('input');
  document.querySelector('main')?.append(field);
  field.focus();
  await userEvent.keyboard('gd?');
  expect(field.value).toBe('gd?');
  expect(router.state.location.pathname).toBe('/webui/archive');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('/ goes to the page’s search field', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  const field = document.createElement('input');
  field.type = 'search';
  document.querySelector('main')?.append(field);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});

test('? lists the shortcuts, and Escape closes the list', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect.element(page.getByText('Go to Archive')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone the links stand at the bottom and nothing scrolls sideways', async () => {
  await page.viewport(390, 844);
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(links.first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
  expect(bar.bottom).toBe(844);
  for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await page.viewport(1440, 900);
});

test('the queue’s count follows the hub', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  const count = page.getByTitle('Items in the server’s queue');
  await expect.element(count).toHaveTextContent('0 in the queue');
  await control('POST', 'jobs', { count: 7, duration: 60_000 });
  await expect.element(count).toHaveTextContent('7 in the queue');
});

test('a ban by AniDB stands in the bar, and says when the server tries again', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await page.getByRole('button', { name: 'AniDB UDP Ban Detected!' }).click();
  await expect.element(page.getByRole('dialog', { name: 'AniDB UDP Ban Detected' })).toBeVisible();
  await expect.element(page.getByText(/The server tries again on/)).toBeVisible();
  await control('POST', 'network', { ban: 'udp', banned: false });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('AniDB UDP Ban Detected!')).not.toBeInTheDocument();
});

test('a server without internet says so, and an administrator has it look again', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await control('POST', 'network', { availability: 'LocalOnly' });
  await page.getByRole('button', { name: 'No Internet Connection' }).click();
  await expect.poll(() => requestsTo('/api/v3/Init/Connectivity', 'POST')).toHaveLength(1);
  await control('POST', 'network', { availability: 'Internet' });
  await expect.element(page.getByText('No Internet Connection')).not.toBeInTheDocument();
});
