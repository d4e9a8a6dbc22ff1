import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersions } from '@hondana/contract/versions';
import { remoteDescriptorSchema } from '@hondana/shared/remote/descriptor';
import { rspack } from '@rspack/core';
import { build } from '../build/build.ts';
import { jsonSchemaOf } from '../build/jsonSchemaOf.ts';
import { repositoryPath } from '../build/paths.ts';
import { buildDevelopmentShell } from '../dev/shells.ts';
import { runProcess } from '../test/runProcess.ts';
import { transformTexts } from '../words/transformTexts.ts';

interface PackageJson {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Provided by the shell at run time: plugin authors install these for the types alone. */
const provided = ['react', 'react-dom', '@tanstack/react-query', 'jotai'];

async function readPackage(...folder: string[]): Promise<PackageJson> {
  return JSON.parse(await readFile(repositoryPath(...folder, 'package.json'), 'utf8'));
}

async function writeJson(file: string, content: unknown): Promise<void> {
  await writeFile(file, `${JSON.stringify(content, null, 2)}\n`);
}

async function run(command: string, parameters: readonly string[]): Promise<void> {
  const { code, output } = await runProcess(command, parameters);
  if (code !== 0) throw new Error(`${command} failed:\n${output}`);
}

/** Node runs no TypeScript of installed packages, and an author's compiler should not check our sources. */
async function compile(work: string): Promise<string> {
  const below = (...folders: string[]): string[] => folders.map((folder) => `../../${folder}`);
  await writeJson(path.join(work, 'tsconfig.json'), {
    extends: '../../tsconfig.base.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: '../..',
      outDir: 'compiled',
      lib: ['esnext', 'dom', 'dom.iterable'],
      types: ['react', 'react-dom', 'node'],
    },
    include: below(
      'libs/shared/src',
      'apps/sandbox/src',
      'contract/src',
      'tools/build',
      'tools/dev',
      'tools/plugin',
      'tools/publish',
      'tools/words',
    ),
    exclude: below('**/*.test.*', '**/testing/**', 'tools/*/test*.ts'),
  });
  await run('tsc', ['--project', path.join(work, 'tsconfig.json')]);
  const compiled = path.join(work, 'compiled');
  await compileTexts('libs/shared/src', compiled);
  return compiled;
}

