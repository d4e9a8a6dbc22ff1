/** Calls that the page's first script sent before the shell loaded (ADR 18). */
export interface EarlyCalls {
  /** The API key they were sent with; undefined when no user is signed in. */
  readonly key?: string | undefined;
  /** By address, `/api/v3/Init/Status`; a POST by `POST`, address and body. */
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

/** A response with its body read. */
export interface EarlyAnswer {
  readonly response: Response;
  readonly text: string;
}

interface Waiting {
  readonly whole: Promise<EarlyAnswer>;
  here?: EarlyAnswer;
}

const maxAgeMs = 10_000;

interface EarlyState {
  key?: string | undefined;
  readonly waiting: Map<string, Waiting>;
}

declare global {
  var __hondanaEarly: EarlyState | undefined;
}

// On the window, because each remote bundles its own copy of this module, maybe of another version: when the shape
// changes, change the name.
globalThis.__hondanaEarly ??= { waiting: new Map() };
const state = globalThis.__hondanaEarly;
const { waiting } = state;

async function readBody(answer: Promise<Response>): Promise<EarlyAnswer> {
  const response = await answer;
  return { response, text: await response.text() };
}

/**
 * Offers responses to be used once each within ten seconds. The shell calls this before its first request.
 * @example offerEarly(handover.early);
 */
export function offerEarly(early: EarlyCalls): void {
  state.key = early.key;
  for (const [call, answer] of Object.entries(early.answers)) {
    const entry: Waiting = { whole: readBody(answer) };
    entry.whole.then(
      (here) => {
        entry.here = here;
      },
      // Whoever takes the response handles its error.
      () => {},
    );
    waiting.set(call, entry);
  }
  setTimeout(() => waiting.clear(), maxAgeMs);
}

/** Whether any early response is still untaken. */
export function hasEarlyAnswers(): boolean {
  return waiting.size > 0;
}

/** Resolves when every response not taken yet has arrived or failed. */
export function whenEarlyAnswersSettle(): Promise<unknown> {
  return Promise.allSettled([...waiting.values()].map(({ whole }) => whole));
}

/** Calls without a key belong to no session. */
function findEarly(call: string, ownKey: string | undefined): Waiting | undefined {
  return ownKey === undefined || ownKey === state.key ? waiting.get(call) : undefined;
}

/**
 * The response to a call that is in flight already, if it was sent with the same key; calls without a key match any.
 * @param call the address of a `GET`; `POST`, address and body of a read by POST
 * @example const answer = await takeEarly('/api/v3/Init/Status', undefined)
 */
export function takeEarly(call: string, ownKey: string | undefined): Promise<EarlyAnswer> | undefined {
  const entry = findEarly(call, ownKey);
  if (entry) waiting.delete(call);
  return entry?.whole;
}

/** Like {@link takeEarly}, for a response that has arrived; it can still be taken. */
export function peekEarlyAnswer(call: string, ownKey: string | undefined): EarlyAnswer | undefined {
  return findEarly(call, ownKey)?.here;
}
