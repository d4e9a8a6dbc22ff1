import { rm } from 'node:fs/promises';
import type { Contribution } from '../libs/shared/src/remote/descriptor.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { addPlugin } from '../tools/plugin/addPlugin.ts';
import { buildOutside } from './buildOutside.ts';
import { consoleErrorsOf, expect, people, signOut, test } from './fixtures.ts';
import { installPlugin } from './handWrittenPlugin.ts';

test.use({ sandboxOptions: { series: 60 } });

test.describe('examples/every-slot', () => {
  // In order: all of them use what the first has built.
  test.describe.configure({ mode: 'default' });

  let plugin = '';

  test.beforeAll(async () => {
    plugin = await buildOutside(repositoryPath('examples/every-slot'));
  });

  test.afterAll(async () => {
    if (plugin !== '') await rm(plugin, { recursive: true });
  });

  test.beforeEach(async ({ deployment }) => {
    expect((await addPlugin(plugin, deployment)).findings).toEqual([]);
  });

  test('adds a series header, an action, a tab and an episode button', async ({ page, signIn }) => {
    await signIn(people.plain, 'collection/series/5/episodes');
    await expect(page.getByText(/^\d+ episodes? on disk$/)).toBeVisible();
    const bookmark = page.getByRole('button', { name: 'Bookmark', exact: true }).first();
    await bookmark.click();
    await expect(page.getByRole('button', { name: 'Bookmarked' })).toHaveCount(1);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'For Later' }).click();
    await expect(page.getByText('Kept for later!')).toBeVisible();
    await page.getByRole('link', { name: 'Facts' }).click();
    await expect(page.getByRole('region', { name: 'Facts' })).toBeVisible();
  });

  test('acts on the series selected in the collection', async ({ page, signIn }) => {
    await signIn(people.plain, 'collection');
    const marks = page.getByRole('checkbox', { name: /^Select / });
    // Beside the mouse a mark lies below the picture.
    await page.getByRole('listitem').filter({ has: marks }).first().hover();
    await marks.nth(0).click();
    await marks.nth(1).click();
    await page.getByRole('button', { name: 'Actions', exact: true }).click();
    await page.getByRole('menuitem', { name: 'For Later' }).click();
    await expect(page.getByText('Kept for later!')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Selection' })).toBeVisible();
  });

  test('acts on the files of an episode and of a list, and returns to the dialog below', async ({
    page,
    signIn,
  }) => {
    await signIn(people.administrator, 'collection/series/5/episodes');
    await page.getByRole('button', { name: 'File Info' }).first().click();
    const info = page.getByRole('dialog', { name: 'File Info' });
    await info.getByRole('button', { name: 'Show IDs' }).first().click();
    const ids = page.getByRole('dialog', { name: 'File IDs' });
    await expect(ids.getByText(/^\d+$/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(ids).toHaveCount(0);
    await expect(info.getByRole('button', { name: 'AVDump' }).first()).toBeVisible();

    await page.goto('utilities/unrecognized/files');
    const boxes = page.getByRole('checkbox', { name: /^Select .*\./ });
    await boxes.nth(0).click();
    await boxes.nth(1).click();
    await page.getByRole('button', { name: 'Show IDs' }).click();
    await expect(ids.getByText(/^\d+ and \d+$/)).toBeVisible();
  });

  test('adds a group section, a calendar day and a dashboard widget in its own size', async ({
    page,
    signIn,
  }) => {
    await signIn(people.plain, 'collection/group/1');
    await expect(page.getByText(/^This group has \d+ series\.$/)).toBeVisible();
    await page.goto('dashboard/calendar');
    await expect(page.getByText(/^This day: /)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(
      page
        .getByText(/^This day: /)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('dashboard');
    const widget = page.getByRole('region', { name: 'Series Count' });
    await expect(async () => {
      await widget.scrollIntoViewIfNeeded();
      await expect(widget.getByText(/^[\d,]+ series$/)).toBeVisible({ timeout: 1000 });
    }).toPass();
    const board = await page.getByRole('list', { name: 'Widgets' }).boundingBox();
    const box = await widget.boundingBox();
    expect((box?.width ?? 0) / (board?.width ?? 1)).toBeCloseTo(0.25, 1);
    expect(box?.height).toBe(8 * 24 - 24);
  });

  test('adds to the palette, the navigation, settings and utilities, and saves in this browser', async ({
    page,
    signIn,
  }) => {
    await signIn(people.plain, 'collection');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Every Slot' })).toBeVisible();
    // Its only child is for administrators.
    await expect(page.getByRole('button', { name: 'Places in Every Slot' })).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('Say Hello');
    await expect(page.getByRole('option', { name: /Say Hello/, selected: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Hello!')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('e');
    await expect(page.getByRole('heading', { level: 1, name: 'Every Slot' })).toBeVisible();
    await page.goto('utilities/x/every-slot.page');
    await expect(page.getByText('No titles to mend')).toBeVisible();
    await page.goto('settings/x/every-slot.settings');
    await expect(page.getByText('Applies to you in this browser only.')).toBeVisible();
    await page.getByRole('button', { name: 'Greet with Hello' }).click();
    await expect(page.getByText('Saved in this browser')).toBeVisible();
    await expect(page.getByText('Greets with Hello.')).toBeVisible();
  });

  test('adds a link to the login page, except in safe mode', async ({ page }) => {
    await page.goto('login');
    await expect(page.getByRole('link', { name: 'Write to the administrator' })).toBeVisible();
    await page.goto('login?safe-mode');
    await expect(page.getByLabel('Username')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('link', { name: 'Write to the administrator' })).toHaveCount(0);
  });

  test('adds its link to the login form of an ended session, too', async ({ page, signIn }) => {
    await signIn(people.administrator, 'settings/anidb');
    // A page with unsaved changes stays when its session ends.
    await page.getByRole('textbox', { name: 'Related Depth' }).fill('4');
    await expect(page.getByText('Unsaved Changes')).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await signOut(other);
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page).toHaveURL(/settings\/anidb/);
    await expect(page.getByRole('link', { name: 'Write to the administrator' })).toBeVisible();
  });
});

test('shows a failure in its slot and keeps the page', async ({ page, deployment, signIn }) => {
  const places = {
    'login.footer': 'Entrance',
    'series.header': 'Header',
    'episode.row': 'Row',
    'group.section': 'Section',
    'calendar.day': 'Day',
  } as const;
  const broken = Object.entries(places).map(
    ([slot, title]): Contribution => ({
      slot: slot as keyof typeof places,
      id: title.toLowerCase(),
      title,
      module: './Tab',
    }),
  );
  await installPlugin(deployment, {
    tab: `() => () => { throw new Error('the pencil broke'); }`,
    change: (descriptor) => ({ ...descriptor, contributions: broken }),
  });
  const failure = (slot: keyof typeof places) =>
    page.getByRole('button', { name: `${places[slot]} could not be shown. Retry` });
  await page.goto('login');
  await expect(failure('login.footer')).toBeVisible();
  await signIn(people.plain, 'collection/series/5/episodes');
  await expect(failure('series.header')).toBeVisible();
  await expect(failure('episode.row').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mark as watched' }).first()).toBeVisible();
  await page.goto('collection/group/1');
  await expect(page.getByText('Section could not be shown')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('dashboard/calendar');
  await expect(failure('calendar.day')).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();
  consoleErrorsOf(page).length = 0;
});

test('finds other settings when a plugin’s search fails', async ({ page, deployment, signIn }) => {
  await installPlugin(deployment, {
    tab: `() => () => { throw new Error('the index is torn'); }`,
    change: (descriptor) => ({
      ...descriptor,
      contributions: [{ slot: 'palette.settings', id: 'found', title: 'Mischief', module: './Tab' }],
    }),
  });
  await signIn(people.administrator, 'collection');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Notification');
  const palette = page.getByRole('dialog');
  await expect(palette.getByRole('option', { name: /^Notification Position/ })).toBeVisible();
  await expect(
    palette.getByText('Plugin of mischief could not be searched: the index is torn'),
  ).toBeVisible();
});
