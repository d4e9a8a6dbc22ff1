import { hashesOf, originalName, relativePath, safeName } from './filePaths.ts';
import type { Library } from './library.ts';
import type { RenamerConfig } from './renamers.ts';
import type { FileLocation, VideoFile } from './types.ts';

export interface RelocationOptions {
  readonly move: boolean;
  readonly rename: boolean;
  /** The call itself rules out both; if the settings do, the location is answered unchanged. */
  readonly isNothing: boolean;
}

export type Relocation = { readonly folderId: number; readonly path: string } | { readonly fault: string };

function settingOf(config: RenamerConfig, name: string): unknown {
  return config.Settings.find((setting) => setting.Name === name)?.Value;
}

function numberOf(file: VideoFile, digits: number): string {
  const [episode] = file.episodes;
  const letter = episode?.type === 'Special' ? 'S' : '';
  return letter + String(episode?.number ?? 0).padStart(letter === '' ? digits : 1, '0');
}

function groupName(library: Library, file: VideoFile): string {
  const { groupId } = file.release;
  return (groupId === null ? undefined : library.releaseGroups.get(groupId)?.name) ?? 'Unknown';
}

/** Evaluates a WebAOM script; the version is the only supported condition. */
function byScript(library: Library, file: VideoFile, config: RenamerConfig): string | { fault: string } {
  const parts: string[] = [];
  for (const [at, line] of String(settingOf(config, 'Script') ?? '')
    .split('\n')
    .entries()) {
    const text = line.trim();
    if (text === '' || text.startsWith('//')) continue;
    const command = /^(?:IF (?<condition>\S+) )?DO ADD '(?<addition>[^']*)'$/.exec(text)?.groups;
    if (!command) return { fault: `*Error: Unable to parse line ${at + 1} of the script.` };
    if (command.condition === 'F(!1)' && file.version === 1) continue;
    parts.push(command.addition ?? '');
  }
  const series = file.episodes[0]?.series;
  const words: Record<string, string> = {
    grp: groupName(library, file),
    ann: series?.title ?? '',
    eng: series?.title ?? '',
    enr: numberOf(file, 2),
    ver: String(file.version),
    res: file.release.resolution ?? 'unknown',
    src: file.release.source,
    vid: file.release.codec,
    CRC: hashesOf(file.id).CRC32,
  };
  return parts.join('').replace(/%(grp|ann|eng|enr|ver|res|src|vid|CRC)/g, (_, word) => words[word] ?? '');
}

function byPattern(library: Library, file: VideoFile, config: RenamerConfig): string {
  const separator = String(settingOf(config, 'Separator') ?? ' - ');
  const title = file.episodes[0]?.series.title ?? '';
  const kept = Math.max(1, Math.ceil(title.length * Number(settingOf(config, 'Shortening') ?? 1)));
  const group = settingOf(config, 'Add Release Group') === true ? `[${groupName(library, file)}] ` : '';
  const number = numberOf(file, Number(settingOf(config, 'Digits') ?? 2));
  return `${group}${title.slice(0, kept)}${separator}${number}${separator}[${hashesOf(file.id).CRC32}]`;
}

function newName(library: Library, file: VideoFile, config: RenamerConfig): string | { fault: string } {
  if (config.RenamerID === 'OriginalNames') return originalName(library, file);
  const name =
    config.RenamerID === 'WebAOM' ? byScript(library, file, config) : byPattern(library, file, config);
  if (typeof name !== 'string') return name;
  if (name.trim() === '') return { fault: '*Error: The renamer gave no name.' };
  return `${safeName(name)}.${file.release.container}`;
}

export function relocationOf(
  library: Library,
  file: VideoFile,
  location: FileLocation,
  config: RenamerConfig,
  { move, rename, isNothing }: RelocationOptions,
): Relocation {
  if (isNothing) return { fault: 'Nothing to do.' };
  const [episode] = file.episodes;
  if (episode === undefined) return { fault: 'Unable to relocate a file that is linked to no episode.' };
  const before = relativePath(library, file, location);
  const end = before.lastIndexOf('/');
  const name = rename ? newName(library, file, config) : before.slice(end + 1);
  if (typeof name !== 'string') return name;
  if (!move) return { folderId: location.folderId, path: before.slice(0, end + 1) + name };
  const folders = [...library.importFolders.values()];
  const isDestination = ({ dropFolderType }: (typeof folders)[number]): boolean =>
    dropFolderType === 'Destination' || dropFolderType === 'Both';
  const own = library.importFolders.get(location.folderId);
  const target = own && isDestination(own) ? own : folders.find(isDestination);
  if (target === undefined) return { fault: 'Unable to find a destination.' };
  const group = library.groupName(library.groupOf(episode.series));
  const isByGroup = settingOf(config, 'Group Aware Sorting') === true;
  const directory = `${isByGroup ? `${safeName(group)}/` : ''}${safeName(episode.series.title)}`;
  return { folderId: target.id, path: `${directory}/${name}` };
}
