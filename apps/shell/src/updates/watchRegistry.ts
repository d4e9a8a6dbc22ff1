import { readUserItem, writeUserItem } from '@hondana/shared/session/userStorage';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { areStartupFilesAvailable } from './areStartupFilesAvailable.ts';
import { newVersionNotice } from './newVersionNotice.tsx';
import { watchPresence } from './presence.ts';
import { type RegistryChange, whatChanged } from './whatChanged.ts';

/** How often the clock is checked. Together with {@link minIntervalMs} under a minute, even if timers are late. */
const checkIntervalMs = 15_000;

/** Minimum time between two reads while the tab is visible; most answers are 304. */
const minIntervalMs = 40_000;

export const minIntervalOnArrivalMs = 15_000;

/** After a failure: each attempt logs an error in the browser's console. */
const retryAfterFailureMs = 5 * 60_000;

/** Long enough that users who look away find their page, and that a wall display is current within the hour. */
const idleReloadMs = 30 * 60_000;

const storageName = 'updated-to';

/** Whether this tab has already reloaded for a version but still runs another. */
function hasUpdatedTo({ key }: RegistryChange): boolean {
  return readUserItem('tab', storageName) === key;
}

interface WatchOptions {
  readonly store: RegistryStore;
  readonly isAway: () => boolean;
  readonly isUnfinished: () => boolean;
}

export interface Watch {
  /** Reads the registry if the last read is at least `least` milliseconds ago. */
  readonly look: (least: number) => Promise<void>;
  readonly stop: () => void;
}

/** Reads about every 40 seconds while the tab is visible, never in a hidden tab. An idle tab reloads itself. */
export function watchRegistry({ store, isAway, isUnfinished }: WatchOptions): Watch {
  const notice = newVersionNotice();
  const presence = watchPresence();
  let readAt = Date.now() - performance.now();
  let checkedAt = Number.NEGATIVE_INFINITY;
  let hasFailed = false;

  const change = (): RegistryChange | undefined => whatChanged(store.started, store.latest());

  const read = async (): Promise<void> => {
    readAt = Date.now();
    hasFailed = !(await store.refresh());
    notice.tell(change());
  };

  const look = async (least: number): Promise<void> => {
    if (document.hidden || isAway() || Date.now() - readAt < least) return;
    await read();
  };

  const mayReload = (): boolean =>
    presence.idle() >= idleReloadMs && !isAway() && !presence.hasTyped() && !isUnfinished();

  const reloadIfIdle = async (): Promise<void> => {
    const known = change();
    if (!known || hasUpdatedTo(known) || Date.now() - checkedAt < retryAfterFailureMs || !mayReload()) return;
    checkedAt = Date.now();
    await read();
    const now = change();
    if (hasFailed || !now || hasUpdatedTo(now) || !(await areStartupFilesAvailable(store.latest()))) return;
    // The user may be back. Without storage the tab could reload in a loop.
    if (mayReload() && writeUserItem('tab', storageName, now.key)) location.reload();
  };

  const tick = async (): Promise<void> => {
    await look(hasFailed ? retryAfterFailureMs : minIntervalMs);
    await reloadIfIdle();
  };
  const handleVisible = (): void => {
    if (document.hidden) return;
    presence.note();
    void look(minIntervalOnArrivalMs);
  };

  const timer = setInterval(() => void tick(), checkIntervalMs);
  document.addEventListener('visibilitychange', handleVisible);
  return {
    look,
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', handleVisible);
      presence.stop();
      notice.stop();
    },
  };
}
