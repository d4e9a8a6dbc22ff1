import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type AppBuild, configuration, containerName } from '../build/configuration.ts';

type Options = ConstructorParameters<typeof RspackDevServer>[0];

/** One of several that are served together, each from a port of its own. */
export interface ServedApp {
  /** Resolves when it has been compiled for the first time, whatever came of it. */
  readonly compiled: Promise<void>;
  /** Loads the page again in every browser that has it open. */
  reloadPages(): void;
  /** Shows an error over every open page, as one of the compiler is shown, until the pages are reloaded by the above. */
  showError(text: string): void;
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
  let error: string | undefined;
  const tell = (type: string, content?: unknown, to = server.webSocketServer?.clients ?? []): void =>
    server.sendMessage(to, type, content);
  // A page that is opened meanwhile hears of it as well.
  server.webSocketServer?.implementation.on('connection', (client) => {
    if (error !== undefined) tell('errors', [{ message: error }], [client]);
  });
  return {
    compiled,
    reloadPages() {
      error = undefined;
      tell('static-changed');
    },
    showError(text) {
      error = text;
      tell('errors', [{ message: text }]);
    },
    stop: () => server.stop(),
  };
}
