import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 40, looseFiles: 5 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface ListedSeries {
  readonly IDs: { readonly ID: number; readonly AniDB: number };
  readonly Name: string;
  readonly Sizes: { readonly FileSources: { readonly Unknown: number } };
}

interface LinkedEpisode {
  readonly IDs: { readonly ID: number };
  readonly Files: readonly { readonly ID: number; readonly Hashes: { readonly ED2K: string } }[];
  readonly CrossReferences: readonly { readonly ED2K: string; readonly Source: string }[];
}

const list = async <Item = ListedSeries>(path: string) =>
  (await client.ask(`GET /api/v3/${path}`)).json<{ Total: number; List: Item[] }>();
const withoutFiles = (query = '') => list(`Series/WithoutFiles?pageSize=0${query}`);
const status = async (call: string, body?: unknown) => (await client.ask(call, body)).status;

async function addFromAnidb(): Promise<number> {
  const anidb = [...client.server.sandbox.library.outsideAnime.keys()][0] ?? 0;
  const query = 'immediate=true&createSeriesEntry=true&force=true';
  expect((await client.ask(`POST /api/v3/Series/AniDB/${anidb}/Refresh?${query}`)).json()).toBe(true);
  return anidb;
}

test('lists an added series as without files and finds it by name until it is deleted', async () => {
  const before = await withoutFiles();
  const anidb = await addFromAnidb();
  const after = await withoutFiles();
  const series = after.List.find(({ IDs }) => IDs.AniDB === anidb);
  expect(after.Total).toBe(before.Total + 1);
  const found = await withoutFiles(`&search=${encodeURIComponent(series?.Name ?? '')}`);
  expect(found.List[0]?.IDs.AniDB).toBe(anidb);
  expect((await withoutFiles(`&search=${encodeURIComponent('qqzzxx/%#')}`)).Total).toBe(0);
  expect(await status(`DELETE /api/v3/Series/${series?.IDs.ID}?deleteFiles=false`)).toBe(200);
  expect((await withoutFiles()).List).toEqual(before.List);
});

test('lets other users add a series but not delete it', async () => {
  await client.signIn('alice');
  const anidb = await addFromAnidb();
  const { List } = await withoutFiles();
  const series = List.find(({ IDs }) => IDs.AniDB === anidb);
  expect(await status(`DELETE /api/v3/Series/${series?.IDs.ID}?deleteFiles=false`)).toBe(403);
});

test('counts the manually linked files of a series and drops it with the last link', async () => {
  const { List } = await list('Series/WithManuallyLinkedFiles?pageSize=0');
  const links = ({ Sizes }: ListedSeries) => Sizes.FileSources.Unknown;
  const [series] = List.toSorted((a, b) => links(a) - links(b));
  expect(series && links(series)).toBeGreaterThan(0);
  const query = 'pageSize=25&includeFiles=true&includeXRefs=true&includeManuallyLinked=only';
  const { List: episodes } = await list<LinkedEpisode>(`Series/${series?.IDs.ID}/Episode?${query}`);
  const byHand = episodes.flatMap(({ Files, CrossReferences }) =>
    Files.filter(({ Hashes }) =>
      CrossReferences.some(({ ED2K, Source }) => ED2K === Hashes.ED2K && Source === 'User'),
    ),
  );
  const ids = new Set(byHand.map(({ ID }) => ID));
  expect(ids.size).toBe(series && links(series));
  for (const id of ids) expect(await status(`DELETE /api/v3/File/${id}/Link`)).toBe(200);
  const left = await list('Series/WithManuallyLinkedFiles?pageSize=0');
  expect(left.List.map(({ IDs }) => IDs.ID)).not.toContain(series?.IDs.ID);
});

test('returns the episodes of a file, and none for a file without links', async () => {
  const { List: known } = await list<{ ID: number }>('File?exclude=Unrecognized&pageSize=1');
  const answer = await client.ask(`GET /api/v3/File/${known[0]?.ID}/Episode?includeDataFrom=AniDB`);
  const [episode] = answer.json<{ AniDB: { EpisodeNumber: number } }[]>();
  expect(episode?.AniDB.EpisodeNumber).toBeGreaterThan(0);
  const { List: loose } = await list<{ ID: number }>('File?include_only=Unrecognized&pageSize=1');
  expect((await client.ask(`GET /api/v3/File/${loose[0]?.ID}/Episode`)).json()).toEqual([]);
});

test('returns little more than the name of similar anime outside the collection', async () => {
  const { library } = client.server.sandbox;
  const answers = await Promise.all(
    [...library.series.keys()].map((id) => client.ask(`GET /api/v3/Series/${id}/AniDB/Similar`)),
  );
  const similar = answers.flatMap((answer) => answer.json<Record<string, unknown>[]>());
  const outside = similar.find(({ ID }) => library.outsideAnime.has(Number(ID)));
  expect(outside).toMatchObject({
    ShokoID: null,
    Type: 'Unknown',
    AirDate: null,
    EpisodeCount: null,
    UserApproval: { Type: 'User Approval' },
  });
  expect(outside).not.toHaveProperty('Rating');
  expect(similar.find(({ ShokoID }) => ShokoID !== null)).toHaveProperty('Rating');
});
