import { afterEach, beforeEach, expect, test } from 'vitest';
import { isOnAnidb } from '../model/anidbFiles.ts';
import { type Client, clientOf } from './client.ts';

let client: Client;
beforeEach(async () => {
  client = clientOf();
  await client.signIn('Default');
});
afterEach(() => client.close());

interface Named {
  readonly ID: number;
  readonly Name: string;
}
const get = async <T = Named>(path: string) => (await client.ask(`GET /api/v3/AniDB/${path}`)).json<T>();
const list = async (path: string) => get<{ Total: number; List: Named[] }>(path);

test('finds a creator by ID and by name', async () => {
  const [creator] = (await list('Creator?pageSize=1')).List;
  expect(await get(`Creator/${creator?.ID}`)).toEqual(creator);
  expect(await get(`Creator/Name/${encodeURIComponent(creator?.Name ?? '')}`)).toEqual(creator);
});

test('finds exactly the series of a creator or character, by ID and not by name', async () => {
  const { List } = (await client.ask('GET /api/v3/Series?pageSize=0')).json<{
    List: { IDs: { ID: number } }[];
  }>();
  interface Credit {
    readonly Character?: Named;
    readonly Staff: Named;
    readonly RoleName: string;
    readonly RoleDetails: string;
  }
  const casts = new Map<number, readonly Credit[]>();
  for (const { IDs } of List) {
    casts.set(IDs.ID, (await client.ask(`GET /api/v3/Series/${IDs.ID}/Cast`)).json<Credit[]>());
  }
  const found = async (Expression: object) => {
    const body = { ApplyAtSeriesLevel: true, Expression };
    const answer = await client.ask(
      'POST /api/v3/Filter/Preview/Series?pageSize=0&includeMissing=true',
      body,
    );
    return answer.json<{ List: { IDs: { ID: number } }[] }>().List.map(({ IDs }) => IDs.ID);
  };
  const having = (passes: (credit: Credit) => boolean) =>
    [...casts].filter(([, cast]) => cast.some(passes)).map(([id]) => id);
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

  const all = [...casts.values()].flat();
  // Credited in several series, so that more than one must be found.
  const staff = all.find(({ Staff }) => having((one) => one.Staff.ID === Staff.ID).length > 1);
  const actor = all.find(({ Character }) => Character !== undefined);
  for (const [Type, id, passes] of [
    ['HasCreator', staff?.Staff.ID, (one: Credit) => one.Staff.ID === staff?.Staff.ID],
    ['HasCharacter', actor?.Character?.ID, (one: Credit) => one.Character?.ID === actor?.Character?.ID],
  ] as const) {
    const ids = await found({ Type, Parameter: String(id) });
    expect(ids.length).toBeGreaterThan(0);
    expect(sorted(ids)).toEqual(sorted(having(passes)));
  }
  expect(await found({ Type: 'HasCreator', Parameter: '999999' })).toEqual([]);
  // Creators are found by ID, not by name.
  expect(await found({ Type: 'HasCreator', Parameter: staff?.Staff.Name ?? '' })).toEqual([]);
});

test('lists the release groups of available files, and missing ones on request', async () => {
  const ids = async (missing: string) =>
    (await list(`ReleaseGroup?pageSize=0&includeMissing=${missing}`)).List.map(({ ID }) => ID);
  const { library } = client.server.sandbox;
  for (const file of [...library.files.values()].filter(isOnAnidb).slice(1)) file.isManuallyLinked = true;
  const all = await ids('true');
  const here = await ids('false');
  expect(all).toHaveLength(library.releaseGroups.size);
  expect(here).toHaveLength(1);
  expect(await ids('only')).toEqual(all.filter((id) => !here.includes(id)));
  expect((await get(`ReleaseGroup/${here[0]}`)).ID).toBe(here[0]);
});

test.for(['Creator/999999', 'Creator/Name/Nobody', 'ReleaseGroup/999999'])(
  'answers 404 for %s',
  async (path) => {
    const answer = await client.ask(`GET /api/v3/AniDB/${path}`);
    expect([answer.status, answer.json().title]).toEqual([404, 'Not Found']);
  },
);
