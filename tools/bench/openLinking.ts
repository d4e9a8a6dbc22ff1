import type { Browser, Page } from 'playwright';
import { type Figure, figure } from './figures.ts';
import { openSignedIn } from './openCollection.ts';
import { timeFrom } from './reactions.ts';
import { scrollList } from './scrollList.ts';
import { startSandbox } from './startSandbox.ts';
import { untilQuiet } from './untilQuiet.ts';

interface Visit {
  readonly opening: number;
  readonly elements: number;
  readonly longTasks: number;
  readonly longest: number;
  readonly writes: number;
}

/** @returns the series' ID */
async function linkLongest(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { key } = JSON.parse(localStorage.getItem('hondana.session') ?? '{}') as { key: string };
    const call = async (path: string, body?: unknown): Promise<Response> =>
      fetch(`/api/v3/${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { apikey: key, 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    const { List } = (await (await call('Series?pageSize=0')).json()) as {
      List: { IDs: { ID: number; TMDB: { Show: number[] } }; Sizes: { Total: { Episodes: number } } }[];
    };
    const [longest] = List.toSorted((left, right) => right.Sizes.Total.Episodes - left.Sizes.Total.Episodes);
    const { ID = 0, TMDB } = longest?.IDs ?? {};
    if (TMDB?.Show.length === 0) {
      const found = await (await call(`Series/${ID}/TMDB/Action/AutoSearch`)).json();
      const show = (found as { Show?: { ID: number } }[])[0]?.Show?.ID;
      await call(`Tmdb/Show/${show}/Action/Refresh`, { Immediate: true, QuickRefresh: true });
      await call(`Series/${ID}/TMDB/Show/CrossReferences/Episode/Auto`, { TmdbShowID: show });
    }
    return ID;
  });
}

const firstRows = `() => /S\\d+ E\\d+/.test(document.querySelector('main [role=list] article')?.textContent ?? '')`;

/** Opens the links, scrolls down and up, shifts all episodes by one, saves and undoes. */
async function visit(page: Page, url: string, series: number): Promise<Visit> {
  await page.goto(`${url}/webui/collection/series/${series}/overview`);
  const edit = page.getByRole('link', { name: /^Edit link to / }).first();
  await edit.waitFor();
  await untilQuiet(page);
  const opening = await timeFrom(page, 'click', firstRows, () => edit.click());
  await page.getByLabel('Matches').and(page.locator('[aria-busy=false]')).waitFor();
  const { elements, longTasks, longest } = await scrollList(page);
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await page.getByRole('textbox', { name: /shift by/ }).fill('1');
  await page.getByRole('button', { name: 'Shift', exact: true }).click();
  await page.getByRole('button', { name: 'Save Links' }).click();
  let writes = 0;
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/TMDB/')) writes += 1;
  });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save Links' }).click();
  await page.getByText('Links saved!').waitFor();
  const saved = writes;
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The previous links were restored.').waitFor();
  return { opening, elements, longTasks, longest, writes: saved };
}

export async function measureLinking(browser: Browser, webui: string, runs: number): Promise<Figure[]> {
  const server = await startSandbox({ series: 300, pace: 'reference', webui });
  const visits: Visit[] = [];
  try {
    // The first run warms the server, so it doesn't count.
    for (let run = -1; run < runs; run++) {
      const page = await openSignedIn(browser, server.url);
      await page.goto(`${server.url}/webui/collection`);
      const series = await linkLongest(page);
      const one = await visit(page, server.url, series);
      if (run >= 0) visits.push(one);
      await page.context().close();
    }
  } finally {
    await server.close();
  }
  const of = (key: keyof Visit) => visits.map((one) => one[key]);
  return [
    figure('linking over 1,000 episodes: press on “Edit link” to the first rows', of('opening'), 'ms', 1000),
    figure('– elements in the page', of('elements'), '', 1500),
    figure('– the wheel down and up: tasks over 50 ms', of('longTasks'), '', 0),
    figure('– longest of them', of('longest'), 'ms', 50),
    figure('– calls that save all of them, shifted by one', of('writes'), '', 3),
  ];
}
