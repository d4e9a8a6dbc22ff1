import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 80 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface FoundFile {
  readonly ID: number;
  readonly IsVariation: boolean;
  readonly Locations: readonly { readonly ID: number; readonly AbsolutePath?: string }[];
}
interface Found {
  readonly IDs: { readonly ID: number; readonly ParentSeries: number };
  readonly EpisodeCount: number;
  readonly Files: readonly FoundFile[];
}

const json = async <T>(path: string) => (await client.ask(`GET /api/v3/${path}`)).json<T>();
const list = (path: string) =>
  json<{ Total: number; List: Found[] }>(
    `ReleaseManagement/${path}${path.includes('?') ? '&' : '?'}pageSize=0`,
  );
const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;
const deleted = () =>
  client.server.sandbox.hub.emitted.filter(({ target }) => target === 'ShokoEvent:FileDeleted').length;

test.for(['MultipleReleases', 'DuplicateFiles', 'MissingEpisodes'])(
  'counts the same %s episodes for the series, for all episodes and for the dashboard',
  async (matter) => {
    const series = await list(`${matter}/Series`);
    const all = await list(`${matter}/Episodes`);
    expect(series.Total).toBeGreaterThan(0);
    expect(series.List.reduce((sum, { EpisodeCount }) => sum + EpisodeCount, 0)).toBe(all.Total);
    const [first] = series.List;
    const own = await list(`${matter}/Series/${first?.IDs.ID}/Episodes`);
    expect(own.Total).toBe(first?.EpisodeCount);
    const stats = await json<Record<string, number>>('Dashboard/Stats');
    const counted = { MultipleReleases: 'EpisodesWithMultipleFiles', MissingEpisodes: 'MissingEpisodes' };
    if (matter in counted) expect(stats[counted[matter as keyof typeof counted]]).toBe(all.Total);
  },
);

test('omits the episode of a release marked as variation unless variations are requested', async () => {
  const { List } = await list('MultipleReleases/Episodes');
  const episode = List.find(({ Files }) => Files.length === 2);
  await status(`PUT /api/v3/File/${episode?.Files[0]?.ID}/Variation?value=true`);
  const ids = async (query = '') =>
    (await list(`MultipleReleases/Episodes${query}`)).List.map(({ IDs }) => IDs.ID);
  expect(await ids()).not.toContain(episode?.IDs.ID);
  expect(await ids('?ignoreVariations=false')).toContain(episode?.IDs.ID);
});

test.for([
  ['Series', 'MultipleReleases/Series'],
  ['Episodes', 'MultipleReleases/Episodes'],
  ['Episode/FilesToDelete', 'MultipleReleases/FilesToDelete'],
  ['Series/{id}', 'MultipleReleases/Series/{id}/Episodes'],
  ['Series/{id}/Episode/FilesToDelete', 'MultipleReleases/Series/{id}/FilesToDelete'],
] as const)('answers %s like its new name %s', async ([old, name]) => {
  const id = (await list('MultipleReleases/Series')).List[0]?.IDs.ID;
  const answer = (path: string) => json(`ReleaseManagement/${path.replace('{id}', String(id))}`);
  expect(await answer(old)).toEqual(await answer(name));
});

test('suggests files to delete that leave every episode at least one release', async () => {
  const ids = await json<number[]>('ReleaseManagement/MultipleReleases/FilesToDelete');
  const [series] = (await list('MultipleReleases/Series')).List;
  const own = await json<number[]>(
    `ReleaseManagement/MultipleReleases/Series/${series?.IDs.ID}/FilesToDelete`,
  );
  expect(own.length).toBeGreaterThan(0);
  expect(ids).toEqual(expect.arrayContaining(own));
  for (const { Files } of (await list('MultipleReleases/Episodes')).List) {
    expect(Files.some(({ ID }) => !ids.includes(ID))).toBe(true);
  }
});

test('deletes single locations of a file, and the file with its last location', async () => {
  const [episode] = (await list('DuplicateFiles/Episodes')).List;
  const file = episode?.Files.find(({ Locations }) => Locations.length > 1);
  expect(file?.Locations[0]?.AbsolutePath).toBeTruthy();
  const sets = await json<{ FileID: number; FileLocationIDs: number[] }[]>(
    `ReleaseManagement/DuplicateFiles/Series/${episode?.IDs.ParentSeries}/FileLocationsToAutoRemove`,
  );
  const [kept, ...others] = file?.Locations.map(({ ID }) => ID) ?? [];
  expect(sets.find(({ FileID }) => FileID === file?.ID)?.FileLocationIDs).toEqual(others);
  expect(await status('DELETE /api/v3/File/Location', { locationIDs: [...others, 999999] })).toBe(200);
  expect(await status(`GET /api/v3/File/${file?.ID}`)).toBe(200);
  expect(
    (await list(`DuplicateFiles/Series/${episode?.IDs.ParentSeries}/Episodes`)).List.flatMap(({ Files }) =>
      Files.filter(({ Locations }) => Locations.length > 1).map(({ ID }) => ID),
    ),
  ).not.toContain(file?.ID);
  expect(await status(`DELETE /api/v3/File/Location/${kept}`)).toBe(200);
  expect(await status(`GET /api/v3/File/${file?.ID}`)).toBe(404);
  expect(await status(`DELETE /api/v3/File/Location/${kept}`)).toBe(404);
  expect(deleted()).toBe(others.length + 1);
});

test('omits hidden episodes from the missing ones', async () => {
  const all = await list('MissingEpisodes/Series');
  const finished = await list('MissingEpisodes/Series?onlyFinishedSeries=true');
  const collecting = await list('MissingEpisodes/Series?collecting=true');
  expect(finished.Total).toBeLessThanOrEqual(all.Total);
  expect(collecting.Total).toBeLessThanOrEqual(all.Total);
  const [episode] = (await list('MissingEpisodes/Episodes')).List;
  await status(`POST /api/v3/Episode/${episode?.IDs.ID}/SetHidden?value=true&updateStats=true`);
  const left = await list('MissingEpisodes/Episodes');
  expect(left.List.map(({ IDs }) => IDs.ID)).not.toContain(episode?.IDs.ID);
});

test('lets only administrators delete file locations', async () => {
  const [episode] = (await list('DuplicateFiles/Episodes')).List;
  const place = episode?.Files.find(({ Locations }) => Locations.length > 1)?.Locations[1]?.ID;
  await client.signIn('alice');
  expect(await status(`DELETE /api/v3/File/Location/${place}`)).toBe(403);
  expect((await list('DuplicateFiles/Series')).Total).toBeGreaterThan(0);
});

test('puts a file in a group for each of its locations when grouping by location', async () => {
  const [episode] = (await list('DuplicateFiles/Episodes')).List;
  const summary = async (groupBy: string) =>
    (
      await json<{ Groups: { FileLocation: string; Locations: { ID: number }[] }[] }>(
        `WebUI/Series/${episode?.IDs.ParentSeries}/FileSummary?groupBy=${groupBy}&includeLocationDetails=true`,
      )
    ).Groups;
  const placesOf = ({ Locations }: { Locations: { ID: number }[] }) => Locations.map(({ ID }) => ID);
  const [together] = await summary('MultipleLocations');
  const byLocation = await summary('MultipleLocations,FileLocation');
  expect(new Set(byLocation.map(({ FileLocation }) => FileLocation)).size).toBe(byLocation.length);
  expect(byLocation.length).toBeGreaterThan(1);
  expect(new Set(byLocation.flatMap(placesOf))).toEqual(new Set(together && placesOf(together)));
});
