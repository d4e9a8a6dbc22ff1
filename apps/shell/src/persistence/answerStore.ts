import { serverRoot } from '@hondana/shared/http/serverRoot';
import { createStore, promisifyRequest } from 'idb-keyval';

/** In characters: at most 20 MB, as browsers store a character in one or two bytes. */
export const maxLength = 10_000_000;

/** A database may never answer, as WebKit's at times does: whoever waits for it longer waits for the server instead. */
const maxReadMs = 500;

/** Of the record that says how long each answer is and when it was stored, in one transaction with them. */
const indexKey = 'index';

interface Entry {
  readonly length: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type Index = Readonly<Record<string, Entry>>;

/** Keeps answers as text. Full, denied or missing storage keeps nothing: no method rejects. */
export interface AnswerStore {
  readonly getItem: (key: string) => Promise<string | undefined>;
  readonly setItem: (key: string, text: string) => Promise<void>;
  readonly removeItem: (key: string) => Promise<void>;
  readonly removeAllBut: (prefix: string) => Promise<void>;
  readonly clear: () => Promise<void>;
}

/** The oldest, until the rest fits. */
function surplusOf(index: Index, limit: number): string[] {
  const newestFirst = Object.entries(index).toSorted(([, one], [, other]) => other.at - one.at);
  let total = 0;
  return newestFirst.flatMap(([key, { length }]) => {
    total += length;
    return total > limit ? [key] : [];
  });
}

async function orNothing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch {
    return undefined;
  }
}

export function createAnswerStore(limit = maxLength): AnswerStore {
  const open = createStore(`hondana-answers${serverRoot}`, 'answers');

  /** Applies a change to the index, and removes what it no longer names. */
  const change = async (next: (index: Index) => Index, put?: readonly [key: string, text: string]) =>
    open('readwrite', async (answers) => {
      const before = (await promisifyRequest<Index | undefined>(answers.get(indexKey))) ?? {};
      const wanted = next(before);
      const surplus = new Set(surplusOf(wanted, limit));
      const index = Object.fromEntries(Object.entries(wanted).filter(([key]) => !surplus.has(key)));
      for (const key of Object.keys(before)) if (!(key in index)) answers.delete(key);
      if (put && put[0] in index) answers.put(put[1], put[0]);
      answers.put(index, indexKey);
      await promisifyRequest(answers.transaction);
    });

  const removeUnless = async (isKept: (key: string) => boolean): Promise<void> => {
    await orNothing(
      change((index) => Object.fromEntries(Object.entries(index).filter(([key]) => isKept(key)))),
    );
  };

  let isStuck = false;
  const whenStuck = async (reading: Promise<unknown>): Promise<undefined> => {
    let isRead = false;
    void reading.then(() => {
      isRead = true;
    });
    await new Promise((resolve) => setTimeout(resolve, maxReadMs));
    if (!isRead) isStuck = true;
  };

  return {
    getItem: async (key) => {
      if (isStuck) return undefined;
      const reading = orNothing<string>(
        (async () => open('readonly', (answers) => promisifyRequest(answers.get(key))))(),
      );
      return Promise.race([reading, whenStuck(reading)]);
    },
    setItem: async (key, text) => {
      await orNothing(
        change((index) => ({ ...index, [key]: { length: text.length, at: Date.now() } }), [key, text]),
      );
    },
    removeItem: (key) => removeUnless((one) => one !== key),
    removeAllBut: (prefix) => removeUnless((one) => one.startsWith(prefix)),
    clear: async () => {
      await orNothing((async () => open('readwrite', (answers) => promisifyRequest(answers.clear())))());
    },
  };
}
