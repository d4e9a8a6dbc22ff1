import { isSafeMode } from '@hondana/shared/remote';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { type ReadRegistry, readRegistry } from '@hondana/shared/remote/registry';
import { type Atom, atom, getDefaultStore } from 'jotai';
import type { BootState } from '../boot/bootState.ts';

export interface RegistryStore {
  readonly started: ReadRegistry;
  /** The remotes at page start, plus those added after sign-in. */
  readonly remotesAtom: Atom<readonly RemoteDescriptor[]>;
  readonly remotes: () => readonly RemoteDescriptor[];
  /** Sets the signed-in user's additional remotes; they replace remotes with the same ID. */
  add(descriptors: readonly RemoteDescriptor[]): void;
  /** Returns the latest known descriptor and marks it as the running one. */
  take(id: string): RemoteDescriptor | undefined;
  /** The descriptor last returned by `take`. */
  running(id: string): RemoteDescriptor | undefined;
  /** Whether a version other than the running one is published, for a remote or for `shell`. */
  hasNewer(id: string): boolean;
  readonly latest: () => ReadRegistry;
  /** Refetches the registry and returns whether that worked. On failure nothing changes. */
  refresh(): Promise<boolean>;
}

function inThisMode(registry: ReadRegistry): ReadRegistry {
  if (!isSafeMode) return registry;
  return { ...registry, remotes: registry.remotes.filter(({ addedFrom }) => addedFrom === undefined) };
}

async function readPlainly(): Promise<unknown> {
  const response = await fetch(new URL('remotes.json', document.baseURI), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry returned ${response.status}.`);
  return await response.json();
}

export function createRegistryStore({ registry, admit, read = readPlainly }: BootState): RegistryStore {
  const started = inThisMode(readRegistry(registry));
  let current = started;
  let added: readonly RemoteDescriptor[] = [];
  const remotesAtom = atom(started.remotes);
  const running = new Map<string, RemoteDescriptor>();
  const newest = (id: string): RemoteDescriptor | undefined =>
    [...added, ...current.remotes].find((remote) => remote.id === id);

  const refresh = async (): Promise<boolean> => {
    try {
      current = inThisMode(readRegistry(await read()));
      for (const part of [current.shell, ...current.remotes]) admit(part.folder, Object.keys(part.files));
      return true;
    } catch {
      return false;
    }
  };

  return {
    started,
    remotesAtom,
    remotes: () => getDefaultStore().get(remotesAtom),
    add(descriptors) {
      for (const { folder, files } of descriptors) admit(folder, Object.keys(files));
      const known = added.length;
      added = descriptors;
      if (known + added.length === 0) return;
      const inPlace = started.remotes.map((remote) => added.find(({ id }) => id === remote.id) ?? remote);
      getDefaultStore().set(remotesAtom, [...new Set([...inPlace, ...added])]);
    },
    take(id) {
      const remote = newest(id);
      if (remote) running.set(id, remote);
      return remote;
    },
    running: (id) => running.get(id),
    hasNewer: (id) =>
      id === 'shell'
        ? current.shell.version !== started.shell.version
        : newest(id)?.version !== running.get(id)?.version,
    latest: () => current,
    refresh,
  };
}
