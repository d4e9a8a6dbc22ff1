import type http from 'node:http';
import type { Registry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { createSandbox, type SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { freePorts } from './freePorts.ts';
import { remoteInDevelopment } from './remoteInDevelopment.ts';
import { type ServedApp, serveWithReload } from './serveWithReload.ts';
import { type DevelopmentShell, shellOfSources } from './shells.ts';

interface Development {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

interface DevelopmentOptions {
  /** The first port that may be taken; each remote has one after it. */
  readonly port: number;
  readonly sandbox: SandboxOptions;
  readonly shell?: DevelopmentShell;
  /** Remotes that stand beside them as they were built. */
  readonly built?: readonly RemoteDescriptor[];
  /** Where the files of those lie, by their place below the page. */
  readonly folders?: Readonly<Record<string, string>>;
  /** For remotes that are plugins: what they are said to be added from. */
  readonly addedFrom?: string;
  /** Throws where a remote does not fit beside the built ones. */
  readonly check?: (descriptor: RemoteDescriptor) => void;
}

/** Whether a browser asks for something to show: the address of a plugin's part looks like that of a file. */
const isVisit = ({ headers: { accept = '' } }: http.IncomingMessage): boolean => accept.includes('text/html');

function answer(
  path: RegExp,
  type: string,
  body: () => string,
  isMeant: (request: http.IncomingMessage) => boolean = () => true,
) {
  return {
    name: type,
    middleware: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
      if (!path.test((request.url ?? '').split('?')[0] ?? '') || !isMeant(request)) return next();
      response.setHeader('content-type', type);
      response.end(body());
    },
  };
}

/**
 * The shell and the remotes of some folders, these with hot reload, each on a port of its own; a sandbox stands behind
 * the shell. Nothing of it is reached from other computers.
 */
export async function startDevelopment(
  folders: readonly string[],
  { port, sandbox: sandboxOptions, shell = shellOfSources(), built = [], ...options }: DevelopmentOptions,
): Promise<Development> {
  const firstPort = await freePorts(port, folders.length + 1);
  let page: ServedApp | undefined;
  let fault: string | undefined;
  /** Whether the page was not requested since the registry changed. */
  let isNews = false;
  const on = {
    check: options.check ?? (() => {}),
    changed: () => {
      fault = undefined;
      isNews = true;
      page?.reload();
    },
    failed: (reason: string) => {
      fault = reason;
      console.error(reason);
      page?.showError(reason);
    },
  };
  const remotes = await Promise.all(
    folders.map((folder, index) => remoteInDevelopment(folder, firstPort + 1 + index, on)),
  );
  const sandbox = createSandbox(sandboxOptions);
  await sandbox.listen(0, '127.0.0.1');
  const registry = (): Registry => {
    const made = remotes.map(({ descriptor }) => ({
      ...descriptor(),
      ...(options.addedFrom !== undefined && { addedFrom: options.addedFrom }),
    }));
    const others = built.filter(({ id }) => !made.some((remote) => remote.id === id));
    return { format: 1, shell: shell.descriptor, remotes: [...others, ...made] };
  };
  const shellPage = (): string => {
    isNews = false;
    return shell.page();
  };
  page = await serveWithReload(shell.compiledAs, firstPort, {
    devMiddleware: { publicPath: '/webui/', index: false },
    static: Object.entries({ ...shell.folders, ...options.folders }).map(([place, directory]) => ({
      directory,
      publicPath: `/webui/${place}`,
      watch: false,
      serveIndex: false,
    })),
    proxy: [{ context: ['/api', '/plex', '/signalr', '/__sandbox'], target: sandbox.url, ws: true }],
    setupMiddlewares: (middlewares) => [
      answer(/\/remotes\.json$/, 'application/json', () => JSON.stringify(registry())),
      ...middlewares,
      answer(/^\/webui(\/.*)?$/, 'text/html; charset=utf-8', shellPage, isVisit),
    ],
  });
  page.onOpen((opened) => {
    // It was being loaded when the others were told.
    if (isNews) opened.reload();
    else if (fault !== undefined) opened.showError(fault);
    isNews = false;
  });
  await Promise.all([...remotes, page].map(({ compiled }) => compiled));
  return {
    address: `http://localhost:${firstPort}/webui`,
    async stop() {
      await Promise.all([...remotes, page].map((served) => served?.stop()));
      await sandbox.close();
    },
  };
}
