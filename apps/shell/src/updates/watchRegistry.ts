import { keepUserItem, readUserItem } from '@hondana/shared/session/userStorage';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { canBeHad } from './canBeHad.ts';
import { newVersionNotice } from './newVersionNotice.tsx';
import { watchPresence } from './presence.ts';
import { type RegistryChange, whatChanged } from './whatChanged.ts';

/** How often the clock is looked at. With {@link sinceLast} less than a minute, also where timers are late. */
const pace = 15_000;

/** While the tab is visible, the registry is not read again sooner than this: mostly the answer is a 304. */
const sinceLast = 40_000;

/** Returning to the tab, or changing the page, checks sooner. */
export const sinceLastOnArrival = 15_000;

/** After a failure it is not fetched every minute: each would be an error in the browser's console. */
const sinceFailure = 5 * 60_000;

/**
 * A tab that was idle for so long updates itself. A user who has only looked away does not find another
 * page than the one they left, and a screen on the wall is up to date within the hour.
 */
const idleReloadMs = 30 * 60_000;

const keptAs = 'updated-to';

/** Whether this tab has loaded itself again for a version, and runs another all the same. */
function hasUpdatedTo({ key }: RegistryChange): boolean {
  return readUserItem('tab', keptAs) === key;
}

interface WatchOptions {
  readonly store: RegistryStore;
  /** The server does not answer at present. */
  readonly isAway: () => boolean;
  /** Something would be lost or cut off if the page were loaded again. */
  readonly isUnfinished: () => boolean;
}

/** The watching for newer versions in one tab. */
export interface Watch {
  /** Reads the registry, if it was read that many milliseconds ago, and tells of what is new. */
  readonly look: (least: number) => Promise<void>;
  readonly stop: () => void;
}

/**
 * Watches for newer versions: about every 40 seconds while the tab is visible, and sooner on `look`. A hidden tab asks
 * nothing. One that was left alone updates itself, if nothing is lost by it.
 */
export function watchRegistry({ store, isAway, isUnfinished }: WatchOptions): Watch {
  const notice = newVersionNotice();
  const presence = watchPresence();
  // The page began with reading it.
  let readAt = Date.now() - performance.now();
  let triedAt = Number.NEGATIVE_INFINITY;
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

  const isAlone = (): boolean =>
    presence.idle() >= idleReloadMs && !isAway() && !presence.hasTyped() && !isUnfinished();

  const updateItself = async (): Promise<void> => {
    const known = change();
    if (!known || hasUpdatedTo(known) || Date.now() - triedAt < sinceFailure || !isAlone()) return;
    triedAt = Date.now();
    await read();
    const now = change();
    if (hasFailed || !now || hasUpdatedTo(now) || !(await canBeHad(store.latest()))) return;
    // The user may have returned meanwhile. A browser that keeps nothing might do it again and again.
    if (isAlone() && keepUserItem('tab', keptAs, now.key)) location.reload();
  };

  const tick = async (): Promise<void> => {
    await look(hasFailed ? sinceFailure : sinceLast);
    await updateItself();
  };
  const comeBack = (): void => {
    if (document.hidden) return;
    presence.note();
    void look(sinceLastOnArrival);
  };

  const timer = setInterval(() => void tick(), pace);
  document.addEventListener('visibilitychange', comeBack);
  return {
    look,
    stop() {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', comeBack);
      presence.stop();
      notice.stop();
    },
  };
}
