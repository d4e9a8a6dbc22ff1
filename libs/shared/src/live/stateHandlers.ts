import { getDefaultStore } from 'jotai';
import type { AnidbState, HubEventName, HubEvents, QueueState } from './hubEvents.ts';
import { type Ban, bansAtom, networkAtom, queueStateAtom } from './liveState.ts';

/** Numbers of an update that are bans, by the connection they concern. */
const banTypes = { UDP: 1, HTTP: 2 } as const;

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

/** Drops a state of the queue that waits for its turn. */
export function dropWaitingQueue(): void {
  if (waitingQueue) clearTimeout(waitingQueue.timer);
  waitingQueue = undefined;
  queueShownAt = Number.NEGATIVE_INFINITY;
}
