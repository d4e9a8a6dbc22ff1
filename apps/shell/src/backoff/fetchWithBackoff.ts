import { isRecord } from '@hondana/shared/http/isRecord';
import { notePrefix } from './endBackoff.ts';

/** When a request that may fail for weeks is due again: each attempt logs an error in the browser and on the server. */
interface Note {
  /** Milliseconds since 1970. */
  readonly due: number;
  readonly failures: number;
  readonly answer?: string | undefined;
}

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const longest = 8 * week;

const nameOf = (name: string): string => notePrefix + name;

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

function saveNote(name: string, note: Note): void {
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(note));
  } catch {
    // Without storage every call makes a request.
  }
}

/** Doubles from the first wait up to the longest. */
function afterFailure(note: Note | undefined, first: number, longest: number): Note {
  const failures = (note?.failures ?? 0) + 1;
  const delayMs = Math.min(first * 2 ** (failures - 1), longest);
  return { ...note, failures, due: Date.now() + delayMs };
}

/**
 * Fetches at most once a day, with exponential backoff after failures. Never rejects.
 *
 * @param name storage name, unique among all callers
 * @returns the last answer, or null if there is none
 */
export async function fetchDailyWithBackoff(
  name: string,
  ask: () => Promise<string>,
): Promise<string | null> {
  const note = readNote(name);
  if (note && Date.now() < note.due) return note.answer ?? null;
  try {
    const answer = await ask();
    saveNote(name, { due: Date.now() + day, failures: 0, answer });
    return answer;
  } catch {
    saveNote(name, afterFailure(note, hour, week));
    return note?.answer ?? null;
  }
}

/**
 * Fetches on every call, but rejects without a request while backing off after a failure: a week, then twice as long
 * each time, unless `endBackoff` ends it.
 */
export async function fetchWithBackoff<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  const note = readNote(name);
  if (note && Date.now() < note.due) throw new Error('This failed recently.');
  try {
    const answer = await ask();
    saveNote(name, { due: 0, failures: 0 });
    return answer;
  } catch (error) {
    if (!(error instanceof Error && error.name === 'AbortError'))
      saveNote(name, afterFailure(note, week, longest));
    throw error;
  }
}
