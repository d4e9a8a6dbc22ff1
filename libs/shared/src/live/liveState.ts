import { atom, getDefaultStore } from 'jotai';
import type { NetworkAvailability } from '../api/types.ts';
import type { AnidbState, HubEventName, HubEvents, QueueState } from './hubEvents.ts';

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

/** The queue as last reported; undefined before the first report. At most two changes a second. */
export const queueStateAtom = atom<QueueState | undefined>(undefined);

/** The bans that hold now. */
export const bansAtom = atom<readonly Ban[]>([]);

/** The server's access to the internet; assumed to be good until reported otherwise. */
export const networkAtom = atom<NetworkAvailability>('Internet');

/** Whether the server reaches the internet at all. */
export const isOnlineAtom = atom((get) => ['Internet', 'PartialInternet'].includes(get(networkAtom)));

/** Numbers of an update that are bans, by the connection they concern. */
const banTypes = { UDP: 1, HTTP: 2 } as const;

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

function banOf(state: AnidbState | undefined, kind: Ban['kind']): Ban | undefined {
  if (!state?.Value || state.UpdateType !== banTypes[kind]) return undefined;
  const since = Date.parse(state.UpdateTime);
  return { kind, until: Number.isNaN(since) ? undefined : since + state.PauseTimeSecs * 1000 };
}

function withBan(bans: readonly Ban[], kind: Ban['kind'], state: AnidbState | undefined): Ban[] {
  const others = bans.filter((ban) => ban.kind !== kind);
  const ban = banOf(state, kind);
  return ban ? [...others, ban] : others;
}

/** Shortest time between two states of the queue on the screen, in milliseconds. */
const queueRest = 500;

let waitingQueue: { state: QueueState; timer: ReturnType<typeof setTimeout> } | undefined;
let queueShownAt = Number.NEGATIVE_INFINITY;

function showQueue(state: QueueState): void {
  if (waitingQueue) {
    waitingQueue.state = state;
    return;
  }
  const due = queueShownAt + queueRest - performance.now();
  if (due <= 0) {
    queueShownAt = performance.now();
    getDefaultStore().set(queueStateAtom, state);
    return;
  }
  const timer = setTimeout(() => {
    const latest = waitingQueue?.state;
    waitingQueue = undefined;
    if (latest) showQueue(latest);
  }, due);
  waitingQueue = { state, timer };
}

type Handlers = { readonly [Name in HubEventName]?: (payload: HubEvents[Name]) => void };

const setBan = (kind: Ban['kind'], state: AnidbState | undefined): void =>
  getDefaultStore().set(bansAtom, (bans) => withBan(bans, kind, state));

/** What events change in the atoms. */
export const stateHandlers: Handlers = {
  'Queue:OnConnected': showQueue,
  'Queue:QueueStateChanged': showQueue,
  'AniDB:OnConnected': (states) => {
    setBan('UDP', states[0]);
    setBan('HTTP', states[1]);
  },
  'AniDB:AniDBUDPStateUpdate': (state) => setBan('UDP', state),
  'AniDB:AniDBHttpStateUpdate': (state) => setBan('HTTP', state),
  'Network:OnConnected': (state) => getDefaultStore().set(networkAtom, state.NetworkAvailability),
  'Network:NetworkAvailabilityChanged': (state) =>
    getDefaultStore().set(networkAtom, state.NetworkAvailability),
};

/** Forgets what the hub reported: at sign-out. */
export function resetLiveState(): void {
  const store = getDefaultStore();
  if (waitingQueue) clearTimeout(waitingQueue.timer);
  waitingQueue = undefined;
  queueShownAt = Number.NEGATIVE_INFINITY;
  store.set(hubStatusAtom, 'off');
  store.set(queueStateAtom, undefined);
  store.set(bansAtom, []);
  store.set(networkAtom, 'Internet');
}
