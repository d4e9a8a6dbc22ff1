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
  /** The first port to try; each remote takes one after it. */
  readonly port: number;
  readonly sandbox: SandboxOptions;
  readonly shell?: DevelopmentShell;
  readonly built?: readonly RemoteDescriptor[];
  /** Their files, keyed by path below the page. */
  readonly folders?: Readonly<Record<string, string>>;
  readonly addedFrom?: string;
  /** Throws where a remote conflicts with the built ones. */
  readonly check?: (descriptor: RemoteDescriptor) => void;
}

/** A plugin's page may have an address like a file's. */
const isVisit = ({ headers: { accept = '' } }: http.IncomingMessage): boolean => accept.includes('text/html');

function respondTo(
  path: RegExp,
  type: string,
  body: (address: string) => string,
  isHandled: (request: http.IncomingMessage) => boolean = () => true,
) {
  return {
    name: type,
    middleware: (request: http.IncomingMessage, response: http.ServerResponse, next: () => void) => {
      const address = (request.url ?? '').split('?')[0] ?? '';
      if (!path.test(address) || !isHandled(request)) return next();
      response.setHeader('content-type', type);
      response.end(body(address));
    },
  };
}

/** The remotes in `folders` get hot reload. Nothing is reachable from other computers. */
export async function startDevelopment(
  folders: readonly string[],
  { port, sandbox: sandboxOptions, shell: given, built = [], ...options }: DevelopmentOptions,
): Promise<Development> {
  const shell = given ?? (await shellOfSources());
  const firstPort = await freePorts(port, folders.length + 1);
  let page: ServedApp | undefined;
  let fault: string | undefined;
  /** Whether the registry changed since the page was requested. */
  let isStale = false;
  const on = {
    check: options.check ?? (() => {}),
    changed: () => {
      fault = undefined;
      isStale = true;
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
  /** Of the shell: remotes' are in their descriptors. */
  const languageFile = (address: string): string => {
    const texts = shell.textsIn(/([^/]+)\.json$/.exec(address)?.[1] ?? '');
    return JSON.stringify({
      format: 1,
      shells: texts ? { [shell.descriptor.version]: texts } : {},
      remotes: {},
    });
  };
  const shellPage = (): string => {
    isStale = false;
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
      respondTo(/\/remotes\.json$/, 'application/json', () => JSON.stringify(registry())),
      respondTo(/^\/webui\/languages\/[\w-]+\.json$/, 'application/json', languageFile),
      ...middlewares,
      respondTo(/^\/webui(\/.*)?$/, 'text/html; charset=utf-8', shellPage, isVisit),
    ],
  });
  page.onOpen((opened) => {
    // The page was loading when the others were notified.
    if (isStale) opened.reload();
    else if (fault !== undefined) opened.showError(fault);
    isStale = false;
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
