import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { queueQuery } from '../resources/queue.ts';
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

interface QueueReport {
  readonly state: QueueState;
  readonly cameAt: number;
}

let waitingQueue: { report: QueueReport; timer: ReturnType<typeof setTimeout> } | undefined;
let queueShownAt = Number.NEGATIVE_INFINITY;

/** Puts a report where the server's answers lie, unless an answer has come since: the newest of both is shown. */
function putQueue(queryClient: QueryClient, { state, cameAt }: QueueReport): void {
  queueShownAt = Date.now();
  getDefaultStore().set(queueStateAtom, state);
  const { queryKey } = queueQuery();
  const answeredAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (answeredAt > cameAt) return;
  const { Running: _running, CurrentlyExecuting, ...counts } = state;
  queryClient.setQueryData(queryKey, { ...counts, CurrentlyExecuting: [...CurrentlyExecuting] });
}

function showQueue(state: QueueState, queryClient: QueryClient): void {
  const report = { state, cameAt: Date.now() };
  if (waitingQueue) {
    waitingQueue.report = report;
    return;
  }
  const due = queueShownAt + queueRest - report.cameAt;
  if (due <= 0) {
    putQueue(queryClient, report);
    return;
  }
  const timer = setTimeout(() => {
    const latest = waitingQueue?.report;
    waitingQueue = undefined;
    if (latest) putQueue(queryClient, latest);
  }, due);
  waitingQueue = { report, timer };
}

type Handlers = {
  readonly [Name in HubEventName]?: (payload: HubEvents[Name], queryClient: QueryClient) => void;
};

const setBan = (kind: Ban['kind'], state: AnidbState | undefined): void =>
  getDefaultStore().set(bansAtom, (bans) => withBan(bans, kind, state));

/** What events change in the atoms and, where the server answers the same, in its cached answers. */
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
