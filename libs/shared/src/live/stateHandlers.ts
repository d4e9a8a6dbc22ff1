import type { QueryClient } from '@tanstack/react-query';
import { getDefaultStore } from 'jotai';
import { queueKeys } from '../queryKeys.ts';
import type { AnidbState, HubEventName, HubEvents, QueueState } from './hubEvents.ts';
import { type Ban, bansAtom, networkAtom, queueStateAtom } from './liveState.ts';

/** `UpdateType` of a ban, by connection. */
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

const minUpdateIntervalMs = 500;

interface QueueReport {
  readonly state: QueueState;
  readonly receivedAt: number;
}

let pendingUpdate: { report: QueueReport; timer: ReturnType<typeof setTimeout> } | undefined;
let lastUpdateAt = Number.NEGATIVE_INFINITY;

/** Writes the report to the cache, unless a newer answer is there. */
function applyReport(queryClient: QueryClient, { state, receivedAt }: QueueReport): void {
  lastUpdateAt = Date.now();
  getDefaultStore().set(queueStateAtom, state);
  const queryKey = queueKeys.counts;
  const answeredAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
  if (answeredAt > receivedAt) return;
  const { Running: _running, CurrentlyExecuting, ...counts } = state;
  queryClient.setQueryData(queryKey, { ...counts, CurrentlyExecuting: [...CurrentlyExecuting] });
}

function updateQueue(state: QueueState, queryClient: QueryClient): void {
  const report = { state, receivedAt: Date.now() };
  if (pendingUpdate) {
    pendingUpdate.report = report;
    return;
  }
  const due = lastUpdateAt + minUpdateIntervalMs - report.receivedAt;
  if (due <= 0) {
    applyReport(queryClient, report);
    return;
  }
  const timer = setTimeout(() => {
    const latest = pendingUpdate?.report;
    pendingUpdate = undefined;
    if (latest) applyReport(queryClient, latest);
  }, due);
  pendingUpdate = { report, timer };
}

type Handlers = {
  readonly [Name in HubEventName]?: (payload: HubEvents[Name], queryClient: QueryClient) => void;
};

const setBan = (kind: Ban['kind'], state: AnidbState | undefined): void =>
  getDefaultStore().set(bansAtom, (bans) => withBan(bans, kind, state));

/** How events change the atoms and, where the server answers the same, cached queries. */
export const stateHandlers: Handlers = {
  'Queue:OnConnected': updateQueue,
  'Queue:QueueStateChanged': updateQueue,
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

/** Cancels the pending queue update. */
export function dropWaitingQueue(): void {
  if (pendingUpdate) clearTimeout(pendingUpdate.timer);
  pendingUpdate = undefined;
  lastUpdateAt = Number.NEGATIVE_INFINITY;
}
