import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], series: 60 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Coverage {
  readonly Type: string;
  readonly Number: number;
  readonly PlaceIDs: readonly number[];
}
interface Candidate {
  readonly Rank: number;
  readonly Key: string;
  readonly IsRedundant: boolean;
  readonly RedundantFileCount: number;
  readonly DecidingSignal: string | null;
  readonly Resolution: string | null;
  readonly Files: readonly { readonly PlaceID: number; readonly IsRedundant: boolean }[];
  readonly Episodes: readonly Coverage[];
}
interface Releases {
  readonly SeriesID: number;
  readonly SeriesTitle: string;
  readonly FilesToAutoDeleteCount: number;
  readonly Candidates: readonly Candidate[];
  readonly Overrides: readonly { readonly Files: readonly unknown[]; readonly HasPartialCoverage: boolean }[];
}
interface Preview {
  readonly SeriesID: number;
  readonly TotalFilesToDelete: number;
  readonly TotalSizeToDelete: number;
  readonly Files: readonly { readonly PlaceID: number; readonly FileSize: number }[];
}

const base = '/api/v3/ReleaseManagement';
const listed = async (query = '') =>
  (await client.ask(`GET ${base}/Series?pageSize=0${query}`)).json<{ Total: number; List: Releases[] }>()
    .List;
const releasesOf = async (id: number, query = '') =>
  (await client.ask(`GET ${base}/Series/${id}${query}`)).json<Releases>();
const preview = async (body: object, query = '') =>
  (await client.ask(`POST ${base}/Preview${query}`, body)).json<Preview[]>();
const inOrder = (ids: Iterable<number>) => [...ids].sort((one, other) => one - other);
const places = (files: readonly { readonly PlaceID: number }[]) =>
  inOrder(files.map(({ PlaceID }) => PlaceID));
const several = async () => {
  const found = (await listed()).find(({ Candidates }) => Candidates.length > 1);
  if (!found) throw new Error('No series has several candidates.');
  return releasesOf(found.SeriesID);
};

test('every candidate covers all episodes, best first by the preferred signals', async () => {
  for (const { Candidates } of await listed()) {
    expect(Candidates.map(({ Rank }) => Rank)).toEqual(Candidates.map((_, index) => index + 1));
    const [first] = Candidates;
    expect(first?.DecidingSignal).toBeNull();
    for (const { Episodes } of Candidates) expect(Episodes).toHaveLength(first?.Episodes.length ?? 0);
  }
  const { SeriesID } = await several();
  const patch = (resolutions: string[]) =>
    client.ask('PATCH /api/v3/Settings', [
      { op: 'replace', path: '/ReleaseComparisonPreferences/SignalPriority', value: ['Resolution'] },
      { op: 'replace', path: '/ReleaseComparisonPreferences/ResolutionOrder', value: resolutions },
    ]);
  const before = await releasesOf(SeriesID);
  const worst = before.Candidates.at(-1)?.Resolution ?? '';
  await patch([worst]);
  expect((await releasesOf(SeriesID)).Candidates[0]?.Resolution).toBe(worst);
});

