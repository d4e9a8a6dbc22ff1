import { imageAddress } from '@hondana/shared/anime/images';
// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type {
  AnidbAnime,
  Group,
  ListResult,
  Role,
  RolePerson,
  Series,
  SeriesOverview,
} from '@hondana/shared/api/types';
import { castQuery } from '@hondana/shared/resources/cast';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { readToEnd } from '@hondana/shared/testing/readToEnd';
import { page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { routes } from '../routes.tsx';
import { relationText } from './relationText.ts';
import { alternateTitles } from './seriesFacts.ts';

const heading = page.getByRole('heading', { level: 1 });
const panel = (name: string) => page.getByRole('region', { name });

withSandbox({ series: 120 });

async function signInAs(as: 'administrator' | 'plain') {
  const screen = await renderScreen({ routes, path: '/collection/filter/none', as });
  const query = { pageSize: 0, includeDataFrom: ['AniDB', 'TMDB'] };
  const { List } = await request<ListResult<Series>>({ path: 'Series', query });
  const show = async (series: Series | undefined): Promise<Series> => {
    if (!series) throw new Error('The sandbox has no such series.');
    await screen.router.navigate(`/collection/series/${series.IDs.ID}/overview`);
    await expect.element(heading).toHaveTextContent(series.Name);
    return series;
  };
  return { ...screen, all: List, show };
}

test('shows breadcrumb, other titles and description, and opens the editor from the header', async () => {
  const { all, show, router } = await signInAs('plain');
  const groups = await request<ListResult<Group>>({ path: 'Group', query: { pageSize: 0 } });
  const large = groups.List.filter(({ Size }) => Size > 1);
  const inLarge = all.filter((one) => large.some(({ IDs }) => IDs.ID === one.IDs.ParentGroup));
  const query = { includeDataFrom: 'AniDB' };
  const whole = await Promise.all(
    inLarge.map((one) => request<Series>({ path: `Series/${one.IDs.ID}`, query })),
  );
  const found = whole.find((one) => alternateTitles(one).length > 0 && one.Description);
  const { IDs, Description } = await show(found);
  const group = large.find((one) => one.IDs.ID === IDs.ParentGroup);
  const way = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect
    .element(way.getByRole('link', { name: group?.Name ?? '', exact: true }))
    .toHaveAttribute('href', `/collection/group/${IDs.ParentGroup}`);
  await expect.element(way.getByRole('link', { name: 'Collection' })).toBeVisible();
  const banner = document.querySelector('header')?.textContent ?? '';
  for (const { Name } of found ? alternateTitles(found) : []) expect(banner).toContain(Name);
  const words = (Description ?? '').split(/\s/).slice(0, 4).join(' ');
  await expect.element(panel('Series Description')).toMatchTextContent(words);
  await page.getByRole('button', { name: 'Edit Series', exact: true }).click();
  await expect.element(page.getByRole('dialog', { name: 'Edit Series' })).toBeVisible();
  expect(router.state.location.pathname).toBe(`/collection/series/${IDs.ID}/overview`);
});

test('loads poster and backdrop from the server and fades the backdrop behind the page', async () => {
  const { all, show } = await signInAs('plain');
  const { Images } = await show(
    all.find((one) => one.Images.Backdrops.length > 0 && one.Images.Posters.length > 0),
  );
  const [backdrop] = Images.Backdrops;
  const [poster] = Images.Posters;
  const drawn = (of: typeof poster) =>
    document.querySelector<HTMLImageElement>(`img[src*="${of && imageAddress(of)}"]`);
  await expect.poll(() => drawn(backdrop)).toBeTruthy();
  const { opacity, position } = getComputedStyle(drawn(backdrop) as Element);
  expect(Number(opacity)).toBeLessThan(0.4);
  expect(['absolute', 'fixed']).toContain(position);
  expect(drawn(poster)).toBeTruthy();
});

test('links to AniDB and, in the Series Links tab, to the links of the series', async () => {
  const { all, show } = await signInAs('plain');
  const { Links, IDs } = await show(all.find((one) => one.Links.length > 0));
  await expect
    .element(page.getByRole('tabpanel').getByRole('link', { name: /AniDB/ }).first())
    .toHaveAttribute('href', `https://anidb.net/anime/${IDs.AniDB}`);
  await page.getByRole('tab', { name: /^Series Links/ }).click();
  const [first] = Links;
  const link = page
    .getByRole('tabpanel')
    .getByRole('link', { name: first?.Name ?? '' })
    .first();
  await expect.element(link).toHaveAttribute('href', new URL(first?.URL ?? '').href);
});

test('lets administrators edit and add TMDB links', async () => {
  const asAdministrator = await signInAs('administrator');
  const linked = ({ IDs }: Series) => IDs.TMDB.Show.length > 0;
  const { IDs, AniDB } = await asAdministrator.show(asAdministrator.all.find(linked));
  const address = `/collection/series/${IDs.ID}/tmdb-linking`;
  await expect
    .element(page.getByRole('link', { name: /^Edit link to / }).first())
    .toHaveAttribute('href', `${address}?type=Show&id=${IDs.TMDB.Show[0]}`);
  const kind = AniDB?.Type === 'Movie' ? 'Movie' : 'Show';
  await expect
    .element(page.getByRole('link', { name: 'Add TMDB link' }))
    .toHaveAttribute('href', `${address}?type=${kind}`);
  await expectNoAxeViolations();
});

test('hides adding and editing TMDB links from plain users', async () => {
  const { all, show } = await signInAs('plain');
  await show(all.find(({ IDs }) => IDs.TMDB.Show.length > 0));
  await expect.element(page.getByRole('link', { name: /^TMDB/ }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: /Add TMDB link|Edit link/ })).not.toBeInTheDocument();
});

