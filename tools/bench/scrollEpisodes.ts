import type { Page } from 'playwright';
import { type Ride, scrollList } from './scrollList.ts';

export async function scrollEpisodes(page: Page, address: string): Promise<Ride> {
  await page.goto(address);
  await page.getByRole('list', { name: 'Episodes' }).getByRole('article').first().waitFor();
  return scrollList(page);
}

export async function seriesToScroll(
  page: Page,
  url: string,
): Promise<readonly [long: string, short: string]> {
  const ids = await page.evaluate(async () => {
    const { key } = JSON.parse(localStorage.getItem('hondana.session') ?? '{}') as { key: string };
    const answer = await fetch('/api/v3/Series?pageSize=0', { headers: { apikey: key } });
    const { List } = (await answer.json()) as {
      List: { IDs: { ID: number }; Sizes: { Local: { Episodes: number } } }[];
    };
    const sorted = List.toSorted((left, right) => right.Sizes.Local.Episodes - left.Sizes.Local.Episodes);
    return [sorted[0], sorted.find(({ Sizes }) => Sizes.Local.Episodes === 12)].map((one) => one?.IDs.ID);
  });
  const address = (id: number | undefined) =>
    `${url}/webui/collection/series/${id}/episodes?includeMissing=true`;
  return [address(ids[0]), address(ids[1])];
}
