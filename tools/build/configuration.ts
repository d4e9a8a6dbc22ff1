import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, type Module, rspack } from '@rspack/core';
import type { BundleTexts } from '../words/bundleTexts.ts';
import { TextsPlugin, textLoader } from '../words/textsPlugin.ts';
import type { Exposed } from './exposed.ts';
import { floorQuery } from './floor.ts';
import { integrityFromRegistry } from './integrityFromRegistry.ts';
import { packageFolder } from './packageFolder.ts';
import { consumedSharedModules, sharedVersions } from './sharedModules.ts';
import { steadyOrder } from './steadyOrder.ts';

export interface AppBuild {
  readonly id: string;
  readonly folder: string;
  /** Keyed by exposed name. Empty for the shell. */
  readonly exposes: Readonly<Record<string, Exposed>>;
  /** The contract range that a remote requires. Undefined for the shell. */
  readonly contract?: string;
  readonly output: string;
  readonly texts: BundleTexts;
  /** Readable names, hot reload, no integrity. */
  readonly isDevelopment?: boolean;
}

export function containerName(id: string): string {
  return `hondana_${id.replaceAll('-', '_')}`;
}

/** The federation plugin points at its runtime's CommonJS builds, which cannot be tree-shaken and include Node code. */
const federationAliases = Object.fromEntries(
  [
    ['webpack-bundler-runtime', 'index.js'],
    ['inject-external-runtime-core-plugin', 'index.js'],
    ['runtime-core', 'index.js'],
    ['runtime', 'index.js'],
    ['sdk', 'index.js'],
    ['error-codes', 'index.mjs'],
  ].flatMap(([name, file]) => {
    const folder = path.join(packageFolder(`@module-federation/${name}`), 'dist');
    const modules = path.join(folder, String(file));
    return [
      [`@module-federation/${name}$`, modules],
      [path.join(folder, 'index.cjs'), modules],
    ];
  }),
);

/** `.ts` here, `.js` where packed for authors of plugins. */
const siblingModule = (name: string): string =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename));

/** Modules of React Router that this product never runs, and their replacements: no bundler can know that. */
const unusedRouterModules = Object.fromEntries(
  [
    ['withoutInstrumentation', 'router/instrumentation.js'],
    ['withoutFrameworkMode', 'dom/ssr/components.js'],
  ].map(([name, module]) => [
    path.join(packageFolder('react-router'), 'dist/production/lib', String(module)),
    siblingModule(String(name)),
  ]),
);

function isNamed(...names: readonly (string | undefined)[]) {
  return ({ name }: Chunk): boolean => names.includes(name);
}

/** Matches the path relative to the app: the checkout's location must not change the build. */
function matchesPath(folder: string, places: RegExp) {
  return (module: Module): boolean => places.test(path.relative(folder, module.nameForCondition() ?? ''));
}

/**
 * For HTTP/1.1 servers, which answer six requests at a time: one file for the frame's first second, two for
 * later. A module that two of the shell's files need is in both.
 */
const shellFiles = (folder: string) => ({
  inside: { name: 'inside', chunks: isNamed('inside'), enforce: true, priority: 3 },
  login: { name: 'login', chunks: isNamed('login'), enforce: true, priority: 3 },
  overlays: {
    name: 'overlays',
    test: matchesPath(folder, /[\\/]overlays[\\/]|@base-ui|@floating-ui/),
    chunks: isNamed('overlays', 'parts', 'rare'),
    enforce: true,
    priority: 2,
  },
  parts: { name: 'parts', chunks: isNamed('parts'), enforce: true, priority: 1 },
});

/**
 * Loaded beside the shell's script and needed whole, so the hint lets browsers compile them on another thread.
 * Not the shell's own script: the page waits for that one.
 */
const compiledAhead = /^(inside|src_routes_tsx|dashboard_widget)\.js$/;

/** One file for modules that three or more of a remote's files share. Not for styles: another request costs more. */
const remoteFiles = (folder: string) => ({
  common: {
    name: 'common',
    test: matchesPath(folder, /[\\/]shared[\\/]|node_modules/),
    chunks: 'async' as const,
    minChunks: 3,
    minSize: { javascript: 10_000, css: 40_000 },
  },
});

