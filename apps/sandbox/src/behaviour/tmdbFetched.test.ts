import { afterEach, beforeEach, expect, test } from 'vitest';
import { orderingsOf } from '../model/tmdbOrderings.ts';
import type { Series } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

type Thing = Readonly<Record<string, unknown>> & { readonly ID: number | string };
interface List<T> {
  readonly Total: number;
  readonly List: readonly T[];
}

let client: Client;
let linked: Series;
let film: Series;

beforeEach(async () => {
  client = clientOf({ series: 120 });
  await client.signIn('Default');
  const all = [...client.server.sandbox.library.series.values()];
  const hasLinks = ({ episodes }: Series) => episodes.some((one) => one.tmdbEpisodes.length > 0);
  const found = {
    linked: all.find((one) => one.type === 'TV' && one.episodes.length < 60 && hasLinks(one)),
    film: all.find((one) => one.tmdbMovies.length > 0 && one.episodes[0]?.files.length),
  };
  if (!found.linked || !found.film) throw new Error('The library has no such series.');
  ({ linked, film } = { linked: found.linked, film: found.film });
});
afterEach(() => client.close());

const get = async <T>(path: string) => (await client.ask(`GET /api/v3/${path}`)).json<T>();
const showId = () => linked.tmdbShows[0] ?? 0;
const linkedEpisode = () =>
  linked.episodes.find((one) => one.tmdbEpisodes.length > 0 && one.files.length > 0);
const seasonId = async () => {
  const id = linkedEpisode()?.tmdbEpisodes[0];
  return (await get<{ SeasonID: string }>(`Tmdb/Episode/${id}`)).SeasonID;
};

const kinds = [
  {
    kind: 'Movie',
    id: () => film.tmdbMovies[0],
    parts:
      'Titles,Overviews,Images,Cast,Crew,CrossReferences,FileCrossReferences,Studios,ContentRatings,Keywords,ProductionCountries,YearlySeasons',
  },
  {
    kind: 'Show',
    id: showId,
    parts:
      'Titles,Overviews,Images,Ordering,CrossReferences,Cast,Crew,Studios,Networks,ContentRatings,Keywords,ProductionCountries,YearlySeasons',
  },
  { kind: 'Season', id: seasonId, parts: 'Titles,Overviews,Images,Cast,Crew,YearlySeasons' },
  {
    kind: 'Episode',
    id: () => linkedEpisode()?.tmdbEpisodes[0],
    parts: 'Titles,Overviews,Ordering,Images,Cast,Crew,CrossReferences,FileCrossReferences',
  },
];

test.each(kinds)(
  'returns each part of a $kind as an included field and by a call of its own',
  async ({ kind, id, parts }) => {
    const path = `Tmdb/${kind}/${await id()}`;
    const bare = await get<Thing>(path);
    const whole = await get<Thing>(`${path}?include=${parts}`);
    const names = parts.split(',');
    expect(Object.keys(whole).filter((name) => !(name in bare))).toEqual(names);
    for (const name of names) expect([name, await get(`${path}/${name}`)]).toEqual([name, whole[name]]);
  },
);

test.each(kinds)('finds what is linked to a $kind', async ({ kind, id }) => {
  const path = `Tmdb/${kind}/${await id()}`;
  const series = kind === 'Movie' ? film : linked;
  const anime = await get<Thing[]>(`${path}/AniDB/Anime`);
  expect(anime.map(({ ID }) => ID)).toContain(series.anidb);
  const known = await get<{ IDs: Thing }[]>(`${path}/Shoko/Series`);
  expect(known.map(({ IDs }) => IDs.ID)).toContain(series.id);
  const files = await get<List<{ SeriesIDs: { SeriesID: Thing }[] }>>(
    `${path}/Shoko/File?include=XRefs&pageSize=0`,
  );
  const owners = files.List.flatMap((file) => file.SeriesIDs.map(({ SeriesID }) => SeriesID.ID));
  expect(owners).toContain(series.id);
  if (kind === 'Show' || kind === 'Season') return;
  const episode = kind === 'Movie' ? series.episodes[0] : linkedEpisode();
  const ofAnidb = await get<Thing[]>(`${path}/AniDB/Episode`);
  expect(ofAnidb.map(({ ID }) => ID)).toEqual([episode?.anidb]);
  const own = await get<{ IDs: Thing }[]>(`${path}/Shoko/Episode`);
  expect(own.map(({ IDs }) => IDs.ID)).toEqual([episode?.id]);
});

test.each([
  ['Tmdb/Movie/987654', 'A TMDB.Movie by the given `movieID` was not found.'],
  ['Tmdb/Show/987654/Titles', 'A TMDB.Show by the given `showID` was not found.'],
  ['Tmdb/Season/987654/Episode', 'A TMDB.Season by the given `seasonID` was not found.'],
  ['Tmdb/Episode/987654/Shoko/File', 'A TMDB.Episode by the given `episodeID` was not found.'],
  ['Tmdb/Movie/Collection/1/Titles', 'A TMDB.MovieCollection by the given `collectionID` was not found.'],
  ['Series/987654/TMDB/Season', 'No TMDB.Show entry for the given seriesID'],
])('answers 404 for %s', async (path, text) => {
  const answer = await client.ask(`GET /api/v3/${path}`);
  expect([answer.status, answer.text]).toEqual([404, text]);
});

