// The first stylesheet loaded fixes the order of the layers.
import '@hondana/shared/ui/layers.css';
import { PageTools, useNavigationLock } from '@hondana/shared/navigation';
import { dismissAllNotices, notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { saveCurrentUser } from '@hondana/shared/resources/users';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { textsOf } from '@hondana/shared/testing/textsOf';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { settingsIcon } from '@hondana/shared/ui/icons';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { renderShell } from '../testing/renderShell.tsx';

function LockedPage({ reason }: { readonly reason?: string }) {
  useNavigationLock(true, reason);
  return (
    <PageTools>
      <button type="button">Board settings</button>
    </PageTools>
  );
}

const navigation = [
  { label: 'Archive', path: 'archive', icon: 'folder', order: 20, shortcut: 'a' },
  { label: 'Dashboard', path: 'dashboard', icon: 'dashboard', order: 10, shortcut: 'd' },
  { label: 'Keys', path: 'keys', icon: 'unheard-of', order: 30, adminOnly: true },
  { label: 'Later', path: 'later', icon: 'star', order: 40, server: '>=6.0.0' },
];

const heading = page.getByRole('heading', { level: 1 });
const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
const labels = textsOf(links);

withSandbox({ series: 10 });

async function showFrame() {
  const shell = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(heading).toHaveTextContent('Page not found');
  return shell;
}

test('shows the navigation of installed remotes for this user and server version', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.poll(labels).toEqual(['Dashboard', 'Archive', 'Keys', 'Actions']);
  await expect.element(page.getByText('Default', { exact: true })).toBeVisible();
  await expectNoAxeViolations();
});

test('hides administrators’ links from a plain user', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  await expect.element(page.getByText('alice', { exact: true })).toBeVisible();
  expect(labels()).toEqual(['Dashboard', 'Archive', 'Actions']);
});

test('shows the user’s name with an initial, or with a picture once there is one', async () => {
  const { queryClient } = await renderShell({ path: '/nowhere', as: 'plain', navigation });
  const bar = page.getByRole('banner');
  await expect.element(bar.getByText('alice', { exact: true })).toBeVisible();
  await expect.element(bar.getByText('A', { exact: true })).toBeVisible();
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAACADs=';
  await saveCurrentUser.send({ body: { Avatar: picture } });
  onTestFinished(async () => void (await saveCurrentUser.send({ body: { Avatar: '' } })));
  void queryClient.invalidateQueries();
  await expect.poll(() => bar.element().querySelector('img')?.src).toBe(picture);
  await expect.element(bar.getByText('A', { exact: true })).not.toBeInTheDocument();
});

