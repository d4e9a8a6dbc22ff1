import type { SandboxServer } from '../apps/sandbox/src/server.ts';
import { consoleErrorsOf, expect, type Page, people, signOut, test } from './fixtures.ts';

test.use({ sandboxOptions: { series: 120 } });

const cards = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('link');

function refusals(server: SandboxServer): string[] {
  return server.sandbox.requests
    .find()
    .filter(({ status, isUnknown }) => status === 401 || status === 403 || isUnknown)
    .map(({ method, path }) => `${method} ${path}`);
}

const dialogs = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));

/** Hundreds of dialogs open and close. */
const often = { intervals: [20] };

/** By polling, which locator handlers don't intercept. @returns whether any was open */
async function closeDialogs(page: Page): Promise<boolean> {
  const open = dialogs(page);
  const wasOpen = (await open.count()) > 0;
  for (let count = await open.count(); count > 0; count = await open.count()) {
    await page.keyboard.press('Escape');
    await expect.poll(() => open.count(), often).toBeLessThan(count);
  }
  return wasOpen;
}

async function pressEveryButton(page: Page, part: string): Promise<string[]> {
  const buttons = page.locator(part).getByRole('button').filter({ visible: true });
  const pressed = new Set<string>();
  for (;;) {
    // In one evaluation: waiting for a button that disappears would block.
    const kinds = await buttons.evaluateAll((all) =>
      all.map((one) => ({
        // “Edit Group: Cowboy Bebop” is the same kind on each card.
        name: (one.ariaLabel ?? one.textContent.trim()).replace(/[:].*| link to .*/, ''),
        opens: one.ariaHasPopup !== null,
      })),
    );
    const place = kinds.findIndex(({ name }) => !pressed.has(name));
    const kind = kinds[place];
    if (kind === undefined) {
      if (await closeDialogs(page)) continue;
      return [...pressed];
    }
    // If it has disappeared meanwhile, look again.
    const isPressed = await buttons
      .nth(place)
      .click({ timeout: 1000 })
      .then(
        () => true,
        () => false,
      );
    if (!isPressed) continue;
    pressed.add(kind.name);
    if (kind.opens) await expect.poll(() => dialogs(page).count(), often).toBeGreaterThan(0);
    await closeDialogs(page);
  }
}

/** Never reloads the page. */
async function useEverything(page: Page): Promise<void> {
  // A dialog may open late and cover the next button.
  await page.addLocatorHandler(dialogs(page).first(), async () => void (await closeDialogs(page)));
  await expect(cards(page).first()).toBeVisible();
  expect(await pressEveryButton(page, 'header, main')).toContain('Display Settings');
  await page.getByRole('radio', { name: 'List' }).check();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByRole('radio', { name: 'Posters' }).check();
  await page.getByRole('slider').press('End');
  await page.getByRole('searchbox').fill('a');
  await expect(page).toHaveURL(/\?q=a$/);

  await page.locator('a[href*="/collection/group/"]').first().click();
  await expect(page).toHaveURL(/\/collection\/group\/\d+/);
  await expect(cards(page).first()).toBeVisible();
  await pressEveryButton(page, 'main');
  await page.locator('a[href*="/collection/series/"]').first().click();
  await expect(page).toHaveURL(/\/collection\/series\/\d+\/overview/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await pressEveryButton(page, 'main');
  await page.getByRole('radio', { name: '8 of 10' }).click();
  await expect(page.getByText(/Voted!|Rating removed!/).first()).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /start page/ })
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Recently Imported' })).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 900);
    expect(await page.locator('main section[aria-busy=true]').count()).toBe(0);
  }).toPass();
}

// The restricted user has the plain user's rights, with fewer series.
for (const person of ['administrator', 'plain', 'restricted'] as const) {
  const tag = person === 'plain' ? [] : '@sweep';
  test(`offers the ${person} user nothing that the server refuses`, { tag }, async ({
    page,
    server,
    signIn,
  }) => {
    await signIn(people[person]);
    await useEverything(page);
    expect(refusals(server)).toEqual([]);
  });
}

test('tells a restricted user about missing access to a series and leads to the collection', async ({
  page,
  server,
  signIn,
}) => {
  const { library, users } = server.sandbox;
  const hidden = new Set(users.byName(people.restricted.username)?.restrictedTags);
  const series = [...library.series.values()].find(({ tags }) => tags.some(({ tag }) => hidden.has(tag.id)));
  if (!series) throw new Error('The library has no series with a restricted tag.');

  await signIn(people.plain, `collection/series/${series.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(library.seriesName(series));
  await signOut(page);

  await signIn(people.restricted, `collection/series/${series.id}`);
  await expect(page.getByText('You do not have access to this series.')).toBeVisible();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(cards(page).first()).toBeVisible();
  consoleErrorsOf(page).length = 0;
});
