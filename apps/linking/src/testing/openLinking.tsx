// First, to set the order of the CSS layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { ListResult, Series } from '@hondana/shared/api/types';
import type { TmdbEpisodeLink } from '@hondana/shared/resources/tmdbLinks';
import { control, page, type people, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { expect, onTestFinished } from 'vitest';
import { routes } from '../routes.tsx';

const otherRoutes = [
  { path: 'collection', element: <p>The collection</p> },
  { path: 'collection/series/:seriesId', element: <p>The series page</p> },
];

/** Found once: the same seed gives the same collection. */
export interface Cast {
  readonly linked: Series;
  readonly unlinked: Series;
  readonly film: Series;
  readonly links: readonly TmdbEpisodeLink[];
}

export async function seriesLinks(seriesId: number) {
  const path = `Series/${seriesId}/TMDB/Show/CrossReferences/Episode`;
  return (await request<ListResult<TmdbEpisodeLink>>({ path, query: { pageSize: 0 } })).List;
}

async function castOf(): Promise<Cast> {
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 100 } });
  const episodes = ({ Sizes }: Series) => Sizes.Total.Episodes;
  const isUnlinked = ({ IDs }: Series) => IDs.TMDB.Show.length + IDs.TMDB.Movie.length === 0;
  const unlinked = List.find((one) => isUnlinked(one) && episodes(one) > 9 && episodes(one) < 40);
  const film = List.find(({ IDs }) => IDs.TMDB.Movie.length === 1);
  for (const linked of List.filter(({ IDs }) => IDs.TMDB.Show.length === 1)) {
    const links = await seriesLinks(linked.IDs.ID);
    const orderings = await request<unknown[]>({ path: `Tmdb/Show/${linked.IDs.TMDB.Show[0]}/Ordering` });
    // Different ratings, for tests that compare them.
    const isMixed = new Set(links.map(({ Rating }) => Rating)).size > 1;
    const isFit = isMixed && links.length > 9 && links.length < 40 && orderings.length > 1;
    if (isFit && unlinked && film) return { linked, unlinked, film, links };
  }
  throw new Error('The library has no such series.');
}

interface Opened extends Cast {
  readonly router: Awaited<ReturnType<typeof renderScreen>>['router'];
  readonly calls: string;
}

export async function openLinking(
  which: 'linked' | 'unlinked' | 'film',
  {
    as = 'administrator',
    query = '',
    prepare,
  }: {
    as?: keyof typeof people;
    query?: string;
    /** Runs before the page opens; its requests are not logged. */
    prepare?: (cast: Cast) => Promise<void>;
  } = {},
): Promise<Opened> {
  localStorage.clear();
  const { router } = await renderScreen({ routes: [...routes, ...otherRoutes], path: '/collection', as });
  await expect.element(page.getByText('The collection')).toBeVisible();
  const cast = await castOf();
  const id = cast[which].IDs.ID;
  await prepare?.(cast);
  await control('DELETE', 'requests');
  await router.navigate(`/collection/series/${id}/tmdb-linking${query}`);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Metadata Linking' })).toBeVisible();
  return { ...cast, router, calls: `/api/v3/Series/${id}/TMDB` };
}

export const save = page.getByRole('button', { name: 'Save Links' });
export const question = page.getByRole('alertdialog');
export const picker = page.getByRole('dialog');

export const pickOf = (number: number | string) =>
  page.getByRole('button', { name: new RegExp(`^TMDB match for episode ${number}: `) });

export const rowOf = (number: number | string) =>
  page.getByRole('article', { name: `Episode ${number}`, exact: true });

export function linkCountOf(name: string): number {
  const term = page
    .getByRole('term')
    .elements()
    .find((one) => one.textContent === name);
  return Number(term?.nextElementSibling?.textContent ?? Number.NaN);
}

export async function confirmSave(): Promise<void> {
  await save.click();
  await question.getByRole('button', { name: 'Save Links' }).click();
}

export async function bodiesOf(path: string, method = 'POST'): Promise<unknown[]> {
  return (await requestsTo(path, method)).map(({ body }) => body);
}

/** Links the first episode of the linked series to another show for the test. @returns the show */
export async function linkElsewhere({ linked, links }: Cast): Promise<number> {
  const { List } = await request<ListResult<{ ID: number }>>({ path: 'Tmdb/Show', query: { pageSize: 10 } });
  const show = List.find(({ ID }) => !linked.IDs.TMDB.Show.includes(ID))?.ID ?? 0;
  const episodes = await request<ListResult<{ ID: number }>>({ path: `Tmdb/Show/${show}/Episode` });
  const base = `Series/${linked.IDs.ID}/TMDB/Show`;
  const write = (TmdbID: number | undefined) =>
    request({
      method: 'POST',
      path: `${base}/CrossReferences/Episode`,
      body: { UnsetAll: false, Mapping: [{ AniDBID: links[0]?.AnidbEpisodeID, TmdbID, Replace: true }] },
    });
  await write(episodes.List[0]?.ID);
  onTestFinished(async () => {
    await write(links[0]?.TmdbEpisodeID);
    await request({ method: 'DELETE', path: base, body: { ID: show } });
  });
  return show;
}
