/** What the page's constant script has asked before the shell was there. */
export interface EarlyCalls {
  /** The key that they were sent with; nothing where no user is signed in. */
  readonly key?: string | undefined;
  /** By address, as it went out: `/api/v3/Init/Status`; what was sent by POST by `POST`, address and body. */
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

/** An answer that has come whole. */
export interface EarlyAnswer {
  readonly response: Response;
  readonly text: string;
}

interface Waiting {
  readonly whole: Promise<EarlyAnswer>;
  here?: EarlyAnswer;
}

/** Answers that were not taken over by then are out of date. */
const freshness = 10_000;

interface EarlyState {
  key?: string | undefined;
  readonly waiting: Map<string, Waiting>;
}

declare global {
  var __hondanaEarly: EarlyState | undefined;
}

// On the window, because each remote has its own copy of this module and one of them asks for what the shell was given.
// They may be of other versions: change the name with the shape.
globalThis.__hondanaEarly ??= { waiting: new Map() };
const state = globalThis.__hondanaEarly;
const { waiting } = state;

async function readWhole(answer: Promise<Response>): Promise<EarlyAnswer> {
  const response = await answer;
  return { response, text: await response.text() };
}

/**
 * Hands over answers to be taken in place of asking again, each once, within ten seconds. The shell does this
 * before it asks anything.
 *
 * @example offerEarly(handover.early);
 */
export function offerEarly(early: EarlyCalls): void {
  state.key = early.key;
  for (const [call, answer] of Object.entries(early.answers)) {
    const one: Waiting = { whole: readWhole(answer) };
    one.whole.then(
      (here) => {
        one.here = here;
      },
      // Reported to the code that takes it.
      () => {},
    );
    waiting.set(call, one);
  }
  setTimeout(() => waiting.clear(), freshness);
}

/** Whether any answer is still to be taken. */
export function areEarlyAnswersLeft(): boolean {
  return waiting.size > 0;
}

/** Waits until every answer that was not taken is there or has failed. */
export function earlyAnswersAreHere(): Promise<unknown> {
  return Promise.allSettled([...waiting.values()].map(({ whole }) => whole));
}

/** For any user: calls without a key belong to no session. */
function find(call: string, ownKey: string | undefined): Waiting | undefined {
  return ownKey === undefined || ownKey === state.key ? waiting.get(call) : undefined;
}

/**
 * The answer to a call that is on its way already, if it was sent for the same user; calls without a key are
 * anybody's.
 *
 * @param call the address of a `GET`; `POST`, address and body of a read by POST
 * @example const answer = await takeEarly('/api/v3/Init/Status', undefined)
 */
export function takeEarly(call: string, ownKey: string | undefined): Promise<EarlyAnswer> | undefined {
  const found = find(call, ownKey);
  if (found) waiting.delete(call);
  return found?.whole;
}

/** {@link takeEarly} for an answer that has come already; it stays to be taken. */
export function earlyAnswerAtHand(call: string, ownKey: string | undefined): EarlyAnswer | undefined {
  return find(call, ownKey)?.here;
}