export function configuration({
  id,
  folder,
  exposes,
  contract,
  output,
  texts,
  isDevelopment = false,
}: AppBuild): Configuration {
  const isShell = contract === undefined;
  // No hashes: the folder's name carries one, and the first script would have to carry those of all other files.
  const name = '[name]';
  return {
    name: id,
    mode: isDevelopment ? 'development' : 'production',
    context: folder,
    target: ['web', `browserslist:${floorQuery}`],
    entry: isShell ? { main: './src/main.ts' } : {},
    devtool: isDevelopment ? 'source-map' : false,
    output: {
      path: output,
      // Cleaning the files in memory would delete updates that a page has yet to fetch: it would reload and lose
      // its state (web-infra-dev/rspack#7227).
      clean: !isDevelopment,
      uniqueName: containerName(id),
      publicPath: 'auto',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      crossOriginLoading: 'anonymous',
      // Marks modules that threw because a dependency could not be fetched, for `forgetFailedShares`. Without it,
      // their partial exports would be used.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...federationAliases, ...(isShell && unusedRouterModules) },
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:base64:5]' } },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /shared\/src\/api\/(read|write)\.ts$/,
          parser: { pureFunctions: ['read', 'write', 'composed', 'allOf'] },
        },
        { test: /@hondana[\\/]shared[\\/]src[\\/].*\.js$/, use: [textLoader(texts)] },
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
          use: [
            {
              loader: 'builtin:swc-loader',
              options: {
                jsc: {
                  parser: { syntax: 'typescript', tsx: true },
                  transform: {
                    react: { runtime: 'automatic', development: isDevelopment, refresh: isDevelopment },
                  },
                },
                env: { targets: floorQuery },
              },
            },
            textLoader(texts),
          ],
        },
      ],
    },
    optimization: {
      // The shell's first script carries a table of its chunks: short names keep it small.
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      // A published folder is never overwritten, so ids need not be stable between builds.
      moduleIds: 'natural',
      mangleExports: 'size',
      // One more request costs a first visit more than a few duplicated kilobytes.
      splitChunks: { minSize: 40_000, cacheGroups: (isShell ? shellFiles : remoteFiles)(folder) },
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: floorQuery } }),
      ],
    },
    // `read` and `write` are pure: bundles drop the server calls they don't use.
    experiments: { pureFunctions: true },
    performance: false,
    // Style files load in any order: each styles its own elements, and layers decide between them.
    ignoreWarnings: [/Conflicting order between/],
    plugins: [
      new rspack.DefinePlugin({
        __DEVELOPMENT__: String(isDevelopment),
        __BUNDLE__: JSON.stringify(id),
        ...(isShell && {
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        }),
      }),
      // The CommonJS build, used to arrange the board, has its own copy of the arithmetic: if shared, all that the
      // component uses of it would load with the board.
      new rspack.NormalModuleReplacementPlugin(/^react-grid-layout$/, (resource) => {
        resource.request = path.join(packageFolder('react-grid-layout'), 'dist/index.js');
      }),
      // The shell registers its shared modules at run time (ADR 17).
      contract !== undefined &&
        new ModuleFederationPlugin({
          name: containerName(id),
          filename: 'remoteEntry.js',
          exposes: { ...exposes },
          shared: consumedSharedModules(contract),
          runtimePlugins: [siblingModule('forgetFailedShares')],
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            optimization: { target: 'web', disableSnapshot: true, disableRemote: true },
            externalRuntime: true,
          },
        }),
      // The shell's are in its descriptor: its first request for a language has everything.
      !isShell && new TextsPlugin(texts),
      // Referenced by the manifest, which no bundler reads.
      isShell &&
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/homeScreen/files', to: 'home-screen' }] }),
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: compiledAhead,
        // After the minimizer, which removes comments.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      !isDevelopment && integrityFromRegistry,
      steadyOrder,
    ],
  };
}
