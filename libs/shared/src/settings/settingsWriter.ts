import { isApiError } from '../api/ApiError.ts';
import type { PatchOperation } from '../api/types.ts';
import { changeSettings, type SettingsChange } from './settingsText.ts';

/** What the writer needs of the server. */
export interface SettingsPort {
  /** Reads the text that the server keeps now. */
  readonly read: () => Promise<string>;
  readonly patch: (patch: readonly PatchOperation[], options: { skipValidation?: boolean }) => Promise<void>;
}

export interface SettingsWriter {
  /** Makes a change and resolves when the server has saved it. Changes made in the meantime are sent together. */
  readonly update: (change: SettingsChange) => Promise<void>;
  /** Takes in a text that was read from the server; returns it with the changes that are not saved yet. */
  readonly noteRead: (text: string) => string;
}

/** How often a change is made again because someone else was first. */
const repeats = 3;

/** Rest between two writes of one client, in milliseconds, so that another gets its turn. */
const rest = 100;

const path = '/WebUI_Settings';

interface Pending {
  readonly change: SettingsChange;
  readonly settle: PromiseWithResolvers<void>;
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status === 400;
}

/**
 * Saves changes of the one settings text that several clients share. A patch begins with a `test` of the text
 * that it was computed from; refused, the text is read and the change made again, at most three times.
 */
export function createSettingsWriter(port: SettingsPort): SettingsWriter {
  let known: string | undefined;
  let pending: Pending[] = [];
  let running = false;

  /** Tries once. Answers the text that is on the server afterwards, and whether it is the one to write. */
  const attempt = async (base: string, next: string): Promise<{ text: string; stands: boolean }> => {
    const replacement: PatchOperation = { op: 'replace', path, value: next };
    try {
      await port.patch([{ op: 'test', path, value: base }, replacement], {});
      return { text: next, stands: true };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const found = await port.read();
      if (found !== base) return { text: found, stands: found === next };
      // There was no conflict: the server rejects another setting, such as a missing AniDB account (facts 9).
      // Without validation a failed test protects nothing: what does is that the text was read just now.
      await port.patch([replacement], { skipValidation: true });
      const text = await port.read();
      if (text === base) throw error;
      return { text, stands: text === next };
    }
  };

  const save = async (batch: readonly Pending[]): Promise<string> => {
    let base = known ?? (await port.read());
    for (let round = 0; round <= repeats; round += 1) {
      const next = batch.reduce((text, { change }) => changeSettings(text, change), base);
      if (next === base) return base;
      const { text, stands } = await attempt(base, next);
      if (stands) return text;
      base = text;
    }
    throw new Error('The settings kept changing elsewhere; nothing was saved.');
  };

  const run = async (): Promise<void> => {
    if (running) return;
    running = true;
    while (pending.length > 0) {
      const batch = pending;
      let settle: (one: Pending) => void;
      try {
        known = await save(batch);
        settle = (one) => one.settle.resolve();
      } catch (error) {
        known = undefined;
        settle = (one) => one.settle.reject(error);
      }
      pending = pending.filter((one) => !batch.includes(one));
      for (const one of batch) settle(one);
      await new Promise((resolve) => setTimeout(resolve, rest));
    }
    running = false;
  };

  return {
    update: (change) => {
      const settle = Promise.withResolvers<void>();
      pending = [...pending, { change, settle }];
      void run();
      return settle.promise;
    },
    noteRead: (text) => {
      known = text;
      return pending.reduce((current, { change }) => changeSettings(current, change), text);
    },
  };
}
