/** Two copies of shared state would be two states, so it is imported by its public name. Type imports count, too. */
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { repositoryPath } from '../build/paths.ts';
import { callFaults } from './callFaults.ts';

/** Fewer mean that the check does not see the sources; there are more than 1,600. */
const minModules = 1_500;
/** Those that may make or use calls. */
const minSources = 1_000;

/** Features that may import others of their remote, one way. */
const uses: Readonly<Record<string, readonly string[]>> = {
  'collection/browser': ['editing'],
  'collection/series': ['customTags', 'editing'],
  'dashboard/board': ['displaySettings', 'welcome'],
  'utilities/avdump': ['manualLink'],
  'utilities/providerLink': ['manualLink'],
  'utilities/releaseEditing': ['manualLink'],
};

function islands(app: string, feature: string, used: readonly string[] = [], pathNot: string[] = []) {
  return {
    name: 'features of a remote are islands, but for what is declared',
    severity: 'error',
    from: { path: `^apps/(${app})/src/(${feature})/`, pathNot },
    to: {
      path: '^apps/$1/src/[^/]+/',
      pathNot: `^apps/$1/src/(${['$2', 'shared', 'testing', ...used].join('|')})/`,
    },
  } as const;
}

/** The layers of rooms from the bottom to the top: a room imports from layers below its own, and types from any. */
const layersByRoot: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'libs/shared/src': [
    ['language'],
    ['styles', 'schema', 'queryKeys', 'http'],
    ['ui'],
    ['overlays'],
    ['ahead', 'navigation', 'session'],
    ['live'],
    ['api'],
    ['resources'],
    ['settings'],
    [
      'actions',
      'anime',
      'bulk',
      'importFolders',
      'lists',
      'players',
      'remote',
      'schemaForm',
      'serverControl',
      'serverOptions',
      'themes',
      'tmdb',
    ],
    ['testing', 'sandboxCommands'],
  ],
  'apps/shell/src': [
    ['language'],
    [
      'backoff',
      'boot',
      'brand',
      'failures',
      'homeScreen',
      'notFound',
      'otherServer',
      'parts',
      'persistence',
      'reporter',
      'session',
      'theme',
    ],
    ['actions', 'guard', 'live', 'navigation', 'pictures'],
    ['remotes'],
    ['ahead', 'slots'],
    ['firstRun', 'frame', 'login', 'palette', 'queue', 'undo', 'updates', 'warnings'],
    ['unsupported'],
    ['errorScreen'],
    ['app'],
    ['main', 'testing'],
  ],
};

const roomsIn = (root: string, rooms: readonly string[]) => `^${root}/(${rooms.join('|')})[./]`;

const upward = Object.entries(layersByRoot).flatMap(([root, layers]) =>
  layers.map((rooms, at) => ({
    name: `the rooms of ${root} import only those of layers below`,
    severity: 'error' as const,
    from: { path: roomsIn(root, rooms), pathNot: '\\.test\\.tsx?$' },
    to: {
      path: roomsIn(root, layers.slice(at).flat()),
      pathNot: `^${root}/$1[./]`,
      dependencyTypesNot: ['type-only' as const],
    },
  })),
);

const sharedState =
  '^libs/shared/src/((session/session|settings/settings|live/live|navigation/navigation|remote/remote)\\.ts|overlays/[a-z]+\\.tsx)$';

const result = await cruise(['apps', 'contract', 'libs', 'tools', 'e2e'], {
  baseDir: repositoryPath(),
  exclude: { path: '(^|/)(dist|node_modules|generated)/' },
  doNotFollow: { path: 'node_modules' },
  tsPreCompilationDeps: true,
  parser: 'swc',
  enhancedResolveOptions: {
    extensions: ['.ts', '.tsx', '.js'],
    exportsFields: ['exports'],
    conditionNames: ['import'],
  },
  validate: true,
  ruleSet: {
    forbidden: [
      {
        name: 'remotes are islands',
        severity: 'error',
        from: { path: '^apps/([^/]+)/' },
        to: { path: '^apps/', pathNot: ['^apps/$1/', '^apps/sandbox/src/server\\.ts$'] },
      },
      islands(
        '(?!shell|sandbox)[^/]+',
        '(?!testing/)[^/]+',
        [],
        Object.keys(uses).map((feature) => `^apps/${feature.replace('/', '/src/')}/`),
      ),
      ...Object.entries(uses).map(([feature, used]) => {
        const [app = '', name = ''] = feature.split('/');
        return islands(app, name, used);
      }),
      ...upward,
      {
        name: 'libs import no app',
        severity: 'error',
        from: { path: '^libs/' },
        to: { path: '^(apps|tools|e2e)/' },
      },
      {
        name: 'shared state is imported by its public name',
        severity: 'error',
        from: { path: '^libs/shared/src/', pathNot: '\\.test\\.tsx?$' },
        to: { path: sharedState, dependencyTypes: ['local'] },
      },
      {
        name: 'the contract imports nothing else of ours',
        severity: 'error',
        from: { path: '^contract/' },
        to: { path: '^(apps|libs|tools|e2e)/' },
      },
      {
        name: 'the sandbox imports no tool',
        severity: 'error',
        from: { path: '^apps/sandbox/' },
        to: { path: '^(tools|e2e)/' },
      },
      { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
      {
        name: 'no lost imports',
        severity: 'error',
        from: {},
        to: { couldNotResolve: true, pathNot: '^(virtual:|node:)' },
      },
    ],
  },
});

const { summary, modules } = result.output as ICruiseResult;
const own = modules.filter(({ source }) => !source.includes('node_modules'));
const faults = summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

for (const [root, layers] of Object.entries(layersByRoot)) {
  const isInLayers = new RegExp(roomsIn(root, layers.flat()));
  for (const { source } of own) {
    if (source.startsWith(`${root}/`) && !isInLayers.test(source))
      faults.push(`${source} is in no layer: see the order in tools/check/boundaries.ts.`);
  }
}

const sources: { file: string; text: string }[] = [];
for await (const file of glob('{apps,libs,templates,examples}/**/*.{ts,tsx}', {
  cwd: repositoryPath(),
  exclude: (name) => /node_modules|dist$|\.test\.|testing$/.test(String(name)),
})) {
  sources.push({ file, text: readFileSync(repositoryPath(file), 'utf8') });
}
faults.push(...callFaults(sources));

if (own.length < minModules || sources.length < minSources)
  faults.push(
    `Only ${own.length} and ${sources.length} modules were seen: the check does not see the sources.`,
  );
for (const fault of faults) console.error(fault);
console.log(`${own.length} modules, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
