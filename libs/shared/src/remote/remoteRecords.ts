import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Where a remote failed: while loading, on a page, in a slot, or elsewhere. */
export type FaultPlace = 'loading' | 'page' | 'slot' | 'background';

export interface RemoteFault {
  readonly message: string;
  readonly place: FaultPlace;
  /** In Unix milliseconds. */
  readonly at: number;
}

/** A remote's loads and errors since the page was loaded. */
export interface RemoteRecord {
  readonly version?: string;
  /** Milliseconds until its entry and first module were loaded; absent until then. */
  readonly loadTime?: number;
  /** Failed loads and errors from its files. */
  readonly errorCount: number;
  readonly lastError?: RemoteFault;
  /** What was refused to it, in sentences. */
  readonly warnings: readonly string[];
}

const noRecord: RemoteRecord = { errorCount: 0, warnings: [] };

const recordsAtom = atom<Readonly<Record<string, RemoteRecord>>>({});

function change(id: string, changed: (record: RemoteRecord) => Partial<RemoteRecord>): void {
  getDefaultStore().set(recordsAtom, (records) => {
    const record = records[id] ?? noRecord;
    return { ...records, [id]: { ...record, ...changed(record) } };
  });
}

/** Records the version being loaded; called by the shell's loader. */
export function recordRemoteVersion(id: string, version: string): void {
  change(id, () => ({ version }));
}

/** Records how long the first load took; later ones reuse its files. */
export function recordRemoteLoad(id: string, milliseconds: number): void {
  change(id, ({ loadTime = milliseconds }) => ({ loadTime }));
}

type ErrorListener = (error: unknown, place: FaultPlace, id: string) => void;

const listeners = new Set<ErrorListener>();

/**
 * Calls back at every error of a remote. Returns a function that stops it.
 * @example const stop = onRemoteError((error, place) => report(error, place));
 */
export function onRemoteError(listener: ErrorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Records an error of a remote and notifies the listeners.
 * @example recordRemoteError('watch-statistics', error, 'slot');
 */
export function recordRemoteError(id: string, error: unknown, place: FaultPlace): void {
  const message = error instanceof Error ? error.message : String(error);
  change(id, ({ errorCount }) => ({
    errorCount: errorCount + 1,
    lastError: { message, place, at: Date.now() },
  }));
  for (const listener of listeners) listener(error, place, id);
}

/** Records what was refused to a remote; identical sentences are kept once. */
export function recordRemoteWarning(id: string, sentence: string): void {
  change(id, ({ warnings }) => ({ warnings: [...new Set([...warnings, sentence])] }));
}

/** A remote's record outside components; empty when nothing of it was requested. */
export function remoteRecord(id: string): RemoteRecord {
  return getDefaultStore().get(recordsAtom)[id] ?? noRecord;
}

/**
 * The records of all remotes requested since the page was loaded, by ID.
 * @example
 * const records = useRemoteRecords();
 * const seconds = (records.collection?.loadTime ?? 0) / 1000;
 */
export function useRemoteRecords(): Readonly<Record<string, RemoteRecord>> {
  return useAtomValue(recordsAtom);
}
