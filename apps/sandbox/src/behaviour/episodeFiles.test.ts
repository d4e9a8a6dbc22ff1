import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, clientOf } from './client.ts';

interface EpisodeWithFiles {
  readonly Files: readonly Readonly<Record<string, unknown>>[];
}

let client: Client;
beforeAll(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterAll(() => client.close());

async function episodes(call: string): Promise<readonly EpisodeWithFiles[]> {
  const answer = await client.ask(`GET /api/v3/${call}`);
  return answer.json<{ List: readonly EpisodeWithFiles[] }>().List.filter(({ Files }) => Files.length > 0);
}

test.each(['Episode', 'ReleaseManagement/MultipleReleases/Episodes'])(
  'puts the links of %s beside the files, not inside them',
  async (path) => {
    const [episode] = await episodes(`${path}?pageSize=100&includeFiles=true&includeXRefs=true`);
    expect(episode).toHaveProperty('CrossReferences');
    expect(episode?.Files[0]).not.toHaveProperty('SeriesIDs');
  },
);

test('puts the links of duplicate files inside the files, not beside them', async () => {
  const path = 'ReleaseManagement/DuplicateFiles/Episodes';
  const [episode] = await episodes(`${path}?includeXRefs=true`);
  expect(episode).not.toHaveProperty('CrossReferences');
  expect(episode?.Files[0]).toHaveProperty('SeriesIDs');
  expect((await episodes(path))[0]?.Files[0]).not.toHaveProperty('SeriesIDs');
});

test('marks only the first of two files of a watched episode as watched', async () => {
  const { library } = client.server.sandbox;
  const data = library.userData(1);
  const episode = [...library.episodes.values()].find(
    ({ id, files }) => files.length === 2 && data.watchedAt(id) !== null,
  );
  const files = (await client.ask(`GET /api/v3/Episode/${episode?.id}/File`)).json<{
    List: readonly { Watched: string | null }[];
  }>().List;
  expect(files.map(({ Watched }) => Watched === null)).toEqual([false, true]);
});