/** Replaces what TypeScript made of modules with macros: an author's bundler knows none. */
async function compileTexts(folder: string, compiled: string): Promise<void> {
  for (const name of await readdir(repositoryPath(folder), { recursive: true })) {
    if (!/\.tsx?$/.test(name) || /\.test\./.test(name)) continue;
    const source = await readFile(repositoryPath(folder, name), 'utf8');
    const transformed = await transformTexts(source, path.basename(name));
    if (!transformed) continue;
    const { code } = await rspack.experiments.swc.transform(transformed.code, {
      jsc: {
        parser: { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2023',
      },
    });
    const imports = code.replaceAll(/(?<=\b(?:from|import)[\s(]*(['"])\.{1,2}\/[^'"]+)\.tsx?(?=\1)/g, '.js');
    await writeFile(path.join(compiled, folder, name.replace(/\.tsx?$/, '.js')), imports);
  }
}

function without(names: readonly string[], all: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));
}

/** `./src/api/*.ts` becomes the compiled module with its declarations; style sheets stay. */
function compiledExport(file: string): unknown {
  const stem = file.replace(/(\.d)?\.tsx?$/, '');
  if (stem === file) return file;
  if (file.endsWith('.d.ts')) return { types: file };
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}

async function makeShared(folder: string, compiled: string): Promise<void> {
  const { version, dependencies, exports = {} } = await readPackage('libs/shared');
  const open = Object.entries(exports).filter(([name]) => !name.startsWith('./testing/'));
  await cp(path.join(compiled, 'libs/shared/src'), path.join(folder, 'src'), { recursive: true });
  await cp(repositoryPath('libs/shared/src'), path.join(folder, 'src'), {
    recursive: true,
    filter: (source) => !/\.tsx?$/.test(source) || source.endsWith('styles.d.ts'),
  });
  await cp(repositoryPath('libs/shared/languages'), path.join(folder, 'languages'), { recursive: true });
  await writeJson(
    path.join(folder, 'remote-descriptor.schema.json'),
    jsonSchemaOf(remoteDescriptorSchema, 'Descriptor of a Hondana remote'),
  );
  await writeJson(path.join(folder, 'package.json'), {
    name: '@hondana/shared',
    version,
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css'],
    dependencies: without(provided, dependencies),
    peerDependencies: Object.fromEntries(provided.map((name) => [name, dependencies[name]])),
    exports: Object.fromEntries(open.map(([name, file]) => [name, compiledExport(file)])),
  });
}

/** The server's contract within the plugin's packages: of the data, a sandbox reads the roles. */
async function bundleServerContract(folder: string, compiled: string): Promise<string> {
  const { version, exports = {} } = await readPackage('contract');
  await cp(path.join(compiled, 'contract/src'), path.join(folder, 'src'), { recursive: true });
  for (const name of contractVersions)
    await cp(repositoryPath('contract', name, 'roles.tsv'), path.join(folder, name, 'roles.tsv'));
  await writeJson(path.join(folder, 'package.json'), {
    name: '@hondana/contract',
    version,
    type: 'module',
    exports: Object.fromEntries(Object.entries(exports).map(([name, file]) => [name, compiledExport(file)])),
  });
  return version;
}

/** The same folders as in the repository, so that relative imports work. */
async function makePlugin(folder: string, compiled: string): Promise<void> {
  const [root, shared, tools, sandbox] = await Promise.all([
    readPackage(),
    readPackage('libs/shared'),
    readPackage('tools'),
    readPackage('apps/sandbox'),
  ]);
  for (const part of ['tools', 'apps/sandbox/src']) {
    await cp(path.join(compiled, part), path.join(folder, part), {
      recursive: true,
      filter: (source) => !source.endsWith('.d.ts') || source.endsWith('startProduct.d.ts'),
    });
  }
  await build('gallery', { folder: repositoryPath('examples/gallery') });
  for (const part of ['apps/sandbox/titles', 'dist/webui', 'examples/gallery/dist']) {
    await cp(repositoryPath(part), path.join(folder, part), { recursive: true });
  }
  await buildDevelopmentShell(path.join(folder, 'dist/development-shell'));
  const contract = await bundleServerContract(path.join(folder, 'node_modules/@hondana/contract'), compiled);
  const all = { ...tools.dependencies, ...sandbox.dependencies };
  const needed = [
    '@lingui/format-po',
    '@lingui/message-utils',
    '@lingui/native-tools',
    '@module-federation/enhanced',
    '@rspack/core',
    '@rspack/dev-server',
    '@rspack/plugin-react-refresh',
    'compare-versions',
    'fastify',
    'fflate',
    'magic-string',
    'oxc-parser',
    'react-refresh',
    'sharp',
    'ws',
  ];
  await writeJson(path.join(folder, 'package.json'), {
    name: '@hondana/plugin',
    version: shared.version,
    license: 'MIT',
    type: 'module',
    bin: { 'hondana-plugin': './tools/plugin/plugin.js' },
    exports: {
      './startProduct': {
        types: './tools/plugin/startProduct.d.ts',
        default: './tools/plugin/startProduct.js',
      },
    },
    dependencies: {
      ...Object.fromEntries(needed.map((name) => [name, all[name]])),
      '@hondana/contract': contract,
    },
    bundleDependencies: ['@hondana/contract'],
    peerDependencies: { '@hondana/shared': shared.version },
    optionalDependencies: root.optionalDependencies,
  });
}

/** @returns the folder with `hondana-shared.tgz` and `hondana-plugin.tgz` */
export async function packContract(): Promise<string> {
  const target = repositoryPath('dist/contract');
  await mkdir(target, { recursive: true });
  await mkdir(repositoryPath('.cache'), { recursive: true });
  const work = await mkdtemp(repositoryPath('.cache/contract-'));
  try {
    const compiled = await compile(work);
    for (const [name, make] of Object.entries({ shared: makeShared, plugin: makePlugin })) {
      const parent = path.join(work, name);
      const archive = `hondana-${name}.tgz`;
      await mkdir(path.join(parent, 'package'), { recursive: true });
      await make(path.join(parent, 'package'), compiled);
      await run('tar', ['-czf', path.join(work, archive), '-C', parent, 'package']);
      // Atomic, for readers of the previous archive.
      await rename(path.join(work, archive), path.join(target, archive));
    }
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return target;
}

if (import.meta.main) {
  await packContract();
  console.log('The contract is in dist/contract: hondana-shared.tgz and hondana-plugin.tgz.');
}
