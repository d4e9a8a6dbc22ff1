import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type RemoteDefinition,
  type RemoteDescriptor,
  remoteDescriptorSchema,
  type ShellDescriptor,
  shellDescriptorSchema,
} from '@hondana/shared/remote/descriptor';
import { meetingSchema } from '@hondana/shared/remote/schemaFaults';
import { type Configuration, rspack, type Stats } from '@rspack/core';
import { type AppBuild, configuration, containerName } from './configuration.ts';
import { exposedModules, exposedName } from './exposed.ts';
import { repositoryPath } from './paths.ts';
import { askedTooEarly, sharedModules } from './sharedModules.ts';

type Change = (configuration: Configuration) => Configuration;

function compile(app: AppBuild, change: Change): Promise<Stats> {
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
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** `sha384-…` of every file, and one hash over all of them that names the build. */
async function fingerprint(folder: string): Promise<{ files: Record<string, string>; hash: string }> {
  const files: Record<string, string> = {};
  for (const name of await listFiles(folder)) {
    const digest = createHash('sha384')
      .update(await readFile(path.join(folder, name)))
      .digest('base64');
    files[name] = `sha384-${digest}`;
  }
  const hash = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8);
  return { files, hash };
}

/** Files of the chunks that a source file is in: what an exposed module needs before it can run. */
function filesOfModule(stats: Stats, source: string): string[] {
  const { chunks = [], modules = [] } = stats.toJson({ all: false, chunks: true, modules: true, ids: true });
  const module = modules.find(({ name }) => name === source || name?.startsWith(`${source} + `));
  const files = chunks
    .filter(({ id }) => module?.chunks?.some((own) => String(own) === String(id)))
    .flatMap((chunk) => [...(chunk.files ?? [])]);
  if (files.length === 0) throw new Error(`The build has no chunk for ${source}.`);
  return files;
}

async function buildRemote(
  folder: string,
  version: string,
  output: string,
  change: Change,
): Promise<RemoteDescriptor> {
  const { remote }: { remote: RemoteDefinition } = await import(path.join(folder, 'remote.config.ts'));
  const exposes = exposedModules(remote);
  for (const module of Object.values(exposes)) {
    if (!existsSync(path.join(folder, module))) {
      throw new Error(`${remote.id}: the descriptor names ${module}, which does not exist.`);
    }
  }
  const stats = await compile(
    { id: remote.id, folder, exposes, contract: remote.requires.contract, output },
    change,
  );
  checkAsked(stats, remote);
  const { files, hash } = await fingerprint(output);
  const renamed = <T extends { module: string }>(entry: T): T => ({
    ...entry,
    module: exposedName(entry.module),
  });
  const descriptor = {
    ...remote,
    routes: remote.routes.map(renamed),
    contributions: (remote.contributions ?? []).map(renamed),
    version: `${version}+${hash}`,
    folder: `remotes/${remote.id}/${version}-${hash}/`,
    entry: 'remoteEntry.js',
    container: containerName(remote.id),
    files,
    preload: Object.fromEntries(
      remote.routes.map((route) => [route.path, filesOfModule(stats, route.module)]),
    ),
  };
  return meetingSchema(remoteDescriptorSchema, descriptor, 'The descriptor');
}

/** A remote must not admit shells that lack what it asks for. */
function checkAsked(stats: Stats, { id, requires }: RemoteDefinition): void {
  const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Number.MAX_SAFE_INTEGER });
  const asked = modules.flatMap(
    ({ name }) => /^consume shared module \(\w+\) (\S+)/.exec(name ?? '')?.[1] ?? [],
  );
  if (asked.length === 0) throw new Error(`${id} asks the shell for nothing, not even React.`);
  const early = askedTooEarly(asked, requires.contract);
  if (early.length > 0)
    throw new Error(`${id} requires ${requires.contract} of the contract, but ${early.join(', and ')}.`);
}

/** The shell can give remotes only what its own build contains. */
function checkProvided(stats: Stats): void {
  const { modules = [] } = stats.toJson({ all: false, modules: true, modulesSpace: Number.MAX_SAFE_INTEGER });
  const names = modules.map(({ name }) => name ?? '');
  const missing = Object.keys(sharedModules('shell')).filter(
    (key) => !names.some((name) => name.startsWith(`provide shared module (default) ${key}@`)),
  );
  if (missing.length > 0)
    throw new Error(`The shell imports none of these, which it is to share: ${missing.join(', ')}.`);
}

async function buildShell(
  folder: string,
  version: string,
  output: string,
  { change, isFederated }: Required<Pick<BuildOptions, 'change' | 'isFederated'>>,
): Promise<ShellDescriptor> {
  const stats = await compile({ id: 'shell', folder, exposes: {}, output }, change);
  if (isFederated) checkProvided(stats);
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const assets = (entrypoints.main?.assets ?? []).map(({ name }) => name);
  const { files, hash } = await fingerprint(output);
  const { version: contract } = JSON.parse(
    await readFile(repositoryPath('libs/shared/package.json'), 'utf8'),
  );
  const scripts = assets.filter((name) => name.endsWith('.js'));
  if (scripts.length !== 1)
    throw new Error(`The shell must start with one script, not with ${scripts.join(', ')}.`);
  const descriptor = {
    version: `${version}+${hash}`,
    folder: `shell/${version}-${hash}/`,
    script: String(scripts[0]),
    styles: assets.filter((name) => name.endsWith('.css')),
    files,
    contract,
  };
  return meetingSchema(shellDescriptorSchema, descriptor, 'The shell’s descriptor');
}

export interface BuildOptions {
  /** Where its sources are; `apps/<app>` unless said otherwise. */
  readonly folder?: string;
  /** Where the build goes; `dist` in that folder unless said otherwise. */
  readonly output?: string;
  /** A last change of the configuration, for builds that differ on purpose. */
  readonly change?: Change;
  /** False when that change leaves federation out. */
  readonly isFederated?: boolean;
}

/** Builds one app: its files into `files`, with its descriptor beside them. */
export async function build(
  app: string,
  {
    folder = repositoryPath('apps', app),
    output = path.join(folder, 'dist'),
    change = (same) => same,
    isFederated = true,
  }: BuildOptions = {},
): Promise<void> {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  await rm(output, { recursive: true, force: true });
  const files = path.join(output, 'files');
  await mkdir(files, { recursive: true });
  const descriptor = await (app === 'shell'
    ? buildShell(folder, version, files, { change, isFederated })
    : buildRemote(folder, version, files, change));
  await writeFile(path.join(output, 'descriptor.json'), `${JSON.stringify(descriptor, null, 2)}\n`);
}

if (import.meta.main) await build(path.basename(process.cwd()));
