import { atom, getDefaultStore, useAtomValue } from 'jotai';

/** Where a remote failed: while its code was fetched and started, on a page or in a slot, or beside all that. */
export type FaultPlace = 'loading' | 'page' | 'slot' | 'background';

/** One error of a remote. */
export interface RemoteFault {
  readonly message: string;
  readonly place: FaultPlace;
  /** In milliseconds since 1970. */
  readonly at: number;
}

/** How a remote has done since this page was loaded. */
export interface RemoteRecord {
  /** The version that was requested last; absent as long as none was. */
  readonly version?: string;
  /** Milliseconds until its entry and its first module were there; absent until they were. */
  readonly loadTime?: number;
  /** Loadings that failed and errors that came from its files. */
  readonly errorCount: number;
  readonly lastError?: RemoteFault;
  /** What it wanted and did not get, in sentences. */
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

/** Records that a version of a remote is being loaded. The shell's loader does this. */
export function noteVersion(id: string, version: string): void {
  change(id, () => ({ version }));
}

/** Records how long the first loading of a remote took, in milliseconds; later ones use files already loaded. */
export function noteLoaded(id: string, milliseconds: number): void {
  change(id, ({ loadTime = milliseconds }) => ({ loadTime }));
}

type ErrorListener = (error: unknown, place: FaultPlace, id: string) => void;

const listeners = new Set<ErrorListener>();

/**
 * Calls back at every error of a remote, with its id. Answers what ends it.
 *
 * @example const stop = onRemoteError((error, place) => report(error, place));
 */
export function onRemoteError(listener: ErrorListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Records an error that a remote has caused.
 *
 * @example noteRemoteError('watch-statistics', error, 'slot');
 */
export function noteRemoteError(id: string, error: unknown, place: FaultPlace): void {
  const message = error instanceof Error ? error.message : String(error);
  change(id, ({ errorCount }) => ({
    errorCount: errorCount + 1,
    lastError: { message, place, at: Date.now() },
  }));
  for (const listener of listeners) listener(error, place, id);
}

/** Records something that a remote requested and did not get; the same sentence is kept once. */
export function noteRemoteWarning(id: string, sentence: string): void {
  change(id, ({ warnings }) => ({ warnings: [...new Set([...warnings, sentence])] }));
}

/** The record of a remote outside components: an empty one when nothing of it was requested. */
export function remoteRecord(id: string): RemoteRecord {
  return getDefaultStore().get(recordsAtom)[id] ?? noRecord;
}

/**
 * The records of all remotes of which something was requested since this page was loaded, by id.
 *
 * @example
 * const records = useRemoteRecords();
 * const seconds = (records.collection?.loadTime ?? 0) / 1000;
 */
export function useRemoteRecords(): Readonly<Record<string, RemoteRecord>> {
  return useAtomValue(recordsAtom);
}
