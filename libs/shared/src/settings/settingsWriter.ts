import { t } from '@lingui/core/macro';
import type { PatchOperation } from '../api/types.ts';
import { isApiError } from '../http/ApiError.ts';
import { changeSettings, type SettingsChange } from './settingsText.ts';

export interface SettingsPort {
  readonly read: () => Promise<string>;
  readonly patch: (patch: readonly PatchOperation[], options: { skipValidation?: boolean }) => Promise<void>;
  /** Whether the server applies a patch although its `test` fails. */
  readonly ignoresTests?: () => boolean;
}

export interface SettingsWriter {
  /** Resolves once the server has saved it. Changes made meanwhile are sent together. */
  readonly update: (change: SettingsChange) => Promise<void>;
  /** Takes a text read from the server; returns it with the unsaved changes applied. */
  readonly noteRead: (text: string) => string;
}

const maxRetries = 3;

/** Milliseconds between writes, so that other clients get a turn. */
const pauseMs = 100;

const path = '/WebUI_Settings';
const tested = (value: string): PatchOperation => ({ op: 'test', path, value });
const replaced = (value: string): PatchOperation => ({ op: 'replace', path, value });

interface Pending {
  readonly change: SettingsChange;
  readonly settle: PromiseWithResolvers<void>;
}

function isRefusal(error: unknown): boolean {
  return isApiError(error) && error.status === 400;
}

/**
 * Saves changes to the one settings text that several clients share. Each patch begins with a `test` of its base text,
 * or follows a read where tests are ignored; after a conflict the change is reapplied, at most three times.
 */
export function createSettingsWriter(port: SettingsPort): SettingsWriter {
  let known: string | undefined;
  let pending: Pending[] = [];
  let running = false;

  /**
   * Without an AniDB account the server refuses every validated patch (facts 9): for the rest of the visit none is sent.
   */
  let isRefusing = false;

  /** Where the server skips a failed `test`, having read the text just now protects other clients' changes. */
  const replace = async (base: string, next: string, refusal?: unknown) => {
    const found = await port.read();
    if (found !== base) return { text: found, isSaved: found === next };
    const patch = port.ignoresTests?.() ? [replaced(next)] : [tested(base), replaced(next)];
    const conflict = await port.patch(patch, { skipValidation: true }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return error;
    });
    const text = await port.read();
    if (text === base) {
      throw refusal ?? conflict ?? new Error(t`The server did not keep the settings; nothing was saved.`);
    }
    isRefusing ||= refusal !== undefined && text === next;
    return { text, isSaved: text === next };
  };

  /** Answers the server's text afterwards, and whether it is `next`. */
  const attempt = async (base: string, next: string): Promise<{ text: string; isSaved: boolean }> => {
    if (isRefusing || port.ignoresTests?.()) return replace(base, next);
    try {
      await port.patch([tested(base), replaced(next)], {});
      return { text: next, isSaved: true };
    } catch (error) {
      if (!isRefusal(error)) throw error;
      // Without a conflict, the server rejects another setting.
      return replace(base, next, error);
    }
  };

  const save = async (batch: readonly Pending[]): Promise<string> => {
    let base = known ?? (await port.read());
    for (let round = 0; round <= maxRetries; round += 1) {
      const next = batch.reduce((text, { change }) => changeSettings(text, change), base);
      if (next === base) return base;
      const { text, isSaved } = await attempt(base, next);
      if (isSaved) return text;
      base = text;
    }
    throw new Error(t`The settings kept changing elsewhere; nothing was saved.`);
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
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
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
