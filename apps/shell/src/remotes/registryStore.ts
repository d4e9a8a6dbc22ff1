import { isSafeMode } from '@hondana/shared/remote';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { type ReadRegistry, readRegistry } from '@hondana/shared/remote/registry';
import { type Atom, atom, getDefaultStore } from 'jotai';
import type { BootState } from '../boot/bootState.ts';

/** What is installed, as the registry last said, and what of it this page runs. */
export interface RegistryStore {
  /** The registry that this page was started with. */
  readonly started: ReadRegistry;
  /** What this page runs: what it was started with, and what was added since a user signed in. */
  readonly remotesAtom: Atom<readonly RemoteDescriptor[]>;
  /** The same outside components. */
  readonly remotes: () => readonly RemoteDescriptor[];
  /** Sets what is added to the registry for the signed-in user; one with the id of a remote replaces it. */
  add(descriptors: readonly RemoteDescriptor[]): void;
  /** The newest known descriptor of a remote, which from now on counts as the one that this page runs. */
  take(id: string): RemoteDescriptor | undefined;
  /** The descriptor that was taken last. */
  running(id: string): RemoteDescriptor | undefined;
  /** Whether a version other than the running one has been published; of a remote, or of the `shell`. */
  hasNewer(id: string): boolean;
  /** The registry as it was read last. */
  readonly latest: () => ReadRegistry;
  /** Asks the server again, and answers whether it could be read. One that cannot leaves everything as it is. */
  refresh(): Promise<boolean>;
}

/** In safe mode only what is part of the interface. */
function inThisMode(registry: ReadRegistry): ReadRegistry {
  if (!isSafeMode) return registry;
  return { ...registry, remotes: registry.remotes.filter(({ addedFrom }) => addedFrom === undefined) };
}

async function readPlainly(): Promise<unknown> {
  const response = await fetch(new URL('remotes.json', document.baseURI), { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry returned ${response.status}.`);
  return await response.json();
}

/** Keeps the registry that the page was started with, and the one that was read last. */
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
      // An open tab keeps what it has.
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