test('shows the relation of related anime and the approval of similar anime', async () => {
  const { all, show } = await signInAs('plain');
  for (const one of all) {
    const path = `Series/${one.IDs.ID}/AniDB`;
    const related = await request<AnidbAnime[]>({ path: `${path}/Related` });
    const similar = await request<AnidbAnime[]>({ path: `${path}/Similar` });
    const [relation] = related;
    const [alike] = similar;
    if (!relation?.Relation || !alike?.UserApproval) continue;
    await show(one);
    const row = panel('Related Anime').getByRole('listitem').first();
    await expect.element(row).toMatchTextContent(relation.Title);
    await expect.element(row).toMatchTextContent(relationText(relation.Relation));
    const { Value, MaxValue, Votes } = alike.UserApproval;
    const percent = new RegExp(
      `${Math.floor((Value / MaxValue) * 100)}|${Math.ceil((Value / MaxValue) * 100)}`,
    );
    await readToEnd();
    const other = panel('Similar Anime').getByRole('listitem').first();
    await expect.element(other).toMatchTextContent(alike.Title);
    await expect.element(other).toMatchTextContent(percent);
    await expect.element(other).toMatchTextContent(`(${Votes.toLocaleString('en')} votes)`);
    return;
  }
  throw new Error('Nothing is related and similar.');
});

test('lists 20 actors when the cast is larger', async () => {
  const { all, show, queryClient } = await signInAs('plain');
  const { IDs } = await show(all[0]);
  expect(await requestsTo(`/api/v3/Series/${IDs.ID}/Cast`)).toEqual([]);
  await readToEnd();
  const actors = panel('Top 20 Actors').getByRole('listitem');
  await expect.poll(() => actors.elements().filter((one) => one.textContent).length).toBeGreaterThan(0);
  queryClient.setQueryData(castQuery({ seriesId: IDs.ID }).queryKey, (cast: Role[] | undefined) => {
    const [actor] = (cast ?? []).filter(({ RoleName }) => RoleName === 'Actor');
    return actor && Array.from({ length: 30 }, () => actor);
  });
  await expect.poll(() => actors.elements().length).toBe(20);
});

test('links actors, characters and the studio to a live filter', async () => {
  const { all, show } = await signInAs('plain');
  let found: { series: Series; studio: RolePerson; cast: Role[] } | undefined;
  for (const series of all) {
    const { Studios } = await request<SeriesOverview>({ path: `WebUI/Series/${series.IDs.ID}` });
    const cast = await request<Role[]>({ path: `Series/${series.IDs.ID}/Cast` });
    if (!Studios[0] || !cast[0]?.Character) continue;
    found = { series, studio: Studios[0], cast };
    break;
  }
  await show(found?.series);
  const address = (criterion: string, person: RolePerson | undefined) =>
    `/collection/filter/live?f=${criterion}.${person?.ID}`;
  const information = panel('Series Information');
  await expect
    .element(information.getByRole('link', { name: found?.studio.Name ?? '', exact: true }))
    .toHaveAttribute('href', address('HasCreator', found?.studio));
  expect(await requestsTo('/api/v3/Filter/Expressions')).toEqual([]);
  await readToEnd();
  const { Character, Staff } = found?.cast[0] ?? {};
  const actors = panel('Top 20 Actors');
  await expect
    .element(actors.getByRole('link', { name: Character?.Name ?? '', exact: true }).first())
    .toHaveAttribute('href', address('HasCharacter', Character));
  await expect
    .element(actors.getByRole('link', { name: Staff?.Name ?? '', exact: true }).first())
    .toHaveAttribute('href', address('HasCreator', Staff));
  scrollTo({ top: 0, behavior: 'instant' });
  await expectNoAxeViolations();
});

test('says in Episode On Deck when all available episodes are watched', async () => {
  const { all, show } = await signInAs('plain');
  const series = all.find(({ Sizes }) => Sizes.Local.Episodes > 0 && Sizes.Local.Episodes < 30);
  const query = { value: true, includeWatched: 'True' };
  await request({ method: 'POST', path: `Series/${series?.IDs.ID}/Episode/Watched`, query });
  await show(series);
  await expect
    .element(panel('Episode On Deck'))
    .toMatchTextContent('All available episodes have already been watched');
  await readToEnd();
  for (const part of ['NextUpEpisode', 'AniDB/Related', 'AniDB/Similar', 'Cast', 'Tags']) {
    expect(await requestsTo(`/api/v3/Series/${series?.IDs.ID}/${part}`, 'GET')).not.toEqual([]);
  }
  const [tags] = await requestsTo(`/api/v3/Series/${series?.IDs.ID}/Tags`);
  expect(tags?.query.split('&').toSorted()).toEqual(['excludeDescriptions=true', 'filter=1']);
});

test('says in Episode On Deck when the series has no files', async () => {
  const { show } = await signInAs('plain');
  const { List } = await request<ListResult<Series>>({ path: 'Series/WithoutFiles', query: { pageSize: 1 } });
  await show(List[0]);
  await expect
    .element(panel('Episode On Deck'))
    .toMatchTextContent('No episodes of this series are in the collection yet');
  await expect.element(panel('Episode On Deck')).not.toMatchTextContent('watched');
});
