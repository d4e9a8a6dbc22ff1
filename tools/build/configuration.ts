import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Chunk, type Configuration, type Module, rspack } from '@rspack/core';
import type { Exposed } from './exposed.ts';
import { floorQuery } from './floor.ts';
import { packageFolder } from './packageFolder.ts';
import { askedOfShell, sharedVersions } from './sharedModules.ts';
import { steadyOrder } from './steadyOrder.ts';

export interface AppBuild {
  /** What it is called in the federation: the shell, or the id of a remote. */
  readonly id: string;
  /** Where its sources are. */
  readonly folder: string;
  /** By the name under which a remote exposes it. The shell exposes nothing. */
  readonly exposes: Readonly<Record<string, Exposed>>;
  /** Versions of the shell's contract that a remote requires. The shell has its own. */
  readonly contract?: string;
  /** Where the files go. */
  readonly output: string;
  /** With names to read, hot reload and no integrity. */
  readonly isDevelopment?: boolean;
}

/** Name under which a remote's entry file registers itself. */
export function containerName(id: string): string {
  return `hondana_${id.replaceAll('-', '_')}`;
}

/**
 * The federation plugin points at the CommonJS builds of its runtime, by name or by path, which cannot be
 * tree-shaken and carry its Node half; the same packages' modules are smaller.
 */
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

/** A module beside this one: `.ts` here, `.js` where they are packed for authors of plugins. */
const beside = (name: string): string =>
  path.join(import.meta.dirname, name + path.extname(import.meta.filename));

/** Modules of React Router that this product never runs, which no bundler can know, and what stands in for each. */
const neverRun = Object.fromEntries(
  [
    ['withoutInstrumentation', 'router/instrumentation.js'],
    ['withoutFrameworkMode', 'dom/ssr/components.js'],
  ].map(([name, module]) => [
    path.join(packageFolder('react-router'), 'dist/production/lib', String(module)),
    beside(String(name)),
  ]),
);

function isNamed(...names: readonly (string | undefined)[]) {
  return ({ name }: Chunk): boolean => names.includes(name);
}

/** Where a module lies seen from its app: where the checkout lies must not change what is built. */
function liesIn(folder: string, places: RegExp) {
  return (module: Module): boolean => places.test(path.relative(folder, module.nameForCondition() ?? ''));
}

/**
 * What the frame needs in its first second is one file, and what it needs later are two: a server that speaks HTTP/1.1
 * answers six requests at a time. Where two of the shell's files would share a module, both have it.
 */
const shellFiles = (folder: string) => ({
  inside: { name: 'inside', chunks: isNamed('inside'), enforce: true, priority: 3 },
  login: { name: 'login', chunks: isNamed('login'), enforce: true, priority: 3 },
  overlays: {
    name: 'overlays',
    test: liesIn(folder, /[\\/]overlays[\\/]|@base-ui|@floating-ui/),
    chunks: isNamed('overlays', 'parts', 'rare'),
    enforce: true,
    priority: 2,
  },
  parts: { name: 'parts', chunks: isNamed('parts'), enforce: true, priority: 1 },
});

/**
 * Files that come beside the shell's own script and are needed whole: browsers that know the hint compile them on
 * another thread meanwhile. Not the shell's own: there it is what one waits for.
 */
const neededAtOnce = /^(inside|src_routes_tsx|dashboard_widget)\.js$/;

/**
 * What three files of a remote or more share, the design system above all, comes once and not with each of them. Styles
 * are small: they come with each, or they would be one file more for a first visit.
 */
const remoteFiles = (folder: string) => ({
  common: {
    name: 'common',
    test: liesIn(folder, /[\\/]shared[\\/]|node_modules/),
    chunks: 'async' as const,
    minChunks: 3,
    minSize: { javascript: 10_000, css: 40_000 },
  },
});

