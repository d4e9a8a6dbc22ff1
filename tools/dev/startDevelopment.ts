import { readFileSync } from 'node:fs';
import type http from 'node:http';
import type { Registry } from '@hondana/shared/remote/descriptor';
import { createSandbox, type SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { repositoryPath } from '../build/paths.ts';
import { developmentPage } from './developmentPage.ts';
import { remoteInDevelopment } from './remoteInDevelopment.ts';
import { type ServedApp, serveWithReload } from './serveWithReload.ts';

interface Development {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

function answer(path: RegExp, type: string, body: () => string) {
  return {
    name: type,
    middleware: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
      if (!path.test((request.url ?? '').split('?')[0] ?? '')) return next();
      response.setHeader('content-type', type);
      response.end(body());
    },
  };
}

/**
 * The shell on the first port and the remotes of some folders on those after it, all with hot reload; a sandbox stands
 * behind the shell.
 */
export async function startDevelopment(
  folders: readonly string[],
  firstPort: number,
  sandboxOptions: SandboxOptions,
): Promise<Development> {
  let shell: ServedApp | undefined;
  const on = {
    changed: () => shell?.reloadPages(),
    failed: (reason: string) => {
      console.error(reason);
      shell?.showError(reason);
    },
  };
  const remotes = await Promise.all(
    folders.map((folder, index) => remoteInDevelopment(folder, firstPort + 1 + index, on)),
  );
  const sandbox = createSandbox(sandboxOptions);
  await sandbox.listen(0);
  const contract = JSON.parse(readFileSync(repositoryPath('libs/shared/package.json'), 'utf8')).version;
  const registry = (): Registry => ({
    format: 1,
    shell: {
      version: '0.0.0+development',
      folder: '/webui/',
      script: 'main.js',
      styles: [],
      files: { 'main.js': '' },
      contract,
    },
    remotes: remotes.map(({ descriptor }) => descriptor()),
  });
  shell = await serveWithReload(
    {
      id: 'shell',
      folder: repositoryPath('apps/shell'),
      exposes: {},
      output: repositoryPath('.cache/dev/shell'),
    },
    firstPort,
    {
      devMiddleware: { publicPath: '/webui/', index: false },
      static: false,
      proxy: [{ context: ['/api', '/plex', '/signalr', '/__sandbox'], target: sandbox.url, ws: true }],
      setupMiddlewares: (middlewares) => [
        answer(/\/remotes\.json$/, 'application/json', () => JSON.stringify(registry())),
        ...middlewares,
        answer(/^\/webui(\/[^.]*)?$/, 'text/html; charset=utf-8', developmentPage),
      ],
    },
  );
  return {
    address: `http://localhost:${firstPort}/webui`,
    async stop() {
      await Promise.all([...remotes, shell].map((served) => served?.stop()));
      await sandbox.close();
    },
  };
}
