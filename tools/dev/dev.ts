/** All apps with hot reload: the shell on one port, each remote on its own, the sandbox behind the shell. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type http from 'node:http';
import type { Registry, RemoteDefinition, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { createSandbox } from '../../apps/sandbox/src/server.ts';
import { type AppBuild, configuration, containerName } from '../build/configuration.ts';
import { exposedModules, exposedName } from '../build/exposed.ts';
import { repositoryPath } from '../build/paths.ts';

const firstPort = Number(process.env.PORT ?? 8111);

function developmentConfiguration(
  app: string,
  exposes: AppBuild['exposes'],
  contract?: string,
): Configuration {
  const production = configuration({
    id: app,
    folder: repositoryPath('apps', app),
    exposes,
    ...(contract === undefined ? {} : { contract }),
    output: repositoryPath('.cache/dev', app),
    isDevelopment: true,
  });
  return {
    ...production,
    plugins: [
      ...(production.plugins ?? []),
      new ReactRefreshRspackPlugin({
        library: containerName(app),
        reactRefreshLoader: 'builtin:react-refresh-loader',
      }),
    ],
  };
}

async function serve(
  config: Configuration,
  options: ConstructorParameters<typeof RspackDevServer>[0],
): Promise<void> {
  await new RspackDevServer(
    {
      hot: true,
      liveReload: false,
      client: { overlay: false, logging: 'warn' },
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
      ...options,
    },
    rspack(config),
  ).start();
}

const remotes: RemoteDescriptor[] = [];
const apps = readdirSync(repositoryPath('apps')).filter((app) =>
  existsSync(repositoryPath('apps', app, 'remote.config.ts')),
);
for (const [index, app] of apps.entries()) {
  const port = firstPort + 1 + index;
  const { remote }: { remote: RemoteDefinition } = await import(
    repositoryPath('apps', app, 'remote.config.ts')
  );
  const renamed = <T extends { module: string }>(entry: T): T => ({
    ...entry,
    module: exposedName(entry.module),
  });
  remotes.push({
    ...remote,
    pages: {},
    routes: remote.routes.map(renamed),
    contributions: (remote.contributions ?? []).map(renamed),
    version: '0.0.0+development',
    folder: `http://localhost:${port}/`,
    entry: 'remoteEntry.js',
    container: containerName(app),
    files: { 'remoteEntry.js': '' },
    preload: {},
  });
  await serve(developmentConfiguration(app, exposedModules(remote), remote.requires.contract), {
    port,
    client: { overlay: false, logging: 'warn', webSocketURL: `ws://localhost:${port}/ws` },
  });
}

const sandbox = createSandbox({ series: 2500, pace: 'reference' });
await sandbox.listen(0);

const registry: Registry = {
  format: 1,
  shell: {
    version: '0.0.0+development',
    folder: '/webui/',
    script: 'main.js',
    styles: [],
    files: { 'main.js': '' },
    contract: JSON.parse(readFileSync(repositoryPath('libs/shared/package.json'), 'utf8')).version,
  },
  remotes,
};
const boot = readFileSync(repositoryPath('apps/shell/page/boot.js'), 'utf8');
/**
 * Each remote has its own refresh runtime, which starts after React has announced itself. This hook, unlike
 * the one that the shell's runtime would make, remembers the announcement for those who come later.
 */
const refreshHook = `globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers: new Map(),
  supportsFiber: true,
  inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; },
  onScheduleFiberRoot() {},
  onCommitFiberRoot() {},
  onCommitFiberUnmount() {},
};
`;
const page = readFileSync(repositoryPath('apps/shell/page/index.html'), 'utf8')
  .replace(/^.*Content-Security-Policy.*\n/m, '')
  .replace('(added)', '')
  .replace('/* tooOld.js */', '')
  .replace('/* boot.js */', () => refreshHook + boot.replace('globalThis.trustedTypes?.', 'undefined?.'));

await serve(developmentConfiguration('shell', {}), {
  port: firstPort,
  devMiddleware: { publicPath: '/webui/', index: false },
  static: false,
  proxy: [{ context: ['/api', '/plex', '/signalr', '/__sandbox'], target: sandbox.url, ws: true }],
  setupMiddlewares(middlewares) {
    const answer = (path: RegExp, type: string, body: string) => ({
      name: type,
      middleware: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
        if (!path.test((request.url ?? '').split('?')[0] ?? '')) return next();
        response.setHeader('content-type', type);
        response.end(body);
      },
    });
    return [
      answer(/\/remotes\.json$/, 'application/json', JSON.stringify(registry)),
      ...middlewares,
      answer(/^\/webui(\/[^.]*)?$/, 'text/html; charset=utf-8', page),
    ];
  },
});
console.log(`\nHondana, with hot reload: http://localhost:${firstPort}/webui/  (Default / password)`);