/** The one build configuration of every app: the shell differs from the remotes only in its entry and in federation. */
export function configuration({
  id,
  folder,
  exposes,
  contract,
  output,
  isDevelopment = false,
}: AppBuild): Configuration {
  const isShell = contract === undefined;
  // No hashes in the names: the folder that the files are published into carries one of all its content, and
  // the first script would have to carry those of all the others.
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
      // In development the files lie in memory. Cleaned there, updates go that a page has not fetched yet, and it would
      // be loaded again, without its state (web-infra-dev/rspack#7227).
      clean: !isDevelopment,
      uniqueName: containerName(id),
      publicPath: 'auto',
      filename: `${name}.js`,
      chunkFilename: `${name}.js`,
      cssFilename: `${name}.css`,
      cssChunkFilename: `${name}.css`,
      crossOriginLoading: 'anonymous',
      // Marks modules that threw because what they need could not be fetched, so that `forgetFailedShares` finds them;
      // without it, what they got to would be taken for all of them.
      strictModuleErrorHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...federationAliases, ...(isShell && neverRun) },
    },
    module: {
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: '[uniqueName]-[local]-[hash:base64:6]' } },
      rules: [
        { test: /\.css$/, type: 'css/auto' },
        {
          test: /shared\/src\/api\/(read|write)\.ts$/,
          parser: { pureFunctions: ['read', 'write', 'composed', 'allOf'] },
        },
        {
          test: /\.[jt]sx?$/,
          exclude: /node_modules/,
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
      ],
    },
    optimization: {
      // The shell's first script carries a table of its chunks: short names keep it small.
      chunkIds: isDevelopment ? 'named' : 'deterministic',
      // A folder is never written over, so names need not outlast a build and can be as short as can be.
      moduleIds: 'natural',
      mangleExports: 'size',
      // A request more costs a first visit more than a few kilobytes that come twice.
      splitChunks: { minSize: 40_000, cacheGroups: (isShell ? shellFiles : remoteFiles)(folder) },
      minimizer: [
        // Further passes find what the first has laid open.
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { compress: { passes: 3 }, mangle: true, format: { comments: false } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: floorQuery } }),
      ],
    },
    // Calls of the server are values made by functions (`read`, `write`): what a bundle does not use of them goes.
    experiments: { pureFunctions: true },
    performance: false,
    // Files of styles come in whatever order: each styles elements of its own, and layers decide between them.
    ignoreWarnings: [/Conflicting order between/],
    plugins: [
      new rspack.DefinePlugin({
        __DEVELOPMENT__: String(isDevelopment),
        ...(isShell && {
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
          ENV_TARGET: '"web"',
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
          FEDERATION_OPTIMIZE_NO_SHARED: 'false',
        }),
      }),
      // What is loaded to arrange the board takes the CommonJS build, which has a copy of the arithmetic: shared, all
      // that the component uses of it would be loaded with the board.
      new rspack.NormalModuleReplacementPlugin(/^react-grid-layout$/, (resource) => {
        resource.request = path.join(packageFolder('react-grid-layout'), 'dist/index.js');
      }),
      // The shell registers what it shares by itself, at run time (ADR 17).
      contract !== undefined &&
        new ModuleFederationPlugin({
          name: containerName(id),
          filename: 'remoteEntry.js',
          exposes: { ...exposes },
          shared: askedOfShell(contract),
          runtimePlugins: [beside('forgetFailedShares')],
          manifest: false,
          dts: false,
          dev: false,
          experiments: {
            optimization: { target: 'web', disableSnapshot: true },
            externalRuntime: true,
          },
        }),
      // Named by the manifest, which no bundler reads.
      isShell &&
        new rspack.CopyRspackPlugin({ patterns: [{ from: 'src/homeScreen/files', to: 'home-screen' }] }),
      new rspack.BannerPlugin({
        banner: '//# allFunctionsCalledOnLoad',
        raw: true,
        include: neededAtOnce,
        // After the minimizer, which takes comments away, and before integrity is computed.
        stage: rspack.Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING,
      }),
      new rspack.SubresourceIntegrityPlugin({
        hashFuncNames: ['sha384'],
        htmlPlugin: false,
        enabled: !isDevelopment,
      }),
      steadyOrder,
    ],
  };
}
