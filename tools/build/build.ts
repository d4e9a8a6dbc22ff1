import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteDefinition,
  type RemoteDescriptor,
  type RemoteLanguage,
  remoteDescriptorSchema,
  type ShellDescriptor,
  shellDescriptorSchema,
} from '@hondana/shared/remote/descriptor';
import { parseWithSchema } from '@hondana/shared/remote/schemaFaults';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { type BundleTexts, bundleTexts } from '../words/bundleTexts.ts';
import { languagesFolder } from '../words/catalogue.ts';
import { labelsOf } from '../words/labelsOf.ts';
import { type AppBuild, configuration, containerName } from './configuration.ts';
import { exposedName } from './exposed.ts';
import { licencesIn } from './licences.ts';
import { repositoryPath } from './paths.ts';
import { readDefinition } from './readDefinition.ts';
import { modulesNewerThanContract } from './sharedModules.ts';

type Change = (configuration: Configuration) => Configuration;

interface Compiled {
  readonly stats: Stats;
  readonly texts: BundleTexts;
}

async function compile(app: Omit<AppBuild, 'texts'>, change: Change): Promise<Compiled> {
  const texts = await bundleTexts(app.folder);
  const stats = await run({ ...app, texts }, change);
  const beside = path.dirname(app.output);
  await writeFile(path.join(beside, 'licences.json'), JSON.stringify(licencesIn(stats)));
  // For pseudo-languages, which are made of a whole deployment.
  await writeFile(path.join(beside, 'english.json'), JSON.stringify(texts.english()));
  return { stats, texts };
}

function run(app: AppBuild, change: Change): Promise<Stats> {
  return new Promise((resolve, reject) => {
    rspack(change(configuration(app))).run((error, stats) => {
      if (error) reject(error);
      else if (!stats || stats.hasErrors()) {
        reject(new Error(stats?.toString({ preset: 'errors-warnings' }) ?? 'No result.'));
      } else resolve(stats);
    });
  });
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();
}

async function integrityOf(file: string): Promise<string> {
  const digest = createHash('sha384')
    .update(await readFile(file))
    .digest('base64');
  return `sha384-${digest}`;
}

/** Of all files but those of the languages, of which a page loads one at most. */
async function integrityByName(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const name of await listFiles(folder)) {
    if (!name.startsWith(`${languagesFolder}/`)) files[name] = await integrityOf(path.join(folder, name));
  }
  return files;
}

