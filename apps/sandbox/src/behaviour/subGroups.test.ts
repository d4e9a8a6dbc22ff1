import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Group } from '../model/types.ts';
import { type Client, clientOf } from './client.ts';

interface Shown {
  readonly IDs: {
    readonly ID: number;
    readonly ParentGroup: number | null;
    readonly TopLevelGroup: number;
  };
}
interface ShownGroup extends Shown {
  readonly Size: number;
  readonly Sizes: { readonly SubGroups: number; readonly SeriesTypes: Readonly<Record<string, number>> };
}

let client: Client;
let outer: Group;
let inner: Group;

beforeAll(async () => {
  client = clientOf({ series: 250 });
  await client.signIn('Default');
  const { groups } = client.server.sandbox.library;
  const nested = [...groups.values()].find(({ parentId }) => parentId !== null);
  const around = groups.get(nested?.parentId ?? 0);
  if (nested === undefined || around === undefined) throw new Error('No group is inside another.');
  [outer, inner] = [around, nested];
});
afterAll(() => client.close());

const ask = async <T>(call: string) => (await client.ask(`GET /api/v3/${call}`)).json<T>();
const ids = (list: readonly Shown[]) => list.map(({ IDs }) => IDs.ID);

test('returns the subgroups of a group and counts their series', async () => {
  const group = await ask<ShownGroup>(`Group/${outer.id}`);
  expect(group.Sizes.SubGroups).toBe(1);
  expect(group.Size).toBe(outer.seriesIds.length);
  const counted = Object.values(group.Sizes.SeriesTypes).reduce((a, b) => a + b);
  expect(counted).toBe(outer.seriesIds.length + inner.seriesIds.length);
  const inside = await ask<ShownGroup[]>(`Group/${outer.id}/Group`);
  expect(inside.map(({ IDs }) => IDs)).toMatchObject([
    { ID: inner.id, ParentGroup: outer.id, TopLevelGroup: outer.id },
  ]);
});

test.each(['Group', 'Filter/0/Group'])(
  'includes the series of subgroups in %s/{id}/Series when recursive',
  async (path) => {
    const call = `${path}/${outer.id}/Series`;
    expect(new Set(ids(await ask(call)))).toEqual(new Set(outer.seriesIds));
    expect(new Set(ids(await ask(`${call}?recursive=true`)))).toEqual(
      new Set([...outer.seriesIds, ...inner.seriesIds]),
    );
  },
);

test('lists top-level groups only unless topLevelOnly is false', async () => {
  const listed = async (query: string) =>
    ids((await ask<{ List: Shown[] }>(`Group?pageSize=0&includeEmpty=true${query}`)).List);
  expect(await listed('')).not.toContain(inner.id);
  expect(await listed('&topLevelOnly=false')).toContain(inner.id);
});

test('returns the parent group and the top-level group of a series', async () => {
  const [id] = inner.seriesIds;
  const { IDs } = await ask<Shown>(`Series/${id}`);
  expect(IDs).toMatchObject({ ParentGroup: inner.id, TopLevelGroup: outer.id });
  expect((await ask<Shown>(`Series/${id}/Group`)).IDs.ID).toBe(inner.id);
  expect((await ask<Shown>(`Series/${id}/Group?topLevel=true`)).IDs.ID).toBe(outer.id);
});

test('moves a subgroup to the top level when its parent group is removed', async () => {
  for (const id of [...outer.seriesIds]) await client.ask(`DELETE /api/v3/Series/${id}`);
  expect((await client.ask(`GET /api/v3/Group/${outer.id}`)).status).toBe(404);
  expect((await ask<Shown>(`Group/${inner.id}`)).IDs).toMatchObject({
    ParentGroup: null,
    TopLevelGroup: inner.id,
  });
});
