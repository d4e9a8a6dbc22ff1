import { consoleErrorsOf, expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60 } });

test('starts on the dashboard and keeps a layout arranged by keyboard after a reload', async ({
  page,
  server,
  signIn,
}) => {
  await signIn(people.administrator, '');
  await expect(page).toHaveURL('dashboard');
  const queue = page.getByRole('region', { name: 'Queue Processor' });
  await expect(queue).toContainText('Queue is empty!');
  const entries = server.sandbox.requests.find({ path: '/webui/remotes/dashboard/*/remoteEntry.js' });
  expect(
    entries.map(({ query }) => query),
    'one entry serves every widget',
  ).toEqual(['']);
  const before = await queue.boundingBox();

  await page.getByRole('banner').getByRole('button', { name: 'Dashboard Settings' }).click();
  await page.getByRole('button', { name: 'Enable Edit Mode' }).click();
  await page.getByRole('button', { name: 'Arrange Queue Processor' }).focus();
  await page.keyboard.press('ArrowRight');
  // Edit mode blocks the navigation.
  await page.getByRole('navigation', { name: 'Main' }).getByText('Collection').click({ force: true });
  await expect(page).toHaveURL('dashboard');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Layout Saved!')).toBeVisible();

  await page.reload();
  await expect(queue).toContainText('Queue is empty!');
  expect((await queue.boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 50);
});

test('drags a widget under the content security policy and shows every widget', async ({ page, signIn }) => {
  await signIn(people.plain, 'dashboard');
  const files = page.getByRole('region', { name: 'Unrecognized Files' });
  await expect(files).toBeVisible();
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 700);
    expect(await page.locator('main section[aria-busy=true]').count()).toBe(0);
  }).toPass();
  await expect(page.getByRole('region', { name: 'Recommended Anime' })).toBeInViewport();
  await page.getByRole('button', { name: 'Dashboard Settings' }).click();
  await page.getByRole('button', { name: 'Enable Edit Mode' }).click();
  const handle = page.getByRole('button', { name: 'Arrange Unrecognized Files' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  if (!from) throw new Error('The handle is nowhere.');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x - 300, from.y + 30, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Edit mode' }).getByRole('status')).toContainText(
    'Unrecognized Files: columns',
  );

  const place = await handle.boundingBox();
  if (!place) throw new Error('The handle is nowhere.');
  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.move(place.x + 10, place.y + 10);
  await page.mouse.down();
  await page.mouse.move(place.x + 10, 890, { steps: 5 });
  await page.waitForFunction((before) => window.scrollY > before + 200, scrolled);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Edit mode' }).getByRole('status')).toContainText(
    'Unrecognized Files is back in place',
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(files).toBeAttached();
});

test('shows the failure in each widget whose file is missing and reloads it on Retry', async ({
  page,
  server,
  signIn,
}) => {
  // The dashboard's widgets are one file.
  server.sandbox.misbehaviour.add({ pattern: '/webui/remotes/dashboard/*dashboard_widget.js*', status: 404 });
  await signIn(people.administrator, 'dashboard');
  const failed = (title: string) =>
    page.getByRole('alert').filter({ hasText: `${title} could not be shown` });
  await expect(failed('Unrecognized Files')).toBeVisible();
  await expect(failed('Queue Processor')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Calendar' })).toBeVisible();
  server.sandbox.misbehaviour.clear();
  for (const [title, content] of [
    ['Unrecognized Files', '20 Files'],
    ['Queue Processor', 'Queue is empty!'],
  ] as const) {
    await failed(title).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('region', { name: title })).toContainText(content);
  }
  consoleErrorsOf(page).length = 0;
});
