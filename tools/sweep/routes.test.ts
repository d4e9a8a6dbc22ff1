import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { sweptRoutes } from './routes.ts';

const swept = sweptRoutes.map(({ pattern }) => pattern);
const apps = readdirSync(repositoryPath('apps')).filter((app) =>
  readdirSync(repositoryPath('apps', app)).includes('remote.config.ts'),
);

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}

interface Remote {
  readonly routes: readonly { readonly path: string; readonly module: string }[];
}

/** Routes that only frame others have no pattern of their own. */
function patternsOf(routes: readonly Route[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const pattern = [parent, path ?? ''].filter((part) => part !== '').join('/');
    const below = patternsOf(children ?? [], pattern);
    return path !== undefined || !children ? [pattern, ...below] : below;
  });
}

// The apps are imported by computed names, because the tools are type-checked without them.

async function shellPatterns(): Promise<string[]> {
  const { shellRoutes }: { shellRoutes: (options: object) => { routes: Route[] } } = await import(
    repositoryPath('apps/shell/src/app/shellRoutes.tsx')
  );
  const withoutRemotes = { store: { started: { remotes: [] } } };
  return patternsOf(shellRoutes(withoutRemotes).routes);
}

async function remotePatterns(app: string): Promise<{ declared: string[]; own: string[] }> {
  const { remote }: { remote: Remote } = await import(repositoryPath('apps', app, 'remote.config.ts'));
  const modules = [...new Set(remote.routes.map(({ module }) => module))];
  const filled: { routes: Route[] }[] = await Promise.all(
    modules.map((module) => import(repositoryPath('apps', app, module))),
  );
  return {
    declared: remote.routes.map((route) => route.path),
    own: filled.flatMap(({ routes }) => patternsOf(routes)),
  };
}

test('lists every route of the shell', async () => {
  const patterns = await shellPatterns();
  expect(patterns).toEqual(expect.arrayContaining(['login', 'unsupported', '', '*']));
  expect(patterns.filter((pattern) => !swept.includes(pattern))).toEqual([]);
});

test('finds the remotes', () => {
  expect(apps).toContain('collection');
});

test.for(apps)('lists every route of the remote %s', async (app) => {
  const { declared, own } = await remotePatterns(app);
  expect(declared.length).toBeGreaterThanOrEqual(1);
  expect(own.length).toBeGreaterThanOrEqual(app === 'collection' ? 6 : 1);
  expect([...declared, ...own].filter((pattern) => !swept.includes(pattern))).toEqual([]);
});

test('lists no route that is gone', async () => {
  const all = await Promise.all(apps.map(remotePatterns));
  const present = [...(await shellPatterns()), ...all.flatMap(({ declared, own }) => [...declared, ...own])];
  expect(swept.filter((pattern) => !present.includes(pattern))).toEqual([]);
});
