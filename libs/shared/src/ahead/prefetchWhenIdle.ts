import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isDataSaverOn } from './isDataSaverOn.ts';
import { isScreenComplete } from './isScreenComplete.ts';

/** Over HTTP/1.1 a browser has six connections to a server. */
const maxConcurrent = 2;

const pollMs = 50;

/** Prefetching pauses this long after a press, for the requests of what it opens. */
const quietAfterPressMs = 300;

export interface PrefetchCause {
  /** A press on this link or button fetches at once. */
  readonly link?: Element;
  /** Scrolling towards it: fetched at once, with normal priority. */
  readonly isNear?: boolean;
  /** In milliseconds. */
  readonly onAnswer?: (time: number) => void;
}

interface Prefetch {
  readonly client: QueryClient;
  readonly hash: string;
  readonly queryKey: QueryKey;
  readonly fetch: (isGuess: boolean) => Promise<void>;
  cause: PrefetchCause;
  ownerCount: number;
  isRunning: boolean;
}

/** Oldest first. */
let prefetches: readonly Prefetch[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;

function remove(prefetch: Prefetch): void {
  prefetches = prefetches.filter((one) => one !== prefetch);
}

/** Aborts the request, unless a mounted query needs it by now. */
function abort({ client, queryKey }: Prefetch): void {
  void client.cancelQueries({ queryKey, exact: true, type: 'inactive' });
}

async function start(prefetch: Prefetch): Promise<void> {
  // Another caller is fetching it, and may abort it.
  if (prefetch.client.getQueryState(prefetch.queryKey)?.fetchStatus === 'fetching') return remove(prefetch);
  prefetch.isRunning = true;
  const startedAt = performance.now();
  await prefetch.fetch(!prefetch.cause.isNear);
  // A press has aborted it; it is queued again.
  if (!prefetch.isRunning) return;
  remove(prefetch);
  prefetch.cause.onAnswer?.(performance.now() - startedAt);
  advance();
}

function advance(): void {
  clearTimeout(timer);
  timer = undefined;
  const waiting = prefetches.filter(({ isRunning }) => !isRunning);
  const next =
    waiting.find(({ cause }) => cause.isNear) ?? waiting.find(({ cause }) => cause.link) ?? waiting[0];
  if (!next) return;
  const isFree = prefetches.length - waiting.length < maxConcurrent && performance.now() >= quietUntil;
  if (next.cause.isNear || (isFree && isScreenComplete(next.client))) {
    void start(next);
    advance();
  } else timer = setTimeout(advance, pollMs);
}

/** A press aborts and requeues running prefetches; its own target is fetched as a normal request. */
function onPress({ target }: Event): void {
  const control = target instanceof Element && target.closest('a, button');
  if (!control) return;
  quietUntil = performance.now() + quietAfterPressMs;
  for (const prefetch of prefetches) {
    if (prefetch.cause.link === control) {
      remove(prefetch);
      void prefetch.fetch(false);
    } else if (prefetch.isRunning) {
      prefetch.isRunning = false;
      abort(prefetch);
    }
  }
  timer ??= setTimeout(advance, pollMs);
}

/**
 * Prefetches a query once the screen is complete, with low priority, at most two at once. A press postpones it. Returns
 * a function that cancels it, to be called once, unless it is requested again at once or shown by then.
 * @example useEffect(() => prefetchWhenIdle(client, seriesQuery({ seriesId: nextId })), [client, nextId]);
 */
export function prefetchWhenIdle<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
  cause: PrefetchCause = {},
): () => void {
  if (isDataSaverOn() && !cause.isNear) return () => {};
  // The same function each time, so it is registered once. No `pointerdown`: that finger may only be scrolling.
  for (const kind of ['mousedown', 'click']) addEventListener(kind, onPress, true);
  const hash = hashKey(query.queryKey);
  let prefetch = prefetches.find((one) => one.hash === hash);
  if (!prefetch) {
    prefetch = {
      client,
      hash,
      queryKey: query.queryKey,
      fetch: (isGuess) => client.prefetchQuery({ ...query, meta: { ...query.meta, isGuess } }),
      cause,
      ownerCount: 0,
      isRunning: false,
    };
    prefetches = [...prefetches, prefetch];
  }
  prefetch.cause = cause;
  prefetch.ownerCount += 1;
  if (cause.isNear) advance();
  else timer ??= setTimeout(advance);
  return () => {
    prefetch.ownerCount -= 1;
    // Another component may request or show it in the same tick.
    queueMicrotask(() => {
      if (prefetch.ownerCount > 0) return;
      if (prefetch.isRunning && prefetches.includes(prefetch)) abort(prefetch);
      remove(prefetch);
    });
  };
}
