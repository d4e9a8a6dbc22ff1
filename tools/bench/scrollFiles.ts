import type { Browser, Page } from 'playwright';
import { type Figure, figure } from './figures.ts';
import { openSignedIn } from './openCollection.ts';
import { type Ride, scrollList } from './scrollList.ts';
import { startSandbox } from './startSandbox.ts';

async function scrollUnrecognized(page: Page, url: string): Promise<Ride> {
  await page.goto(`${url}/webui/utilities/unrecognized/files`);
  await page.getByRole('table', { name: 'Unrecognized Files' }).getByRole('checkbox').first().waitFor();
  return scrollList(page);
}

async function scrollRenamer(page: Page, url: string): Promise<Ride> {
  await page.goto(`${url}/webui/utilities/renamer`);
  await page.getByRole('spinbutton', { name: 'Recently imported' }).fill('1000');
  await page.getByRole('button', { name: 'Add recently imported files' }).click();
  await page.getByText('Rename pending!').first().waitFor();
  return scrollList(page);
}

const rides = [
  ['50,000 unrecognized files', scrollUnrecognized],
  ['1,000 files to rename', scrollRenamer],
] as const;

export async function measureFiles(browser: Browser, webui: string, runs: number): Promise<Figure[]> {
  const server = await startSandbox({ series: 300, looseFiles: 50_000, pace: 'reference', webui });
  const figures: Figure[] = [];
  try {
    for (const [title, scroll] of rides) {
      const taken: Ride[] = [];
      for (let run = 0; run < runs; run++) {
        const page = await openSignedIn(browser, server.url);
        taken.push(await scroll(page, server.url));
        await page.context().close();
      }
      const of = (key: keyof Ride) => taken.map((ride) => ride[key]);
      figures.push(
        figure(`${title}: elements in the page`, of('elements'), '', 1500),
        figure(`${title}: longest task over 50 ms`, of('longest'), 'ms', 50),
        figure(`${title}: frames over 50 ms`, of('longFrames'), ''),
      );
    }
  } finally {
    await server.close();
  }
  return figures;
}
