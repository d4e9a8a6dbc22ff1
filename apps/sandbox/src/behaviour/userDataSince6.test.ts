import { afterEach, beforeEach, expect, test } from 'vitest';
import { referenceVersions } from '../serverVersion.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf({ series: 120, serverVersion: referenceVersions[6] });
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Tagged {
  readonly IsFavorite: boolean;
  readonly UserTags: readonly string[];
  readonly UserRating: number | null;
}

const favorite = (value: boolean) => [{ op: 'replace', path: '/IsFavorite', value }];

/** One that is rated, and nobody's favourite. */
function rated(): number {
  const { library } = client.server.sandbox;
  const isFavorite = (id: number) => [...library.allUserData()].some(({ favorites }) => favorites.has(id));
  const { seriesVotes } = library.userData(1);
  return [...library.series.keys()].find((id) => seriesVotes.has(id) && !isFavorite(id)) ?? 0;
}

const favorites = async () => {
  const body = { ApplyAtSeriesLevel: true, Expression: { Type: 'IsFavorite' } };
  const answer = await client.ask('POST /api/v3/Filter/Preview/Series?pageSize=0', body);
  return answer.json<{ List: { IDs: { ID: number }; IsFavorite: boolean }[] }>().List;
};

test('a patch changes only what it names, and filters and series say so', async () => {
  const id = rated();
  const path = `/api/v3/Series/${id}/UserData`;
  const before = (await client.ask(`GET ${path}`)).json<Tagged>();
  expect(before).toMatchObject({ IsFavorite: false, UserTags: ['[]'], UserRating: expect.any(Number) });
  const answer = await client.ask(`PATCH ${path}`, favorite(true));
  expect([answer.status, answer.json()]).toEqual([200, { ...before, IsFavorite: true }]);
  const found = await favorites();
  expect(found.map(({ IDs }) => IDs.ID)).toContain(id);
  expect(found.every(({ IsFavorite }) => IsFavorite)).toBe(true);
  await client.ask(`PATCH ${path}`, favorite(false));
  expect((await favorites()).map(({ IDs }) => IDs.ID)).not.toContain(id);
});

test('a PUT removes what it leaves out, the rating included, and needs the tags', async () => {
  const path = `/api/v3/Series/${rated()}/UserData`;
  const tags = ['cozy', 'to rewatch'];
  const answer = await client.ask(`PUT ${path}`, { IsFavorite: true, UserTags: tags });
  const expected = { IsFavorite: true, UserTags: tags, UserRating: null, UserRatingVoteType: null };
  expect(answer.json()).toEqual(expected);
  expect((await client.ask(`GET ${path}`)).json()).toEqual(expected);
  expect((await client.ask(`PUT ${path}`, { UserRating: 8.5 })).json()).toMatchObject({
    status: 400,
    errors: { UserTags: ['The UserTags field is required.'] },
  });
});

test('groups have tags, but are no favourites', async () => {
  const [id] = client.server.sandbox.library.groups.keys();
  const path = `/api/v3/Group/${id}/UserData`;
  expect((await client.ask(`PATCH ${path}`, favorite(true))).json()).toMatchObject({
    status: 400,
    errors: { GroupUserData: ["The target location specified by path segment 'IsFavorite' was not found."] },
  });
  await client.ask(`PUT ${path}`, { IsFavorite: true, UserTags: ['cozy'] });
  expect((await client.ask(`GET ${path}`)).json()).toMatchObject({ UserTags: ['cozy'] });
});

test('episodes are favourites too, and keep their play count', async () => {
  const { library } = client.server.sandbox;
  const [id = 0, watch] = library.userData(1).watches.entries().next().value ?? [];
  const answer = await client.ask(`PATCH /api/v3/Episode/${id}/UserData`, favorite(true));
  expect(answer.json()).toMatchObject({ IsFavorite: true, PlaybackCount: watch?.count });
  expect((await client.ask(`GET /api/v3/Episode/${id}`)).json()).toMatchObject({ IsFavorite: true });
});

test('what one user likes, another does not', async () => {
  const id = rated();
  await client.ask(`PATCH /api/v3/Series/${id}/UserData`, favorite(true));
  await client.signIn('alice');
  expect((await client.ask(`GET /api/v3/Series/${id}`)).json()).toMatchObject({ IsFavorite: false });
});
