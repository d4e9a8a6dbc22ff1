/** What will probably be wanted next is fetched while nothing else is pending. */
import { type FetchQueryOptions, hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isScreenComplete } from './isScreenComplete.ts';
import { savesData } from './savesData.ts';

/** Most guesses under way at once: over HTTP/1.1 a browser has six connections to a server. */
const limit = 2;

/** Milliseconds between two looks at the screen. */
const pace = 50;

/** Milliseconds after a press that belong to what it leads to. */
const pressTime = 300;

export interface Cause {
  /** An element that leads to it: a press on that fetches it at once. */
  readonly link?: Element;
  /** The view moves towards it and will need it in a moment: it goes out at once, as what is shown does. */
  readonly isNear?: boolean;
  /** Told how long the answer took, in milliseconds. */
  readonly onAnswer?: (time: number) => void;
}

interface Guess {
  readonly client: QueryClient;
  readonly hash: string;
  readonly queryKey: QueryKey;
  readonly fetch: (isGuess: boolean) => Promise<void>;
  cause: Cause;
  /** How many still want it. */
  owners: number;
  isRunning: boolean;
}

/** In the order in which they are wanted. */
let guesses: readonly Guess[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;

function forget(guess: Guess): void {
  guesses = guesses.filter((one) => one !== guess);
}

/** Aborts the request, unless something on the screen has come to need it. */
function abort({ client, queryKey }: Guess): void {
  void client.cancelQueries({ queryKey, exact: true, type: 'inactive' });
}

async function begin(guess: Guess): Promise<void> {
  // Someone else has asked for it, and may abort it.
  if (guess.client.getQueryState(guess.queryKey)?.fetchStatus === 'fetching') return forget(guess);
  guess.isRunning = true;
  const begun = performance.now();
  await guess.fetch(!guess.cause.isNear);
  // What a press has stopped waits again.
  if (!guess.isRunning) return;
  forget(guess);
  guess.cause.onAnswer?.(performance.now() - begun);
  advance();
}

function advance(): void {
  clearTimeout(timer);
  timer = undefined;
  const waiting = guesses.filter(({ isRunning }) => !isRunning);
  const next =
    waiting.find(({ cause }) => cause.isNear) ?? waiting.find(({ cause }) => cause.link) ?? waiting[0];
  if (!next) return;
  const isFree = guesses.length - waiting.length < limit && performance.now() >= quietUntil;
  if (next.cause.isNear || (isFree && isScreenComplete(next.client))) {
    void begin(next);
    advance();
  } else timer = setTimeout(advance, pace);
}

/** What is pressed comes first: guesses under way are aborted and wait again; what it leads to is no guess any more. */
function onPress({ target }: Event): void {
  const control = target instanceof Element && target.closest('a, button');
  if (!control) return;
  quietUntil = performance.now() + pressTime;
  for (const guess of guesses) {
    if (guess.cause.link === control) {
      forget(guess);
      void guess.fetch(false);
    } else if (guess.isRunning) {
      guess.isRunning = false;
      abort(guess);
    }
  }
  timer ??= setTimeout(advance, pace);
}

/**
 * Fetches what will probably be wanted: when the screen is complete, with low priority, at most two at once. A press
 * on a link or button postpones it. Returns a function that cancels the prefetch; what is requested
 * again at once, or shown by then, goes on. It may be called once.
 *
 * @example
 * useEffect(() => fetchAhead(client, seriesQuery({ seriesId: nextId })), [client, nextId]);
 */
export function fetchAhead<T, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<T, Error, T, Key>,
  cause: Cause = {},
): () => void {
  // What the view moves towards is hardly a guess.
  if (savesData() && !cause.isNear) return () => {};
  // The same function each time: it is listened to once. A finger put down may only be about to scroll; no `pointerdown`.
  for (const kind of ['mousedown', 'click']) addEventListener(kind, onPress, true);
  const hash = hashKey(query.queryKey);
  let guess = guesses.find((one) => one.hash === hash);
  if (!guess) {
    guess = {
      client,
      hash,
      queryKey: query.queryKey,
      fetch: (isGuess) => client.prefetchQuery({ ...query, meta: { isGuess } }),
      cause,
      owners: 0,
      isRunning: false,
    };
    guesses = [...guesses, guess];
  }
  guess.cause = cause;
  guess.owners += 1;
  if (cause.isNear) advance();
  else timer ??= setTimeout(advance);
  return () => {
    guess.owners -= 1;
    // Another part of the page may want it in the same breath, or show it.
    queueMicrotask(() => {
      if (guess.owners > 0) return;
      if (guess.isRunning && guesses.includes(guess)) abort(guess);
      forget(guess);
    });
  };
}
