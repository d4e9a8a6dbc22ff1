import { type Configuration, rspack } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type AppBuild, configuration, containerName } from '../build/configuration.ts';
import { type BundleTexts, bundleTexts } from '../words/bundleTexts.ts';
import { pseudoLanguages } from '../words/pseudoText.ts';

type Options = ConstructorParameters<typeof RspackDevServer>[0];
type Clients = NonNullable<RspackDevServer['webSocketServer']>['clients'];

interface OpenPages {
  reload(): void;
  showError(text: string): void;
}

export interface ServedApp extends OpenPages {
  /** Resolves after the first compilation, even a failed one. */
  readonly compiled: Promise<void>;
  onOpen(greet: (page: OpenPages) => void): void;
  stop(): Promise<void>;
}

interface InDevelopment {
  readonly compiledAs: Configuration;
  readonly texts: BundleTexts;
}

export async function inDevelopment(app: Omit<AppBuild, 'isDevelopment' | 'texts'>): Promise<InDevelopment> {
  const texts = await bundleTexts(app.folder, { pseudoLanguages });
  const production = configuration({ ...app, texts, isDevelopment: true });
  const compiledAs = {
    ...production,
    plugins: [
      ...(production.plugins ?? []),
      new ReactRefreshRspackPlugin({
        library: containerName(app.id),
        reactRefreshLoader: 'builtin:react-refresh-loader',
      }),
    ],
  };
  return { compiledAs, texts };
}

/** Only reachable from this computer. */
export async function serveWithReload(
  compiledAs: Configuration,
  port: number,
  options: Options = {},
): Promise<ServedApp> {
  // Several servers run, and the address of one isn't for opening.
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
