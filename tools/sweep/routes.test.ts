import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { routePatternsIn } from './routePatterns.ts';
import { developmentRoutes, sweptRoutes } from './routes.ts';

const swept = sweptRoutes.map(({ pattern }) => pattern);
const shell = routePatternsIn(repositoryPath('apps/shell/src/app/shellRoutes.tsx'));
const remotes = readdirSync(repositoryPath('apps')).filter((app) =>
  readdirSync(repositoryPath('apps', app)).includes('remote.config.ts'),
);

interface Remote {
  readonly routes: readonly { readonly path: string; readonly module: string }[];
}

/** The routes that a remote declares, and those in its modules. */
async function remoteRoutes(app: string) {
  // Imported by a name made here, because the apps are no part of what the tools are checked with.
  const { remote }: { remote: Remote } = await import(repositoryPath('apps', app, 'remote.config.ts'));
  const modules = [...new Set(remote.routes.map(({ module }) => module))];
  const read = modules.map((module) => routePatternsIn(repositoryPath('apps', app, module)));
  return {
    declared: remote.routes.map((route) => route.path),
    own: read.flatMap(({ patterns }) => patterns),
    unread: read.flatMap(({ unread }) => unread),
  };
}

test('the sweep lists every route of the shell', () => {
  // The remotes' own routes are looked at one remote at a time.
  expect(shell.unread).toEqual(['remotes.routes']);
  expect(shell.patterns).toEqual(expect.arrayContaining(['login', 'unsupported', '', '*']));
  const known = [...swept, ...developmentRoutes];
  expect(shell.patterns.filter((pattern) => !known.includes(pattern))).toEqual([]);
});

test('there are remotes', () => {
  expect(remotes).toContain('collection');
});

test.for(remotes)('the sweep lists every route of the remote %s', async (app) => {
  const { declared, own, unread } = await remoteRoutes(app);
  expect(unread).toEqual([]);
  expect(declared.length).toBeGreaterThanOrEqual(1);
  expect(own.length).toBeGreaterThanOrEqual(app === 'collection' ? 6 : 1);
  expect([...declared, ...own].filter((pattern) => !swept.includes(pattern))).toEqual([]);
});

test('the sweep lists no route that is gone', async () => {
  const all = await Promise.all(remotes.map(remoteRoutes));
  const present = [...shell.patterns, ...all.flatMap(({ declared, own }) => [...declared, ...own])];
  expect(swept.filter((pattern) => !present.includes(pattern))).toEqual([]);
});
