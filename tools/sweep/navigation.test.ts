import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';

interface Entry {
  readonly label: string;
  readonly path: string;
  readonly order: number;
  readonly children?: readonly Omit<Entry, 'order'>[];
}

interface Remote {
  readonly routes: readonly { readonly path: string }[];
  readonly navigation?: readonly Entry[];
}

async function remotesHere(): Promise<readonly Remote[]> {
  const apps = readdirSync(repositoryPath('apps')).filter((app) =>
    readdirSync(repositoryPath('apps', app)).includes('remote.config.ts'),
  );
  return Promise.all(
    apps.map(async (app) => {
      // A computed name, because the tools are type-checked without the apps.
      const { remote }: { remote: Remote } = await import(repositoryPath('apps', app, 'remote.config.ts'));
      return remote;
    }),
  );
}

test('lists every part of the product in the bar, in order', async () => {
  const entries = (await remotesHere()).flatMap(({ navigation = [] }) => navigation);
  expect(entries.toSorted((a, b) => a.order - b.order).map(({ label, path }) => [label, path])).toEqual([
    ['Dashboard', 'dashboard'],
    ['Collection', 'collection'],
    ['Utilities', 'utilities'],
    // One for servers before 6, one for the administrators of later ones.
    ['Log', 'log'],
    ['Log', 'log'],
    ['Settings', 'settings'],
  ]);
  const utilities = entries.find(({ path }) => path === 'utilities');
  expect(utilities?.children).toContainEqual({
    label: 'Unrecognized Files',
    path: 'utilities/unrecognized',
  });
});

test('has a route in the same remote for each place in the bar', async () => {
  for (const { routes, navigation = [] } of await remotesHere()) {
    const roots = routes.map(({ path }) => path.replace(/\/\*$/, ''));
    const places = navigation.flatMap(({ path, children = [] }) => [
      path,
      ...children.map((one) => one.path),
    ]);
    const unknownPlaces = places.filter((place) => !roots.some((root) => `${place}/`.startsWith(`${root}/`)));
    expect(unknownPlaces).toEqual([]);
  }
});
