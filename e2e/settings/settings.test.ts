import { expect, type Page, people, signOut, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 40 } });

const css = `
  @import url(https://evil.example/import.css);
  .theme-sea { --panel-text: #abcdef; --panel-background: #0a1b2c; --panel-icon: url(https://evil.example/i) }
  .theme-sea { display: none } body::after { content: "x"; position: fixed; inset: 0 }`;

test('previews and saves a hostile theme, ignores it in safe mode, and requests nothing from it', async ({
  page,
  signIn,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) foreign.push(request.url());
  });
  const text = () => page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--panel-text'));
  await signIn(people.administrator, 'settings/general');
  await page
    .getByLabel('Theme files')
    .setInputFiles({ name: 'sea.css', mimeType: 'text/css', buffer: Buffer.from(css) });
  await expect(page.getByText('Successfully uploaded theme "Sea"')).toBeVisible();
  await expect.poll(text).toBe('#abcdef');
  await expect(page.getByText(/rules of this theme are ignored/)).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.poll(text).not.toBe('#abcdef');
  // The form resets, which would close an open list.
  await expect(page.getByText('Unsaved Changes')).toBeHidden();
  await page.getByRole('combobox', { name: 'Theme', exact: true }).click();
  await page.getByRole('option', { name: /^Sea/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  await page.reload();
  await expect.poll(text).toBe('#abcdef');

  await page.goto('settings/general?safe-mode');
  await expect(page.getByRole('combobox', { name: 'Theme', exact: true })).toHaveText(/Sea/);
  expect(await text()).not.toBe('#abcdef');
  expect(foreign).toEqual([]);
});

test('requests the settings of the interface and the server only once', async ({ page, server, signIn }) => {
  await signIn(people.administrator, 'settings/anidb');
  await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('sandbox');
  expect(server.sandbox.requests.find({ method: 'GET', path: '/api/v3/Settings' })).toHaveLength(1);
});

test('keeps the changes of two tabs to different settings and shows them in both', async ({
  page,
  signIn,
}) => {
  await signIn(people.administrator, 'settings/anidb');
  const second = await page.context().newPage();
  await second.goto('settings/import');
  await page.getByRole('textbox', { name: 'Related Depth' }).fill('3');
  await second.getByRole('switch', { name: 'Import on start' }).click();
  await Promise.all(
    [page, second].map((tab) => tab.getByRole('button', { name: 'Save', exact: true }).click()),
  );
  for (const tab of [page, second]) await expect(tab.getByText('Settings saved!')).toBeVisible();
  await second.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'AniDB' }).click();
  await expect(second.getByRole('textbox', { name: 'Related Depth' })).toHaveValue('3');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('switch', { name: 'Import on start' })).toBeChecked();
});

function isLight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('The browser cannot draw.');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return (canvas.getImageData(0, 0, 1, 1).data[0] ?? 0) > 127;
  });
}

test('follows the system’s light or dark mode until a theme is chosen, also on the login page', async ({
  page,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(people.administrator, 'settings/general');
  await expect.poll(() => isLight(page)).toBe(true);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => isLight(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('combobox', { name: 'Notification Position' }).click();
  await page.getByRole('option', { name: 'Top Right' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Settings saved!')).toBeVisible();
  await signOut(page);
  await page.getByLabel('Username').waitFor();
  await page.reload();
  await page.getByLabel('Username').waitFor();
  expect(await isLight(page)).toBe(true);
});

test('keeps a chosen theme against the system’s mode until “System” is chosen again', async ({
  page,
  server,
  signIn,
}) => {
  const theme = page.getByRole('combobox', { name: 'Theme', exact: true });
  const choose = async (name: string) => {
    await theme.click();
    await page.getByRole('option', { name }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Unsaved Changes')).toBeHidden();
  };
  // The page shows a change before it is saved.
  const savedSettings = () => JSON.parse(String(server.sandbox.settings.document.WebUI_Settings || '{}'));
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(people.administrator, 'settings/general');
  await expect(theme).toHaveText('System');
  await choose('Shoko Gray');
  await expect(theme).toHaveText(/Shoko Gray/);
  await expect.poll(savedSettings).toMatchObject({ theme: 'theme-shoko-gray' });
  await page.reload();
  await theme.waitFor();
  expect(await isLight(page)).toBe(false);
  await choose('System');
  expect(await isLight(page)).toBe(true);
  await expect.poll(savedSettings).not.toHaveProperty('theme');
  await page.reload();
  await expect(theme).toHaveText('System');
  expect(await isLight(page)).toBe(true);
});
