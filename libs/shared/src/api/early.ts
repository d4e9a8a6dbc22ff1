/** What the page's constant script has asked before the shell was there. */
export interface EarlyCalls {
  /** The key that they were sent with; nothing where nobody is signed in. */
  readonly key?: string | undefined;
  /** By address, as it went out: `/api/v3/Init/Status`. */
  readonly answers: Readonly<Record<string, Promise<Response>>>;
}

/** Answers that nobody has taken over by then are out of date. */
const freshness = 10_000;

let key: string | undefined;
const waiting = new Map<string, Promise<Response>>();

/**
 * Hands over answers to be taken in place of asking again, each once, within ten seconds. The shell does this
 * before it asks anything.
 *
 * @example offerEarly(handover.early);
 */
export function offerEarly(early: EarlyCalls): void {
  key = early.key;
  for (const [address, answer] of Object.entries(early.answers)) waiting.set(address, answer);
  setTimeout(() => {
    for (const answer of waiting.values()) void answer.then(({ body }) => body?.cancel()).catch(() => {});
    waiting.clear();
  }, freshness);
}

/**
 * The answer to a `GET` that is on its way already, if it was sent for the same user; calls without a key are
 * anybody's.
 *
 * @example const response = await (takeEarly('/api/v3/Init/Status', undefined) ?? fetch('/api/v3/Init/Status'));
 */
export function takeEarly(address: string, ownKey: string | undefined): Promise<Response> | undefined {
  if (ownKey !== undefined && ownKey !== key) return undefined;
  const answer = waiting.get(address);
  waiting.delete(address);
  return answer;
}
