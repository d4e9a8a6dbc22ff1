import type { Series } from '../apps/sandbox/src/model/types.ts';
import { sidewaysFindings } from '../tools/sweep/pageFindings.ts';
import { expect, type Page, test } from './fixtures.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Episode links' });
const pick = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^TMDB match for episode ${number}: `) });

function found(library: Iterable<Series>, wanted: (series: Series) => boolean): Series {
  for (const series of library) if (wanted(series)) return series;
  throw new Error('The library has no such series.');
}

async function watchTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const box = window as unknown as { longest: number };
    box.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) box.longest = Math.max(box.longest, duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as unknown as { longest: number }).longest);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds a series on TMDB, links it, changes and saves the links by keyboard alone', async ({
    page,
    server,
    signIn,
  }) => {
    const { library } = server.sandbox;
    const series = found(
      library.series.values(),
      (one) => one.type === 'TV' && one.tmdbShows.length === 0 && one.episodes.length < 60 && !one.restricted,
    );
    await signIn(undefined, `collection/series/${series.id}/tmdb-linking`);
    const search = page.getByRole('searchbox', { name: 'Search TMDB' });
    await expect(search).toBeVisible();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    // Pasted: typing would search for each prefix, and the browser logs each 404.
    await page.keyboard.insertText(String(series.tmdbHome.show));
    const choose = page.getByRole('button', { name: /^Choose / });
    await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(choose).toHaveCount(1);
    expect(await sidewaysFindings(page)).toEqual([]);
    await choose.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`type=Show&id=${series.tmdbHome.show}$`));

    await pick(page, 1).focus();
    await page.keyboard.press('ArrowDown');
    await expect(pick(page, 2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.type('e5');
    await page.keyboard.press('Enter');
    await expect(pick(page, 2)).toContainText(/S\d+ E5/);

    await page.getByRole('checkbox', { name: 'Select episode 3', exact: true }).focus();
    await page.keyboard.press('Space');
    expect(await sidewaysFindings(page)).toEqual([]);
    // 1280 px at 400 %.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await sidewaysFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });

    await page.reload();
    await expect(page.getByText('Unsaved changes restored')).toBeVisible();
    await expect(pick(page, 2)).toContainText(/S\d+ E5/);

    server.sandbox.requests.clear();
    await page.getByRole('button', { name: 'Save Links' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('1 episode (2)');
    await expect(question.getByRole('button', { name: 'Save Links' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/collection/series/${series.id}/overview$`));
    await expect(page.getByText('Links saved!')).toBeVisible();
    expect(series.tmdbShows).toEqual([series.tmdbHome.show]);
    expect(series.episodes[1]?.tmdbVerified.length).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The previous links were restored.')).toBeVisible();
    expect(series.tmdbShows).toEqual([]);
  });
});

test.describe('a series of 1,100 episodes', () => {
  test.use({ sandboxOptions: { series: 120 } });

  test('draws few rows, scrolls without long tasks and saves hundreds of changes in two calls', async ({
    page,
    server,
    signIn,
  }) => {
    const { library } = server.sandbox;
    const series = found(library.series.values(), (one) => one.episodes.length > 1000);
    const show = series.tmdbHome.show ?? 0;
    library.tmdbShows.add(show);
    await signIn(undefined, `collection/series/${series.id}/tmdb-linking?type=Show&id=${show}`);
    await expect(pick(page, 1)).toContainText('S1 E1');
    await expect(page.getByLabel('Matches')).toContainText(/Rows1,1\d\d/);
    const places = await rows(page)
      .getByRole('article')
      .evaluateAll((articles) => articles.map((article) => article.getBoundingClientRect().toJSON()));
    expect(places.filter(({ top }) => top >= 900).length).toBe(10);
    expect(places[1].top - places[0].bottom).toBe(8);
    // Measured: 686.
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1000);

    const longest = await watchTasks(page);
    await page.mouse.move(700, 600);
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(0, 1200);
    await expect(
      page.getByRole('button', { name: /^TMDB match for episode [5-9]\d\d: / }).first(),
    ).toBeAttached();
    test
      .info()
      .annotations.push({ type: 'longest task while scrolling, ms', description: String(await longest()) });

    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await expect(page.getByText(/1,\d{3} episodes selected/)).toBeVisible();
    await page.getByRole('textbox', { name: /shift by/ }).fill('1');
    await page.getByRole('button', { name: 'Shift', exact: true }).click();
    await expect(page.getByText(/1,\d\d\d unsaved changes/)).toBeVisible();
    server.sandbox.requests.clear();
    await page.getByRole('button', { name: 'Save Links' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save Links' }).click();
    await expect(page.getByText('Links saved!')).toBeVisible();
    const writes = server.sandbox.requests.find().filter(({ method }) => method === 'POST');
    expect(writes.filter(({ path }) => path.includes('/TMDB/')).length).toBe(2);
  });
});
