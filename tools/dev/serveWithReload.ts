import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type AppBuild, configuration, containerName } from '../build/configuration.ts';

type Options = ConstructorParameters<typeof RspackDevServer>[0];
type Clients = NonNullable<RspackDevServer['webSocketServer']>['clients'];

/** Open pages. */
interface OpenPages {
  /** Loads them again. */
  reload(): void;
  /** Shows an error over them, as one of the compiler is shown. */
  showError(text: string): void;
}

/** One of several that are served together, each from a port of its own; all pages that have it are its open pages. */
export interface ServedApp extends OpenPages {
  /** Resolves when it has been compiled for the first time, whatever came of it. */
  readonly compiled: Promise<void>;
  /** Calls back for each page that is opened from now on. */
  onOpen(greet: (page: OpenPages) => void): void;
  stop(): Promise<void>;
}

/** An app as it is compiled for hot reload, which keeps the state of React's components. */
export function developmentConfiguration(app: Omit<AppBuild, 'isDevelopment'>): Configuration {
  const production = configuration({ ...app, isDevelopment: true });
  return {
    ...production,
    plugins: [
      ...(production.plugins ?? []),
      new ReactRefreshRspackPlugin({
        library: containerName(app.id),
        reactRefreshLoader: 'builtin:react-refresh-loader',
      }),
    ],
  };
}

/**
 * Compiles something and serves it to this computer alone. What changes in it is seen at once, and what does not compile
 * is shown on the page.
 */
export async function serveWithReload(
  compiledAs: Configuration,
  port: number,
  options: Options = {},
): Promise<ServedApp> {
  // The address of one of several servers is nothing to open.
  const compiler = rspack({ ...compiledAs, infrastructureLogging: { level: 'warn' } });
  const { promise: compiled, resolve } = Promise.withResolvers<void>();
  compiler.hooks.done.tap('first', () => resolve());
  compiler.hooks.failed.tap('first', () => resolve());
  const server = new RspackDevServer(
    {
      host: 'localhost',
      port,
      hot: true,
      liveReload: false,
      static: false,
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        logging: 'warn',
        webSocketURL: `ws://localhost:${port}/ws`,
      },
      headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' },
      ...options,
    },
    compiler,
  );
  await server.start();
  const pagesOf = (clients: () => Clients): OpenPages => ({
    reload: () => server.sendMessage(clients(), 'static-changed'),
    showError: (text) => server.sendMessage(clients(), 'errors', [{ message: text }]),
  });
  return {
    ...pagesOf(() => server.webSocketServer?.clients ?? []),
    compiled,
    onOpen(greet) {
      server.webSocketServer?.implementation.on('connection', (client) => greet(pagesOf(() => [client])));
    },
    stop: () => server.stop(),
  };
}