async function languagesOf(
  texts: BundleTexts,
  remote: RemoteDefinition,
  output: string,
): Promise<Record<string, RemoteLanguage>> {
  const entries = [...texts.catalogues().keys()].map(async (tag) => {
    const integrity = await integrityOf(path.join(output, languagesFolder, `${tag}.json`));
    return [tag, { integrity, labels: texts.translate(tag, labelsOf(remote)) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The hash covers the whole content, including the files' integrity: any difference is another version. */
function nameBuild(version: string, parent: string, content: object): { version: string; folder: string } {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 8);
  return { version: `${version}+${hash}`, folder: `${parent}/${version}-${hash}/` };
}

/** Files of the chunks that contain the sources, and of the chunks loaded with those. */
function filesOfModules(stats: Stats, sources: readonly string[]): string[] {
  const { chunks = [], modules = [] } = stats.toJson({
    all: false,
    chunks: true,
    chunkRelations: true,
    modules: true,
    modulesSpace: Number.MAX_SAFE_INTEGER,
    ids: true,
  });
  const files = sources.flatMap((source) => {
    const module = modules.find(({ name }) => name === source || name?.startsWith(`${source} + `));
    const own = chunks.filter(({ id }) => module?.chunks?.some((chunk) => String(chunk) === String(id)));
    if (own.length === 0) throw new Error(`The build has no chunk for ${source}.`);
    const needed = new Set(own.flatMap(({ id, siblings = [] }) => [id, ...siblings].map(String)));
    return chunks.filter(({ id }) => needed.has(String(id))).flatMap((chunk) => [...(chunk.files ?? [])]);
  });
  // The order of chunks differs from build to build.
  return [...new Set(files)].sort();
}

async function buildRemote(
  folder: string,
  version: string,
  output: string,
  change: Change,
): Promise<RemoteDescriptor> {
  const { remote, exposes } = await readDefinition(folder);
  const { stats, texts } = await compile(
    { id: remote.id, folder, exposes, contract: remote.requires.contract, output },
    change,
  );
  checkAsked(stats, remote);
  const renamed = <T extends { module: string }>(entry: T): T => ({
    ...entry,
    module: exposedName(entry.module),
  });
  const filesOf = (entries: readonly (readonly [string, readonly string[]])[]) =>
    Object.fromEntries(entries.map(([pattern, sources]) => [pattern, filesOfModules(stats, sources)]));
  const content = {
    ...remote,
    routes: remote.routes.map(renamed),
    contributions: (remote.contributions ?? []).map(renamed),
    entry: 'remoteEntry.js',
    container: containerName(remote.id),
    files: await integrityByName(output),
    languages: await languagesOf(texts, remote, output),
    preload: filesOf(remote.routes.map((route) => [route.path, [route.module]])),
    ...(remote.pages && { pages: filesOf(Object.entries(remote.pages)) }),
  };
  const descriptor = { ...content, ...nameBuild(version, `remotes/${remote.id}`, content) };
  return parseWithSchema(remoteDescriptorSchema, descriptor, 'The descriptor');
}

/** A remote must not admit shells that lack a module it consumes. */
function checkAsked(stats: Stats, { id, requires }: RemoteDefinition): void {
  const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Number.MAX_SAFE_INTEGER });
  const consumed = modules.flatMap(
    ({ name }) => /^consume shared module \(\w+\) (\S+)/.exec(name ?? '')?.[1] ?? [],
  );
  if (consumed.length === 0) throw new Error(`${id} asks the shell for nothing, not even React.`);
  const early = modulesNewerThanContract(consumed, requires.contract);
  if (early.length > 0)
    throw new Error(`${id} requires ${requires.contract} of the contract, but ${early.join(', and ')}.`);
}

async function buildShell(
  folder: string,
  version: string,
  output: string,
  change: Change,
): Promise<ShellDescriptor> {
  // Authors of plugins have this build without the shell's sources.
  const { browsers, earlyCalls } = await import('../../apps/shell/src/boot/beforeTheShell.ts');
  const { stampName } = await import('../../apps/shell/src/persistence/stampName.ts');
  const { storageName } = await import('../../libs/shared/src/session/sessionStore.ts');
  const { stats, texts } = await compile({ id: 'shell', folder, exposes: {}, output }, change);
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const assets = (entrypoints.main?.assets ?? []).map(({ name }) => name);
  const filesOf = (group: string): string[] => {
    const names = (namedChunkGroups[group]?.assets ?? []).map(({ name }) => name);
    if (names.length === 0) throw new Error(`The shell has no file for ${group}.`);
    return names;
  };
  const { version: contract } = JSON.parse(
    await readFile(repositoryPath('libs/shared/package.json'), 'utf8'),
  );
  const scripts = assets.filter((name) => name.endsWith('.js'));
  if (scripts.length !== 1)
    throw new Error(`The shell must start with one script, not with ${scripts.join(', ')}.`);
  const content = {
    script: String(scripts[0]),
    styles: assets.filter((name) => name.endsWith('.css')),
    files: await integrityByName(output),
    languages: Object.fromEntries(texts.catalogues()),
    contract,
    browsers,
    early: {
      session: storageName,
      files: { signedIn: filesOf('inside'), signedOut: filesOf('login') },
      kept: { name: stampName, files: filesOf('persistence') },
      calls: earlyCalls,
    },
  };
  const descriptor = { ...content, ...nameBuild(version, 'shell', content) };
  return parseWithSchema(shellDescriptorSchema, descriptor, 'The shell’s descriptor');
}

export interface BuildOptions {
  readonly folder?: string;
  readonly output?: string;
  /** For builds that differ on purpose. */
  readonly change?: Change;
}

export async function build(
  app: string,
  {
    folder = repositoryPath('apps', app),
    output = path.join(folder, 'dist'),
    change = (same) => same,
  }: BuildOptions = {},
): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await rm(output, { recursive: true, force: true });
  const files = path.join(output, 'files');
  await mkdir(files, { recursive: true });
  const descriptor = await (app === 'shell'
    ? buildShell(folder, version, files, change)
    : buildRemote(folder, version, files, change));
  await writeFile(path.join(output, 'descriptor.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

if (import.meta.main) await build(path.basename(process.cwd()));
