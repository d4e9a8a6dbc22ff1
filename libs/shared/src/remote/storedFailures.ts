import { isRecord } from '../http/isRecord.ts';
import { readUserItem, writeUserItem } from '../session/userStorage.ts';
import type { FaultPlace } from './remoteRecords.ts';

/** A failure of a remote, stored in this browser; identical ones are counted. */
export interface StoredFailure {
  readonly message: string;
  readonly place: FaultPlace;
  readonly version?: string | undefined;
  /** Time of the latest, in Unix milliseconds. */
  readonly at: number;
  readonly count: number;
}

/** By remote ID, latest first. */
export type StoredFailures = Readonly<Record<string, readonly StoredFailure[]>>;

interface FailureOf {
  readonly id: string;
  readonly failure: StoredFailure;
}

/** Stored per user and cleared at sign-out: messages may quote user data. */
const itemName = 'remote-failures';
const changeEvent = 'hondana:failures';

const maxPerRemote = 5;
const maxRemotes = 20;
const maxMessageLength = 500;

function isFailure(value: unknown): value is StoredFailure {
  return (
    isRecord(value) &&
    typeof value.message === 'string' &&
    typeof value.place === 'string' &&
    typeof value.at === 'number' &&
    typeof value.count === 'number'
  );
}

/**
 * The latest failures of each remote while this user was signed in, from all tabs.
 * @example const [last] = readStoredFailures().notes ?? [];
 */
export function readStoredFailures(): StoredFailures {
  const kept = readUserItem('browser', itemName);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).map(([id, list]) => [id, Array.isArray(list) ? list.filter(isFailure) : []]),
  );
}

function write(failures: StoredFailures): void {
  const latest = Object.entries(failures)
    .filter(([, list]) => list.length > 0)
    .toSorted(([, [a]], [, [b]]) => (b?.at ?? 0) - (a?.at ?? 0))
    .slice(0, maxRemotes);
  writeUserItem('browser', itemName, latest.length > 0 ? Object.fromEntries(latest) : undefined);
  globalThis.dispatchEvent?.(new Event(changeEvent));
}

function withFailure(list: readonly StoredFailure[], failure: StoredFailure): readonly StoredFailure[] {
  const message = failure.message.slice(0, maxMessageLength);
  const isSame = (one: StoredFailure): boolean =>
    one.message === message && one.place === failure.place && one.version === failure.version;
  const count = (list.find(isSame)?.count ?? 0) + failure.count;
  const others = list.filter((one) => !isSame(one));
  return [{ ...failure, message, count }, ...others].slice(0, maxPerRemote);
}

/**
 * Stores failures: the latest five per remote, identical ones counted. Does nothing while no user is signed in.
 * @example storeFailures([{ id: 'notes', failure: { message: 'No paper', place: 'slot', at: Date.now(), count: 1 } }]);
 */
export function storeFailures(failures: readonly FailureOf[]): void {
  const kept = { ...readStoredFailures() };
  for (const { id, failure } of failures) kept[id] = withFailure(kept[id] ?? [], failure);
  write(kept);
}

/** Deletes the stored failures of a remote. */
export function clearStoredFailures(id: string): void {
  const { [id]: _, ...others } = readStoredFailures();
  write(others);
}

/** Calls back when stored failures change, in any tab. Returns a function that stops it. */
export function onStoredFailuresChange(listener: () => void): () => void {
  addEventListener(changeEvent, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changeEvent, listener);
    removeEventListener('storage', listener);
  };
}
