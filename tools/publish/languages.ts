import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type {
  LanguageFile,
  Registry,
  RemoteDescriptor,
  ShellDescriptor,
} from '@hondana/shared/remote/descriptor';
import type { Disk } from './disk.ts';
import { readJson } from './readJson.ts';
import { removeLeftovers, writeIfChanged } from './wholeFile.ts';

type Part = ShellDescriptor | RemoteDescriptor;
type LanguageFiles = ReadonlyMap<string, LanguageFile>;

const folderName = 'languages';
const ending = '.json';

function mapParts(registry: Registry, change: <T extends Part>(part: T) => T): Registry {
  return {
    ...registry,
    shell: change(registry.shell),
    remotes: registry.remotes.map(change),
    ...(registry.alternatives && {
      alternatives: registry.alternatives.map((stage) => ({ ...stage, part: change(stage.part) })),
    }),
  };
}

/** Plugins' languages stay in their descriptors, which may be added by address. */
const isOwn = (part: Part): boolean => !('id' in part && part.addedFrom !== undefined);

/** The languages of the interface's own parts apart from their lines: English needs no byte of them. */
export function splitLanguages(registry: Registry): { registry: Registry; languages: LanguageFiles } {
  const shells = new Map<string, Record<string, LanguageFile['shells'][string]>>();
  const remotes = new Map<string, Record<string, Record<string, LanguageFile['remotes'][string][string]>>>();
  const note = (part: Part): void => {
    if ('id' in part) {
      for (const [tag, language] of Object.entries(part.languages ?? {})) {
        const ofTag = remotes.get(tag) ?? {};
        ofTag[part.id] = { ...ofTag[part.id], [part.version]: language };
        remotes.set(tag, ofTag);
      }
      return;
    }
    for (const [tag, texts] of Object.entries(part.languages ?? {})) {
      shells.set(tag, { ...shells.get(tag), [part.version]: texts as LanguageFile['shells'][string] });
    }
  };
  const without = mapParts(registry, (part) => {
    if (!isOwn(part)) return part;
    note(part);
    const { languages: _, ...rest } = part;
    return rest as typeof part;
  });
  const tags = [...new Set([...shells.keys(), ...remotes.keys()])].sort();
  return {
    registry: without,
    languages: new Map(
      tags.map((tag) => [tag, { format: 1, shells: shells.get(tag) ?? {}, remotes: remotes.get(tag) ?? {} }]),
    ),
  };
}

/** What {@link splitLanguages} has split. */
export function withLanguages(registry: Registry, languages: LanguageFiles): Registry {
  return mapParts(registry, (part) => {
    if (!isOwn(part)) return part;
    const own = [...languages].flatMap(([tag, { shells, remotes }]) => {
      const known = 'id' in part ? remotes[part.id]?.[part.version] : shells[part.version];
      return known === undefined ? [] : [[tag, known] as const];
    });
    return own.length === 0 ? part : { ...part, languages: Object.fromEntries(own) };
  });
}

async function namesIn(deployment: string): Promise<string[]> {
  const names = await readdir(path.join(deployment, folderName)).catch(() => []);
  return names.filter((name) => name.endsWith(ending));
}

export async function readLanguages(deployment: string): Promise<LanguageFiles> {
  const files = new Map<string, LanguageFile>();
  for (const name of await namesIn(deployment)) {
    const file = await readJson<LanguageFile>(path.join(deployment, folderName, name));
    if (file) files.set(name.slice(0, -ending.length), file);
  }
  return files;
}

/** Before the registry, which must not name a version without its languages. */
export async function writeLanguages(
  disk: Disk,
  deployment: string,
  languages: LanguageFiles,
): Promise<void> {
  const folder = path.join(deployment, folderName);
  if (languages.size > 0) await disk.makeFolder(folder);
  await removeLeftovers(disk, folder);
  for (const [tag, file] of languages) {
    await writeIfChanged(disk, path.join(folder, tag + ending), `${JSON.stringify(file)}\n`);
  }
  for (const name of await namesIn(deployment)) {
    if (!languages.has(name.slice(0, -ending.length))) await disk.remove(path.join(folder, name));
  }
}
