import { atom, getDefaultStore } from 'jotai';
import type { NetworkAvailability } from '../api/types.ts';
import type { QueueState } from './hubEvents.ts';

/** `off` until requested, `lost` when given up. `connected` says nothing about the session: hubs before 6 need no API key. */
export type HubStatus = 'off' | 'connected' | 'reconnecting' | 'lost';

export interface Ban {
  readonly kind: 'UDP' | 'HTTP';
  /** When the server tries again, as a Unix time in milliseconds; undefined when unknown. */
  readonly until: number | undefined;
}

export const hubStatusAtom = atom<HubStatus>('off');

/**
 * Undefined before the first report; at most two changes a second. Only the hub says whether the queue runs; for counts
 * use `queueQuery`, which has the newer of report and answer.
 */
export const queueStateAtom = atom<QueueState | undefined>(undefined);

/** The current bans. */
export const bansAtom = atom<readonly Ban[]>([]);

/** The server's access to the internet; assumed good until reported. */
export const networkAtom = atom<NetworkAvailability>('Internet');

/** Whether the server reaches the internet at all. */
export const isOnlineAtom = atom((get) => ['Internet', 'PartialInternet'].includes(get(networkAtom)));

export interface LiveState {
  readonly status: HubStatus;
  readonly queue: QueueState | undefined;
  readonly bans: readonly Ban[];
  readonly network: NetworkAvailability;
}

/**
 * What the hub has reported so far, outside components.
 * @example if (getLiveState().status !== 'connected') pollInstead();
 */
export function getLiveState(): LiveState {
  const { get } = getDefaultStore();
  return {
    status: get(hubStatusAtom),
    queue: get(queueStateAtom),
    bans: get(bansAtom),
    network: get(networkAtom),
  };
}

/** Called at sign-out. */
export function resetLiveState(): void {
  const store = getDefaultStore();
  store.set(hubStatusAtom, 'off');
  store.set(queueStateAtom, undefined);
  store.set(bansAtom, []);
  store.set(networkAtom, 'Internet');
}