test('the preview is what is redundant, and executing it leaves nothing to choose', async () => {
  const { SeriesID, SeriesTitle, FilesToAutoDeleteCount, Candidates, Overrides } = await several();
  expect(Overrides.some(({ HasPartialCoverage }) => !HasPartialCoverage)).toBe(true);
  expect((await listed(`&search=${encodeURIComponent(SeriesTitle)}`)).map((one) => one.SeriesID)).toContain(
    SeriesID,
  );
  const [gone] = await preview({ IncludedSeriesIDs: [SeriesID] });
  expect(gone?.TotalFilesToDelete).toBe(FilesToAutoDeleteCount);
  expect(gone?.TotalSizeToDelete).toBe(gone?.Files.reduce((sum, { FileSize }) => sum + FileSize, 0));
  const redundant = new Set(
    Candidates.flatMap(({ Files }) => places(Files.filter(({ IsRedundant }) => IsRedundant))),
  );
  expect(places(gone?.Files ?? [])).toEqual(inOrder(redundant));
  // As recorded: other fields are ignored, and without any every series is previewed.
  expect(await preview({ SeriesIDs: [SeriesID] })).toEqual(await preview({}));
  expect((await preview({ ExcludedSeriesIDs: [SeriesID] })).map((one) => one.SeriesID)).not.toContain(
    SeriesID,
  );

  await client.ask(`POST ${base}/Execute`, { PlaceIDs: places(gone?.Files ?? []) });
  expect((await releasesOf(SeriesID)).Candidates).toEqual([]);
  expect((await listed()).map((one) => one.SeriesID)).not.toContain(SeriesID);
  expect(await preview({ IncludedSeriesIDs: [SeriesID] })).toEqual([]);
});

test('another candidate may be kept, which is asked for each time', async () => {
  const { SeriesID, Candidates } = await several();
  const other = Candidates[1];
  const query = `?preferredCandidateKey=${other?.Key}`;
  const chosen = await releasesOf(SeriesID, query);
  expect(chosen.Candidates.map(({ Rank, Key }) => [Rank, Key])).toEqual(
    Candidates.map(({ Rank, Key }) => [Rank, Key]),
  );
  expect(chosen.Candidates[1]?.IsRedundant).toBe(false);
  expect(chosen.Candidates[0]?.IsRedundant).toBe(true);
  const Overrides = [{ SeriesID, PreferredCandidateKey: other?.Key }];
  const [gone] = await preview({ IncludedSeriesIDs: [SeriesID], Overrides });
  const kept = new Set(places(other?.Files ?? []));
  expect(gone?.Files.length).toBe(chosen.FilesToAutoDeleteCount);
  expect(places(gone?.Files ?? []).filter((id) => kept.has(id))).toEqual([]);
  expect((await releasesOf(SeriesID)).Candidates).toEqual(Candidates);
});

test('variations never go, and count only when they are asked for', async () => {
  const { SeriesID, Candidates } = await several();
  const [gone] = await preview({ IncludedSeriesIDs: [SeriesID] });
  const { library } = client.server.sandbox;
  for (const file of library.files.values())
    if (file.locations.some(({ id }) => gone?.Files.some(({ PlaceID }) => PlaceID === id)))
      file.isVariation = true;
  expect((await releasesOf(SeriesID)).Candidates).toEqual([]);
  expect(await preview({ IncludedSeriesIDs: [SeriesID] })).toEqual([]);
  const counted = await releasesOf(SeriesID, '?includeVariations=true');
  expect(counted.Candidates).toHaveLength(Candidates.length);
  expect(counted.FilesToAutoDeleteCount).toBe(0);
});

test('an unknown series is answered as recorded', async () => {
  const answer = await client.ask(`GET ${base}/Series/999999`);
  expect([answer.status, answer.json<{ title: string }>().title]).toEqual([404, 'Not Found']);
});

test('unrecognized files in several places are listed, and each place can be removed', async () => {
  const { library } = client.server.sandbox;
  const file = [...library.files.values()].find(
    ({ episodes, isIgnored }) => episodes.length === 0 && !isIgnored,
  );
  if (!file) throw new Error('Every file is linked or ignored.');
  file.locations = [...file.locations, { id: 900_001, folderId: 1, relativePath: 'copies/again.mkv' }];
  const listedIds = async () =>
    (await client.ask('GET /api/v3/File?include_only=Duplicates,Unrecognized&pageSize=0'))
      .json<{ List: { ID: number }[] }>()
      .List.map(({ ID }) => ID);
  expect(await listedIds()).toContain(file.id);
  await client.ask('DELETE /api/v3/File/Location/900001');
  expect(await listedIds()).not.toContain(file.id);
});
