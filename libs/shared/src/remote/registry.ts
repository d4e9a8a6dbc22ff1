import { t } from '@lingui/core/macro';
import { isRecord } from '../http/isRecord.ts';
import { findClash } from './clashes.ts';
import type { Registry, RemoteDescriptor, ShellDescriptor } from './descriptor.ts';

export interface RejectedRemote {
  readonly id: string;
  readonly reason: string;
  readonly isPlugin: boolean;
}

/** A registry split into usable and rejected remotes. */
export interface ReadRegistry {
  readonly shell: ShellDescriptor;
  readonly remotes: readonly RemoteDescriptor[];
  readonly rejected: readonly RejectedRemote[];
}

const idPattern = /^[a-z][a-z0-9-]*$/;

function hasTexts(value: Record<string, unknown>, keys: readonly string[]): boolean {
  return keys.every((key) => typeof value[key] === 'string');
}

function isListOfLinks(value: unknown): value is Record<string, unknown>[] {
  return Array.isArray(value) && value.every((item) => isRecord(item) && hasTexts(item, ['label', 'path']));
}

/**
 * What is wrong with a third-party descriptor; undefined when it can be used as a `RemoteDescriptor`.
 * @example descriptorFault({}) // 'The descriptor has no valid id.'
 */
export function descriptorFault(value: unknown): string | undefined {
  if (!isRecord(value)) return t`The descriptor is not an object.`;
  if (typeof value.id !== 'string' || !idPattern.test(value.id)) return t`The descriptor has no valid id.`;
  if (!hasTexts(value, ['title', 'version', 'folder', 'entry', 'container'])) {
    return t`The descriptor lacks its title, version, folder, entry or container.`;
  }
  if (!isRecord(value.requires) || typeof value.requires.contract !== 'string') {
    return t`The descriptor does not say which contract it requires.`;
  }
  if (!isRecord(value.files) || !(String(value.entry) in value.files)) {
    return t`The descriptor gives no integrity for its entry file.`;
  }
  if (
    !Array.isArray(value.routes) ||
    !value.routes.every((r) => isRecord(r) && hasTexts(r, ['path', 'module']))
  ) {
    return t`The descriptor has a route without path or module.`;
  }
  const navigation = value.navigation ?? [];
  if (!isListOfLinks(navigation) || !navigation.every(({ children = [] }) => isListOfLinks(children))) {
    return t`The descriptor has a navigation entry without label or path.`;
  }
  const contributions = value.contributions ?? [];
  if (
    !Array.isArray(contributions) ||
    !contributions.every((c) => isRecord(c) && hasTexts(c, ['slot', 'id', 'module']))
  ) {
    return t`The descriptor has a contribution without slot, id or module.`;
  }
  return undefined;
}

function isPlugin(remote: unknown): boolean {
  return isRecord(remote) && remote.addedFrom !== undefined;
}

/**
 * Reads the registry. A bad descriptor only affects its own remote. On a clash the plugin is rejected, in any position.
 * @throws TypeError when it is not a registry of this format or its shell cannot be used
 * @example readRegistry(JSON.parse(text)).remotes.map((remote) => remote.title)
 */
export function readRegistry(value: unknown): ReadRegistry {
  if (!isRecord(value) || value.format !== 1 || !isRecord(value.shell) || !Array.isArray(value.remotes)) {
    throw new TypeError('The registry has an unknown format.');
  }
  const registry = value as unknown as Registry;
  const rejected: RejectedRemote[] = [];
  const remotes: RemoteDescriptor[] = [];
  for (const remote of registry.remotes.toSorted((a, b) => Number(isPlugin(a)) - Number(isPlugin(b)))) {
    const reason =
      descriptorFault(remote) ??
      (isPlugin(remote) ? findClash(remote, remotes) : undefined) ??
      (remotes.some(({ id }) => id === remote.id) ? t`Another remote has the same id.` : undefined);
    if (reason === undefined) remotes.push(remote);
    else
      rejected.push({
        id: typeof remote?.id === 'string' ? remote.id : 'unnamed',
        reason,
        isPlugin: isPlugin(remote),
      });
  }
  return { shell: registry.shell, remotes, rejected };
}