test('answers 404 for a movie’s collection, which the sandbox does not fetch', async () => {
  const answer = await client.ask(`GET /api/v3/Tmdb/Movie/${film.tmdbMovies[0]}/Collection`);
  expect([answer.status, answer.text]).toEqual([
    404,
    'A TMDB.MovieCollection by the given `movieID` was not found.',
  ]);
  expect((await client.ask('GET /api/v3/Tmdb/Movie/Collection?search=a')).status).toBe(400);
});

test('returns the seasons and episodes of an alternate ordering', async () => {
  const { library } = client.server.sandbox;
  const show = [...library.tmdbShows].find((id) => orderingsOf(id).length > 1);
  const discs = orderingsOf(show ?? 0).at(-1)?.id;
  const seasons = await get<List<Thing>>(`Tmdb/Show/${show}/Season?alternateOrderingID=${discs}`);
  const season = seasons.List.at(-1);
  expect(season?.ID).toMatch(/^[0-9a-f]{24}$/);
  const episodes = await get<List<Thing>>(`Tmdb/Season/${season?.ID}/Episode?include=Ordering`);
  expect(episodes.List[0]).toMatchObject({ SeasonID: season?.ID, AlternateOrderingID: discs });
  expect(episodes.List[0]?.Ordering).toContainEqual(
    expect.objectContaining({ OrderingID: discs, SeasonID: season?.ID, OrderingType: 'DVD', InUse: true }),
  );
  const path = `Tmdb/Episode/${episodes.List[0]?.ID}/Season?alternateOrderingID=${discs}`;
  expect(await get(path)).toEqual(season);
  const other = await client.ask(`GET /api/v3/Tmdb/Show/${show}?alternateOrderingID=${'a'.repeat(24)}`);
  expect([other.status, other.text]).toEqual([400, expect.stringContaining('Invalid alternateOrderingID')]);
});

test('returns titles in the requested languages', async () => {
  const path = `Tmdb/Show/${showId()}/Titles`;
  const languages = async (query: string) =>
    (await get<{ Language: string }[]>(`${path}${query}`)).map(({ Language }) => Language);
  expect(await languages('')).toEqual(['en-US', 'de', 'ja']);
  expect(await languages('?language=Japanese,EnglishAmerican')).toEqual(['en-US', 'ja']);
});

test('searches and filters the fetched shows and movies', async () => {
  const { Title } = await get<{ Title: string }>(`Tmdb/Show/${showId()}`);
  const found = await get<List<Thing>>(`Tmdb/Show?search=${encodeURIComponent(Title)}&fuzzy=false`);
  expect(found.List.map(({ ID }) => ID)).toContain(showId());
  const restricted = await get<List<{ IsRestricted: boolean }>>('Tmdb/Show?restricted=only&pageSize=0');
  expect(restricted.List.every(({ IsRestricted }) => IsRestricted)).toBe(true);
  expect((await get<List<Thing>>('Tmdb/Movie?video=only')).Total).toBe(0);
});

test('groups the links of an episode with several TMDB episodes', async () => {
  const [first, second] = linked.episodes.filter((one) => one.tmdbEpisodes.length > 0);
  if (!first || !second) throw new Error('The series has too few links.');
  first.tmdbEpisodes = [...first.tmdbEpisodes, ...second.tmdbEpisodes];
  const path = `Series/${linked.id}/TMDB/Show/CrossReferences`;
  const groups = await get<List<{ AnidbEpisodeID: number; Index: number }[]>>(`${path}/EpisodeGroups`);
  const group = groups.List.find((one) => one.some((row) => row.AnidbEpisodeID === first.anidb));
  expect(group?.map((row) => [row.AnidbEpisodeID, row.Index])).toEqual([
    [first.anidb, 0],
    [first.anidb, 1],
  ]);
  const rows = await get<List<unknown>>(`${path}/Episode`);
  expect(rows.Total).toBeGreaterThan(groups.Total);
  expect((await client.ask(`GET /api/v3/${path}/Episode?tmdbShowID=1`)).status).toBe(400);
});

test('returns the TMDB episodes and movies of an episode', async () => {
  const episode = linkedEpisode();
  const own = await get<Thing[]>(`Episode/${episode?.id}/TMDB/Episode`);
  expect(own.map(({ ID }) => ID)).toEqual(episode?.tmdbEpisodes);
  const movies = await get<Thing[]>(`Episode/${film.episodes[0]?.id}/TMDB/Movie?include=Keywords`);
  expect(movies[0]).toMatchObject({ ID: film.tmdbMovies[0], Keywords: ['anime', 'based on manga'] });
  const links = await get<Thing[]>(`Episode/${film.episodes[0]?.id}/TMDB/Movie/CrossReferences`);
  expect(links).toEqual(await get(`Tmdb/Movie/${film.tmdbMovies[0]}/CrossReferences`));
});