test('opens the account, changes the theme and signs out from the avatar’s menu', async () => {
  const { router } = await renderShell({
    path: '/nowhere',
    as: 'administrator',
    navigation,
    routes: [{ path: 'settings/*', module: './routes' }],
  });
  const corner = page.getByRole('banner').getByRole('button', { name: 'Account: Default' });
  await corner.click();
  const menu = page.getByRole('menu', { name: 'Account' });
  await expect.element(menu.getByRole('menuitem', { name: 'Account' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: 'Language' }).elements()).toEqual([]);
  await expectNoAxeViolations();
  await menu.getByRole('menuitem', { name: 'Theme' }).click();
  await expect
    .element(page.getByRole('menuitemcheckbox', { name: 'System' }))
    .toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemcheckbox', { name: 'Light' }).click();
  await expect.poll(() => document.body.className).toContain('theme-hondana-light');
  await expect.poll(() => requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(1);
  await page.getByRole('menuitemcheckbox', { name: 'System' }).click();
  await expect.poll(() => requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(2);
  await menu.getByRole('menuitem', { name: 'Account' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/settings/account');
  await expect.element(menu).not.toBeInTheDocument();
  await corner.click();
  await menu.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test.each([1440, 390])('asks before signing out with unsaved changes at %i px', async (width) => {
  await page.viewport(width, 844);
  await showFrame();
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  onTestFinished(() => removeEventListener('beforeunload', ask));
  const pressSignOut = async () => {
    if (width === 390) {
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Sign out' }).click();
    } else {
      await page.getByRole('banner').getByRole('button', { name: 'Account: Default' }).click();
      await page.getByRole('menuitem', { name: 'Sign out' }).click();
    }
  };
  const question = page.getByRole('alertdialog', { name: 'Sign out without saving?' });
  await pressSignOut();
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(heading).toHaveTextContent('Page not found');
  await pressSignOut();
  await question.getByRole('button', { name: 'Sign out' }).click();
  await expect.element(page.getByRole('button', { name: 'Login' })).toBeVisible();
});

test.for([
  ['ltr', 'ArrowRight', 'ArrowLeft'],
  ['rtl', 'ArrowLeft', 'ArrowRight'],
] as const)('opens and leaves a submenu by the keys of the reading direction (%s)', async (row) => {
  const [direction, open, close] = row;
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await showFrame();
  await page.getByRole('banner').getByRole('button', { name: 'Account: Default' }).click();
  const theme = page.getByRole('menuitem', { name: 'Theme' });
  await expect.element(theme).toBeVisible();
  while (document.activeElement !== theme.element()) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard(`{${close}}`);
  await expect.element(theme).toHaveFocus();
  await userEvent.keyboard(`{${open}}`);
  await expect.element(page.getByRole('menuitemcheckbox').first()).toHaveFocus();
  await userEvent.keyboard(`{${close}}`);
  await expect.element(theme).toHaveFocus();
});

test('links the product’s name to the start page', async () => {
  const { router } = await renderShell({ path: '/nowhere', as: 'plain', navigation });
  const logo = page.getByRole('banner').getByRole('link', { name: 'Hondana, start page' });
  await expect.element(logo).toHaveTextContent('Hondana');
  await logo.click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
});

test('shows Page not found with its own title and a link to the start page', async () => {
  const { router } = await showFrame();
  await expect.poll(() => document.title).toBe('Page not found · Hondana');
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
});

test('moves focus to the heading of a new page', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await links.nth(1).click();
  await expect.element(heading).toHaveFocus();
});

test('skips to the content from the first tab stop', async () => {
  await showFrame();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test('goes to a page on g and a letter, unless the user is typing', async () => {
  const { router } = await showFrame();
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

test('focuses the page’s search field on /', async () => {
  await showFrame();
  const field = document.createElement('input');
  field.type = 'search';
  document.querySelector('main')?.append(field);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('');
});

test('lists the shortcuts on ?, and closes the list on Escape', async () => {
  await showFrame();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expect.element(page.getByText('Go to Archive')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('maps shortcuts by key position when the layout has no Latin letters', async () => {
  const { router } = await showFrame();
  const press = (key: string, code: string, more: KeyboardEventInit = {}): boolean =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true, ...more }),
    );
  const dialog = page.getByRole('dialog');
  press('л', 'KeyK', { ctrlKey: true });
  await expect.element(dialog).toHaveAccessibleName('Search and commands');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  press(',', 'Slash', { shiftKey: true });
  await expect.element(dialog).toHaveAccessibleName('Keyboard shortcuts');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  // Latin letters count by character on any layout (AZERTY); AltGr produces text.
  press('g', 'KeyG');
  press('q', 'KeyA');
  press('g', 'KeyG', { altKey: true });
  press('a', 'KeyA');
  press('п', 'KeyG', { modifierAltGraph: true });
  press('ф', 'KeyA');
  press('п', 'KeyG');
  press('в', 'KeyD');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/dashboard');
});

test('puts links of at least 44 px at the bottom of a phone, without scrolling sideways', async () => {
  await page.viewport(390, 844);
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(links.first()).toBeVisible();
  const bar = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect();
  expect(bar.bottom).toBe(844);
  for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});

test('shows the links’ labels in full at 320 px', async () => {
  await page.viewport(320, 640);
  const words = ['Dashboard', 'Collection', 'Utilities', 'Log', 'Settings'];
  await renderShell({
    path: '/nowhere',
    as: 'administrator',
    navigation: words.map((label, order) => ({ path: label.toLowerCase(), label, icon: 'log', order })),
  });
  for (const word of [...words.slice(0, 4), 'More']) {
    const label = page.getByRole('navigation', { name: 'Main' }).getByText(word, { exact: true });
    await expect.element(label).toBeVisible();
    expect(label.element().scrollWidth).toBeLessThanOrEqual(label.element().clientWidth);
  }
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('updates the queue’s count from the hub', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  const count = page.getByTitle('Tasks in the server’s queue');
  await expect.element(count).toHaveTextContent('0 in the queue');
  await control('POST', 'jobs', { count: 7, duration: 60_000 });
  await expect.element(count).toHaveTextContent('7 in the queue');
});

test('shows an AniDB ban in the bar, and says when the server tries again', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await page.getByRole('button', { name: 'AniDB UDP Ban Detected!' }).click();
  await expect.element(page.getByRole('dialog', { name: 'AniDB UDP Ban Detected' })).toBeVisible();
  await expect.element(page.getByText(/The server will try again on/)).toBeVisible();
  await control('POST', 'network', { ban: 'udp', banned: false });
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('AniDB UDP Ban Detected!')).not.toBeInTheDocument();
});

async function troubled(): Promise<void> {
  onTestFinished(async () => {
    await control('POST', 'network', { availability: 'Internet', ban: 'udp', banned: false });
    await control('POST', 'network', { ban: 'http', banned: false });
  });
  await control('POST', 'network', { availability: 'LocalOnly' });
  await control('POST', 'network', { ban: 'udp', pause: 1800 });
  await control('POST', 'network', { ban: 'http', pause: 1800 });
}

test('labels each of several warnings when the bar has room', async () => {
  await page.viewport(1920, 900);
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await troubled();
  for (const words of ['No Internet', 'UDP Ban', 'HTTP Ban']) {
    const shown = page.getByRole('banner').getByText(words, { exact: true });
    await expect.element(shown).toBeVisible();
    expect(shown.element().scrollWidth).toBeLessThanOrEqual(shown.element().clientWidth);
  }
});

test('collapses several warnings into one counted button when room is short, and lists them', async () => {
  await page.viewport(800, 600);
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await troubled();
  const button = page.getByRole('banner').getByRole('button', { name: '3 server warnings' });
  await expect.element(button).toHaveTextContent('3');
  expect(page.getByRole('button', { name: /^AniDB/ }).elements()).toEqual([]);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Server Warnings' });
  await expect.element(dialog.getByRole('heading', { name: 'AniDB UDP Ban Detected!' })).toBeVisible();
  await expect.element(dialog.getByRole('heading', { name: 'AniDB HTTP Ban Detected!' })).toBeVisible();
  await expectNoAxeViolations();
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect.element(dialog.getByRole('status')).toMatchTextContent('Still no internet connection');
  await control('POST', 'network', { availability: 'Internet' });
  await expect.element(dialog.getByText('No Internet Connection')).not.toBeInTheDocument();
});

test('warns that the server has no internet, and lets an administrator check again', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await control('POST', 'network', { availability: 'LocalOnly' });
  await page.getByRole('button', { name: 'No Internet Connection' }).click();
  await expect.poll(() => requestsTo('/api/v3/Init/Connectivity', 'POST')).toHaveLength(1);
  await expect.element(page.getByText('Still no internet connection')).toBeVisible();
  await control('POST', 'network', { availability: 'Internet' });
  await expect.element(page.getByText('No Internet Connection')).not.toBeInTheDocument();
});

test('opens a menu of nested places by pointer and by keyboard', async () => {
  const children = [
    { label: 'File Search', path: 'utilities/file-search' },
    { label: 'Renamer', path: 'utilities/renamer', adminOnly: true },
  ];
  const utilities = { label: 'Utilities', path: 'utilities', icon: 'utilities', order: 30, children };
  const { router } = await renderShell({ path: '/nowhere', as: 'plain', navigation: [utilities] });
  const button = page.getByRole('button', { name: 'Places in Utilities' });
  await button.click();
  await expect.element(page.getByRole('menuitem')).toHaveTextContent('File Search');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem')).toHaveFocus();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/webui/utilities/file-search');
});

test('keeps changes behind the bell with their Undo when the notices have gone', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  await expect.element(heading).toBeVisible();
  const undone: string[] = [];
  const tell = (title: string) =>
    notify({ kind: 'success', title, action: undoAction(() => undone.push(title)) });
  tell('Tag removed');
  dismissAllNotices();
  tell('Group renamed');
  const notice = page.getByRole('region', { name: 'Notices' }).getByText('Group renamed');
  await expect.element(notice).toBeVisible();
  await page.getByRole('button', { name: '2 recent changes' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  const panel = page.getByRole('dialog', { name: 'Recent changes' });
  const done = panel.getByRole('listitem');
  await expect.element(done.first()).toMatchTextContent('Group renamed');
  await expectNoAxeViolations();
  await done.nth(1).getByRole('button', { name: 'Undo' }).click();
  expect(undone).toEqual(['Tag removed']);
  await done.getByRole('button', { name: 'Undo' }).click();
  await expect.element(panel.getByText('Nothing to undo')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /recent change/ })).not.toBeInTheDocument();
});

test('links Help to external pages in a new tab, and to the shortcuts', async () => {
  await renderShell({ path: '/nowhere', as: 'plain', navigation });
  const help = page.getByRole('button', { name: 'Help' });
  await help.click();
  await expect.element(page.getByRole('menuitem', { name: /^Discord/ })).toBeVisible();
  const addresses = page
    .getByRole('menuitem')
    .elements()
    .flatMap((item) => (item instanceof HTMLAnchorElement ? [[item.href, item.target]] : []));
  expect(addresses).toEqual([
    ['https://discord.gg/vpeHDsg', '_blank'],
    ['https://docs.shokoanime.com/', '_blank'],
    ['https://docs.shokoanime.com/faq', '_blank'],
    ['https://github.com/ShokoAnime', '_blank'],
  ]);
  await page.getByRole('menuitem', { name: /^Keyboard shortcuts/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('blocks links and shortcuts while a page locks the navigation, and says why', async () => {
  const { router } = await showFrame();
  const locked = await render(<LockedPage reason="Save or cancel the layout first." />);
  const link = links.nth(1);
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link).toHaveAttribute('title', 'Save or cancel the layout first.');
  await link.click({ force: true });
  await expect.element(page.getByText('The navigation is locked')).toBeVisible();
  await userEvent.keyboard('ga');
  await userEvent.keyboard('gx');
  await link.click({ force: true, modifiers: ['Control'] });
  expect(router.state.location.pathname + router.state.location.search).toBe('/webui/nowhere');
  await expectNoAxeViolations();
  await locked.unmount();
  await expect.element(link).not.toHaveAttribute('aria-disabled');
  await link.click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/archive');
});

test('shows a page’s own tools in the bar of a phone until the page unmounts', async () => {
  await page.viewport(390, 844);
  await showFrame();
  const shown = await render(<LockedPage />);
  const tool = page.getByRole('banner').getByRole('button', { name: 'Board settings' });
  await expect.element(tool).toBeVisible();
  await shown.unmount();
  await expect.element(tool).not.toBeInTheDocument();
});

test('puts the rest of the navigation into a sheet on a phone', async () => {
  await page.viewport(390, 844);
  const { router } = await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await page.getByRole('button', { name: 'More' }).click();
  const sheet = page.getByRole('dialog', { name: 'More' });
  await expect.element(sheet.getByText('Signed in as Default')).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'Discord' })).toBeVisible();
  await expect.element(sheet.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect.element(sheet.getByRole('combobox', { name: 'Theme' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  await sheet.getByRole('link', { name: 'Actions' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Actions' })).toBeVisible();
  await expect.element(sheet).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'More' }).click();
  await sheet.getByRole('link', { name: 'Archive' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/webui/archive');
});

function overlapping(): DOMRect[] {
  const boxes = [...page.getByRole('banner').element().querySelectorAll('a, button')]
    .filter((control) => control.checkVisibility() && !control.closest('[inert]'))
    .map((control) => control.getBoundingClientRect());
  return boxes.filter((a, index) =>
    boxes
      .slice(index + 1)
      .some(
        (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1,
      ),
  );
}

test.each([800, 1280, 1440, 1600])(
  'moves links that do not fit in the bar under More at %i px when plugins add many',
  async (width) => {
    await page.viewport(width, 844);
    const added = ['Watch Statistics', 'Recommendations', 'Reading List', 'Seasonal Charts', 'Backups'];
    const others = added.map((label, index) => ({
      label,
      path: `added-${index}`,
      icon: 'star',
      order: 50 + index,
      children: [{ label: 'All', path: `added-${index}/all` }],
    }));
    await renderShell({ path: '/nowhere', as: 'administrator', navigation, others });
    await expect.element(heading).toHaveTextContent('Page not found');
    await troubled();
    await expect.element(page.getByRole('button', { name: /server warnings|HTTP Ban/ })).toBeVisible();
    const more = page.getByRole('banner').getByRole('button', { name: 'More', exact: true });
    await expect.element(more).toBeVisible();
    await expect.poll(overlapping).toEqual([]);
    expect(page.getByRole('banner').element().clientHeight).toBeLessThanOrEqual(56);
    expect(document.documentElement.scrollWidth).toBe(width);
    await expect.element(links.getByText('Archive')).toBeVisible();
    expect(links.getByText('Actions').element().closest('[inert]')).not.toBeNull();
    await expectNoAxeViolations();
    await more.click();
    const sheet = page.getByRole('dialog', { name: 'More' });
    await expect.element(sheet.getByRole('link', { name: 'Actions' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(more).toHaveFocus();
  },
);

test('omits More when all links fit', async () => {
  await renderShell({ path: '/nowhere', as: 'administrator', navigation });
  await expect.element(links.getByText('Actions')).toBeVisible();
  expect(page.getByRole('banner').getByRole('button', { name: 'More', exact: true }).elements()).toEqual([]);
});

test.each([320, 390, 800, 1000, 1280, 1440])(
  'keeps controls in the bar from overlapping at %i px',
  async (width) => {
    await page.viewport(width, 844);
    await showFrame();
    await render(
      <PageTools>
        <IconButton icon={settingsIcon} label="Board settings" />
      </PageTools>,
    );
    await troubled();
    await expect.element(page.getByRole('button', { name: '3 server warnings' })).toBeVisible();
    expect(overlapping()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  },
);
