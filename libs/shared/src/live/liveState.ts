import { atom, getDefaultStore } from 'jotai';
import type { NetworkAvailability } from '../api/types.ts';
import type { QueueState } from './hubEvents.ts';

/**
 * The state of the hub: not requested yet, connected, lost and reconnecting, or given up.
 * A connected hub says nothing about the session: hubs ask for no key.
 */
export type HubStatus = 'off' | 'connected' | 'reconnecting' | 'lost';

/** A ban by AniDB. */
export interface Ban {
  readonly kind: 'UDP' | 'HTTP';
  /** When the server tries again, in milliseconds since 1970; undefined when it does not say. */
  readonly until: number | undefined;
}

export const hubStatusAtom = atom<HubStatus>('off');

/**
 * The queue as last reported; undefined before the first report. At most two changes a second. Only the hub says
 * whether the queue runs; counts are read with `queueQuery`, which knows the newest of report and answer.
 */
export const queueStateAtom = atom<QueueState | undefined>(undefined);

/** The bans that hold now. */
export const bansAtom = atom<readonly Ban[]>([]);

/** The server's access to the internet; assumed to be good until reported otherwise. */
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
 *
 * @example
 * if (getLiveState().status !== 'connected') pollInstead();
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

/** Forgets what the hub reported: at sign-out. */
export function resetLiveState(): void {
  const store = getDefaultStore();
  store.set(hubStatusAtom, 'off');
  store.set(queueStateAtom, undefined);
  store.set(bansAtom, []);
  store.set(networkAtom, 'Internet');
}
