import { afterEach, beforeEach, expect, test } from 'vitest';
import type { VideoFile } from '../model/types.ts';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ serverVersion: referenceVersions[6], looseFiles: 12 });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Release {
  readonly ProviderName: string;
  readonly Group: { readonly ID: string; readonly Name: string; readonly Source: string } | null;
  readonly CrossReferences: readonly { readonly AnidbEpisodeID: number }[];
}

const anidb = '637059e3-6100-5f2d-bacb-8d9c71ae946e';
const library = () => client.server.sandbox.library;
const unrecognized = () =>
  [...library().files.values()].filter(({ episodes, isIgnored }) => episodes.length === 0 && !isIgnored);
const preview = ({ id }: VideoFile) => client.ask(`POST /api/v3/ReleaseInfo/File/${id}/AutoPreview`);
const stored = ({ id }: VideoFile) => client.ask(`GET /api/v3/ReleaseInfo/File/${id}`);

const linked = () => {
  const file = [...library().files.values()].find(({ episodes }) => episodes.length === 1);
  if (file === undefined) throw new Error('No file is linked.');
  return file;
};

test('AniDB finds a part of the files; what it found is stored, read back and removed again', async () => {
  const answers = await Promise.all(
    unrecognized().map(async (file) => ({ file, answer: await preview(file) })),
  );
  expect(new Set(answers.map(({ answer }) => answer.status))).toEqual(new Set([200, 204]));
  const found = answers.find(({ answer }) => answer.status === 200);
  if (found === undefined) throw new Error('Nothing was found.');
  const { file, answer } = found;
  expect((await stored(file)).status).toBe(204);

  const release = answer.json<Release>();
  const path = `/api/v3/ReleaseInfo/Provider/${anidb}/Preview/By-File?fileID=${file.id}`;
  expect((await client.ask(`GET ${path}`)).json<Release>().CrossReferences).toEqual(release.CrossReferences);
  expect((await client.ask(`POST /api/v3/ReleaseInfo/File/${file.id}`, release)).status).toBe(201);
  expect((await stored(file)).json<Release>()).toMatchObject({
    ProviderName: 'AniDB',
    Group: release.Group,
    CrossReferences: release.CrossReferences,
  });
  expect(file.episodes.map(({ anidb: id }) => id)).toEqual([release.CrossReferences[0]?.AnidbEpisodeID]);

  expect((await client.ask(`DELETE /api/v3/ReleaseInfo/File/${file.id}`)).status).toBe(200);
  expect([(await stored(file)).status, file.episodes]).toEqual([204, []]);
});

test('without internet, AniDB finds nothing', async () => {
  client.server.sandbox.network.set('NoGateways');
  const answers = await Promise.all(unrecognized().map(preview));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
});

test('a release by hand replaces all that was known, and shows in the file and its group in the lists', async () => {
  const file = linked();
  const { episodes } = file;
  const [episode] = episodes;
  const Group = { ID: 'x-1', Name: 'Mine', ShortName: null, Source: 'User' };
  const CrossReferences = [
    {
      AnidbEpisodeID: episode?.anidb,
      AnidbAnimeID: episode?.series.anidb,
      PercentageStart: 0,
      PercentageEnd: 50,
    },
  ];
  const body = {
    ProviderName: 'User',
    Version: 2,
    Source: 'Film',
    Comment: 'by hand',
    Group,
    CrossReferences,
  };
  const answer = await client.ask(`POST /api/v3/ReleaseInfo/File/${file.id}`, body);
  expect(answer.status).toBe(201);
  expect(answer.json()).toMatchObject({ ...body, IsChaptered: null, Created: '0001-01-01T00:00:00' });

  const shown = (await client.ask(`GET /api/v3/File/${file.id}?include=ReleaseInfo&include=XRefs`)).json<{
    Release: Release;
    SeriesIDs: { EpisodeIDs: object[] }[];
  }>();
  expect(shown.Release).toMatchObject(body);
  expect(shown.SeriesIDs[0]?.EpisodeIDs[0]).toMatchObject({
    Source: 'User',
    ReleaseGroup: null,
    Percentage: { Start: 0, End: 50 },
  });
  const groups = (await client.ask('GET /api/v3/ReleaseInfo/ReleaseGroup?source=User')).json<{
    List: object[];
  }>();
  expect(groups.List).toEqual([Group]);
  expect((await client.ask('GET /api/v3/ReleaseInfo/ReleaseGroup/User/x-1')).json()).toEqual(Group);
  const names = (await client.ask('GET /api/v3/ReleaseInfo/Release/ProviderNames')).json();
  expect(names).toEqual(['AniDB', 'User']);
});

test('a patch changes the flags that it names', async () => {
  const path = `/api/v3/File/${linked().id}/Release`;
  const before = (await client.ask(`GET ${path}`)).json();
  await client.ask(`PATCH ${path}`, { IsPublic: null, PreventRescan: true });
  expect((await client.ask(`GET ${path}`)).json()).toEqual({ ...before, PreventRescan: true });
});

test('refuses a release without provider or links as recorded, and unknown providers', async () => {
  const path = `POST /api/v3/ReleaseInfo/File/${linked().id}`;
  const refused = async (body: object) =>
    Object.keys((await client.ask(path, body)).json<{ errors: object }>().errors);
  expect(await refused({})).toEqual(['ProviderName', 'CrossReferences']);
  expect(await refused({ ProviderName: 'User', CrossReferences: [] })).toEqual(['CrossReferences']);
  const unknown = `GET /api/v3/ReleaseInfo/Provider/00000000-0000-0000-0000-000000000000/Preview/By-File?fileID=1`;
  expect((await client.ask(unknown)).status).toBe(404);
});
