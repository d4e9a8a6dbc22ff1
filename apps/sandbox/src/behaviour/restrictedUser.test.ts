import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Series } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
let hidden: Series;

beforeAll(async () => {
  client = clientOf();
  const { library, users } = client.server.sandbox;
  const tags = new Set(users.byName('kid')?.restrictedTags);
  const found = [...library.series.values()].find((one) => one.tags.some(({ tag }) => tags.has(tag.id)));
  if (found === undefined) throw new Error('No series has a tag that is kept from the restricted user.');
  hidden = found;
  await client.signIn('kid');
});
afterAll(() => client.close());

const ask = (call: string) => {
  const [episode] = hidden.episodes;
  return client.ask(
    `GET /api/v3/${call}`
      .replace('{series}', String(hidden.id))
      .replace('{group}', String(hidden.groupId))
      .replace('{anidb}', String(hidden.anidb))
      .replace('{episode}', String(episode?.id))
      .replace('{anidbEpisode}', String(episode?.anidb)),
  );
};

test.each([
  ['Series/{series}', 'Series'],
  ['Series/{series}/AniDB/Related', 'Series'],
  ['Series/AniDB/{anidb}', 'AnidbAnime'],
  ['Series/AniDB/{anidb}/Similar', 'AnidbAnime'],
  ['Series/AniDB/{anidb}/Relations', 'AnidbAnime'],
  ['Series/AniDB/{anidb}/Episode', 'AnidbAnime'],
  ['Series/AniDB/{anidb}/Series', 'Series'],
  ['Group/{group}', 'Group'],
  ['Group/{group}/Relations', 'Group'],
  ['Episode/{episode}', 'Episode'],
])('answers 403 for %s and names what is forbidden: %s', async (call, thing) => {
  const answer = await ask(call);
  expect([answer.status, answer.text]).toEqual([
    403,
    `Accessing ${thing} is not allowed for the current user`,
  ]);
});

test.each([
  'Episode/{episode}/AniDB',
  'Episode/AniDB/{anidbEpisode}',
  'Episode/AniDB/{anidbEpisode}/Episode',
  'ReleaseManagement/MultipleReleases/Series/{series}/Episodes',
  'ReleaseManagement/MultipleReleases/Series/{series}/FilesToDelete',
  'ReleaseManagement/DuplicateFiles/Series/{series}/Episodes',
  'ReleaseManagement/MissingEpisodes/Series/{series}/Episodes',
])('answers %s to every user', async (call) => expect((await ask(call)).status).toBe(200));

test.each(['Group/{group}/Series', 'Filter/0/Group/{group}/Series'])(
  'omits hidden series from %s',
  async (call) => {
    const list = (await ask(call)).json<{ IDs: { ID: number } }[]>();
    expect(list.map(({ IDs }) => IDs.ID)).not.toContain(hidden.id);
  },
);
