import { isRecord } from '@hondana/shared/api/isRecord';

/**
 * What needs the internet, or pictures that do not exist, may fail for weeks. Each attempt is an error in the browser's
 * console and a trace in the server's log, so this browser notes how it went and when the next one is due.
 */
interface Note {
  /** When it may be asked for again, in milliseconds since 1970. */
  readonly due: number;
  readonly failures: number;
  readonly answer?: string | undefined;
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;

const nameOf = (name: string): string => `hondana.asked.${name}`;

function readNote(name: string): Note | undefined {
  try {
    const note: unknown = JSON.parse(localStorage.getItem(nameOf(name)) ?? 'null');
    if (!isRecord(note)) return undefined;
    const { due, failures, answer } = note;
    if (typeof due !== 'number' || typeof failures !== 'number') return undefined;
    return { due, failures, answer: typeof answer === 'string' ? answer : undefined };
  } catch {
    return undefined;
  }
}

function keepNote(name: string, note: Note): void {
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(note));
  } catch {
    // A browser that keeps nothing asks each time.
  }
}

/** An hour after the first failure, then two, four, and a week at most. */
function afterFailure(note: Note | undefined): Note {
  const failures = (note?.failures ?? 0) + 1;
  const rest = Math.min(hour * 2 ** (failures - 1), week);
  return { ...note, failures, due: Date.now() + rest };
}

/**
 * Asks once a day, and after failures later and later. Never rejects.
 *
 * @param name what is asked for, among all that is asked for seldom
 * @returns the last answer; null while there is none
 * @example const version = await fetchDailyWithBackoff('update-Stable', () => offeredVersion('Stable'));
 */
export async function fetchDailyWithBackoff(
  name: string,
  ask: () => Promise<string>,
): Promise<string | null> {
  const note = readNote(name);
  if (note && Date.now() < note.due) return note.answer ?? null;
  try {
    const answer = await ask();
    keepNote(name, { due: Date.now() + day, failures: 0, answer });
    return answer;
  } catch {
    keepNote(name, afterFailure(note));
    return note?.answer ?? null;
  }
}

/**
 * Asks each time, but not again for a while after a failure: then it rejects without asking.
 *
 * @example queryFn: ({ signal }) => fetchWithBackoff('backdrop', () => randomImageQuery.send({ imageType }, signal)),
 */
export async function fetchWithBackoff<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const note = readNote(name);
  if (note && Date.now() < note.due) throw new Error('This failed recently.');
  try {
    const answer = await ask();
    keepNote(name, { due: 0, failures: 0 });
    return answer;
  } catch (error) {
    // Taken back, it was not in vain.
    if (!(error instanceof Error && error.name === 'AbortError')) keepNote(name, afterFailure(note));
    throw error;
  }
}
