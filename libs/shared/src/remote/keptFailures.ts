import { isRecord } from '../api/isRecord.ts';
import { keepUserItem, readUserItem } from '../session/userStorage.ts';
import type { FaultPlace } from './remoteRecords.ts';

/** A failure of a remote that this browser remembers, or several that are the same. */
export interface KeptFailure {
  readonly message: string;
  readonly place: FaultPlace;
  /** The version that failed, where it is known. */
  readonly version?: string | undefined;
  /** The last time, in milliseconds since 1970. */
  readonly at: number;
  readonly count: number;
}

/** The latest first, by the id of the remote. */
export type KeptFailures = Readonly<Record<string, readonly KeptFailure[]>>;

interface FailureOf {
  readonly id: string;
  readonly failure: KeptFailure;
}

/** Kept under the user's name: what failed may quote what they saw, and goes when they sign out. */
const name = 'remote-failures';
const changed = 'hondana:failures';

const mostOfRemote = 5;
const mostRemotes = 20;
const longestMessage = 500;

function isFailure(value: unknown): value is KeptFailure {
  return (
    isRecord(value) &&
    typeof value.message === 'string' &&
    typeof value.place === 'string' &&
    typeof value.at === 'number' &&
    typeof value.count === 'number'
  );
}

/**
 * The last failures of each remote that happened while this user was signed in here, in whichever tab.
 *
 * @example const [last] = readKeptFailures().notes ?? [];
 */
export function readKeptFailures(): KeptFailures {
  const kept = readUserItem('browser', name);
  if (!isRecord(kept)) return {};
  return Object.fromEntries(
    Object.entries(kept).map(([id, list]) => [id, Array.isArray(list) ? list.filter(isFailure) : []]),
  );
}

function write(failures: KeptFailures): void {
  const latest = Object.entries(failures)
    .filter(([, list]) => list.length > 0)
    .toSorted(([, [a]], [, [b]]) => (b?.at ?? 0) - (a?.at ?? 0))
    .slice(0, mostRemotes);
  keepUserItem('browser', name, latest.length > 0 ? Object.fromEntries(latest) : undefined);
  globalThis.dispatchEvent?.(new Event(changed));
}

function withFailure(list: readonly KeptFailure[], failure: KeptFailure): readonly KeptFailure[] {
  const message = failure.message.slice(0, longestMessage);
  const isSame = (one: KeptFailure): boolean =>
    one.message === message && one.place === failure.place && one.version === failure.version;
  const count = (list.find(isSame)?.count ?? 0) + failure.count;
  const others = list.filter((one) => !isSame(one));
  return [{ ...failure, message, count }, ...others].slice(0, mostOfRemote);
}

/**
 * Remembers failures, each before those that its remote had: the last five of a remote. The same failure once more is
 * counted. Nothing is kept while no user is signed in.
 *
 * @example keepFailures([{ id: 'notes', failure: { message: 'No paper', place: 'slot', at: Date.now(), count: 1 } }]);
 */
export function keepFailures(failures: readonly FailureOf[]): void {
  const kept = { ...readKeptFailures() };
  for (const { id, failure } of failures) kept[id] = withFailure(kept[id] ?? [], failure);
  write(kept);
}

/** Forgets the failures of a remote. */
export function clearKeptFailures(id: string): void {
  const { [id]: _, ...others } = readKeptFailures();
  write(others);
}

/** Calls back when failures were remembered or forgotten, in this tab or another. Returns what ends it. */
export function onKeptFailuresChange(listener: () => void): () => void {
  addEventListener(changed, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(changed, listener);
    removeEventListener('storage', listener);
  };
}
