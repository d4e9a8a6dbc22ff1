import type { Persistence, PersistenceOptions } from './createPersistence.ts';
import { readStamp } from './readStamp.ts';

/** The first screen's files and calls come first. On a slow server the screen is complete long after it can be read. */
const keepAfterMs = 2000;

interface LazyOptions extends Omit<PersistenceOptions, 'userQuery'> {
  readonly loadUserQuery: () => Promise<PersistenceOptions['userQuery']>;
}

export interface LazyPersistence {
  /** Whether the page may be drawn from kept answers, before the server has answered. */
  mayEnter(): Promise<boolean>;
  /** Keeps the page's answers, beginning in two seconds. */
  keep(): void;
}

/** A first visit has nothing to restore, and loads the code when it has something to keep. */
export function lazyPersistence({ queryClient, build, loadUserQuery }: LazyOptions): LazyPersistence {
  let persistence: Promise<Persistence> | undefined;
  let isScheduled = false;
  const load = (): Promise<Persistence> => {
    persistence ??= Promise.all([
      import(/* webpackChunkName: "persistence" */ './createPersistence.ts'),
      loadUserQuery(),
    ]).then(([{ createPersistence }, userQuery]) => createPersistence({ queryClient, build, userQuery }));
    return persistence;
  };
  return {
    async mayEnter() {
      if (!persistence && !readStamp(build)) return false;
      // Without the code nothing is kept, and nothing else fails.
      return load().then(
        ({ mayEnter }) => mayEnter(),
        () => false,
      );
    },
    keep() {
      if (persistence || isScheduled) return;
      isScheduled = true;
      setTimeout(() => void load().catch(() => {}), keepAfterMs);
    },
  };
}
