import { describe, expect, it } from 'vitest';
import type { PatchOperation } from '../api/types.ts';
import { ApiError } from '../http/ApiError.ts';
import { readSettings } from './settingsText.ts';
import { createSettingsWriter, type SettingsPort } from './settingsWriter.ts';

function refusal(text: string, status = 400): ApiError {
  return new ApiError({
    kind: 'refused',
    status,
    title: 'Refused',
    text,
    fieldErrors: {},
    call: 'PATCH Settings',
  });
}

interface ServerOptions {
  readonly ignoring?: boolean;
  /** Refuses every validated change, as a server without AniDB account does. */
  readonly invalid?: boolean;
  readonly beforePatch?: (server: { text: string }) => void;
  readonly failing?: ApiError;
  /** Accepts changes without validation, and drops them. */
  readonly forgetful?: boolean;
  /** Refuses a patch whose `test` fails, with or without validation. */
  readonly heeding?: boolean;
}

/** As the reference behaves (facts 5.3). */
function server(options: ServerOptions = {}) {
  const state = { text: '', reads: 0, patches: [] as PatchOperation[][], skipped: [] as boolean[] };
  const port: SettingsPort = {
    ignoresTests: () => options.ignoring ?? false,
    read: async () => {
      state.reads += 1;
      return state.text;
    },
    patch: async (patch, { skipValidation }) => {
      state.patches.push([...patch]);
      state.skipped.push(skipValidation ?? false);
      options.beforePatch?.(state);
      if (options.failing) throw options.failing;
      const replace = patch.at(-1);
      const tests = patch.slice(0, -1);
      if (replace?.op !== 'replace') throw new Error('Not the agreed form');
      // Without validation, the reference ignores a failed test.
      if (
        (!skipValidation || options.heeding) &&
        tests.some((one) => one.op === 'test' && one.value !== state.text)
      ) {
        throw refusal('The current value is not equal to the test value.');
      }
      if (options.invalid && !skipValidation) throw refusal('The Username field is required.');
      if (skipValidation && options.forgetful) return;
      state.text = String(replace.value);
    },
  };
  return { state, writer: createSettingsWriter(port) };
}

const put = (name: string, value: unknown) => (settings: ReturnType<typeof readSettings>) => ({
  ...settings,
  hondana: { ...settings.hondana, [name]: value },
});

describe('the settings writer', () => {
  it('tests for the text it started from, and replaces one value', async () => {
    const { state, writer } = server();
    await writer.update(put('a', 1));
    expect(state.patches[0]?.map(({ op, path }) => `${op} ${path}`)).toEqual([
      'test /WebUI_Settings',
      'replace /WebUI_Settings',
    ]);
    expect(readSettings(state.text).hondana).toEqual({ a: 1 });
  });

  it('reapplies the change when another client has written meanwhile', async () => {
    let others = 3;
    const { state, writer } = server({
      beforePatch: (current) => {
        if (others === 0) return;
        current.text = JSON.stringify({ settingsRevision: 10, hondana: { other: others } });
        others -= 1;
      },
    });
    await writer.update(put('mine', 1));
    expect(readSettings(state.text).hondana).toEqual({ other: 1, mine: 1 });
  });

  it('gives up after three retries, and leaves the other client’s text', async () => {
    let count = 0;
    const { state, writer } = server({
      beforePatch: (current) => {
        count += 1;
        current.text = JSON.stringify({ settingsRevision: 10, hondana: { other: count } });
      },
    });
    await expect(writer.update(put('mine', 1))).rejects.toThrow('kept changing elsewhere');
    expect(state.patches.length).toBe(4);
    expect(readSettings(state.text).hondana).toEqual({ other: 4 });
  });

  it('saves even if the server rejects another setting', async () => {
    const { state, writer } = server({ invalid: true });
    await writer.update(put('mine', 1));
    expect(readSettings(state.text).hondana).toEqual({ mine: 1 });
  });

  it('rereads before a patch without validation, and keeps what others have written', async () => {
    let turn = 0;
    const { state, writer } = server({
      invalid: true,
      beforePatch: (current) => {
        turn += 1;
        if (turn === 1) current.text = JSON.stringify({ settingsRevision: 10, hondana: { other: 1 } });
      },
    });
    await writer.update(put('mine', 1));
    expect(readSettings(state.text).hondana).toEqual({ other: 1, mine: 1 });
    expect(state.patches.at(-1)).toMatchObject([
      { op: 'test', value: JSON.stringify({ settingsRevision: 10, hondana: { other: 1 } }) },
      { op: 'replace' },
    ]);
  });

  it('remembers that the server refuses validated patches, and sends each further change once', async () => {
    const { state, writer } = server({ invalid: true });
    await writer.update(put('a', 1));
    await writer.update(put('b', 2));
    await writer.update(put('c', 3));
    expect(state.skipped).toEqual([false, true, true, true]);
    expect(readSettings(state.text).hondana).toEqual({ a: 1, b: 2, c: 3 });
  });

  it('still validates after a conflict, or where saving without validation has failed', async () => {
    const conflicts = server({
      beforePatch: (current) => {
        if (current.text === '')
          current.text = JSON.stringify({ settingsRevision: 10, hondana: { other: 1 } });
      },
    });
    await conflicts.writer.update(put('a', 1));
    await conflicts.writer.update(put('b', 2));
    expect(conflicts.state.skipped).toEqual([false, false, false]);
    const forgetful = server({ invalid: true, forgetful: true });
    await expect(forgetful.writer.update(put('a', 1))).rejects.toThrow('The Username field is required.');
    await expect(forgetful.writer.update(put('a', 1))).rejects.toThrow('The Username field is required.');
    expect(forgetful.state.skipped).toEqual([false, true, false, true]);
  });

  it('reapplies the change where a server heeds the test although validation is skipped', async () => {
    let turn = 0;
    const { state, writer } = server({
      invalid: true,
      heeding: true,
      beforePatch: (current) => {
        turn += 1;
        if (turn === 2) current.text = JSON.stringify({ settingsRevision: 10, hondana: { other: 1 } });
      },
    });
    await writer.update(put('mine', 1));
    expect(readSettings(state.text).hondana).toEqual({ other: 1, mine: 1 });
  });

  it('reads before and after where tests are ignored, and keeps what others have written', async () => {
    const { state, writer } = server({ ignoring: true });
    await writer.update(put('mine', 1));
    state.text = JSON.stringify({ settingsRevision: 10, hondana: { other: 1 } });
    await writer.update(put('mine', 2));
    expect(readSettings(state.text).hondana).toEqual({ other: 1, mine: 2 });
    expect(state.patches.flat().map(({ op }) => op)).toEqual(['replace', 'replace']);
  });

  it('rejects where tests are ignored and the text is not kept', async () => {
    const { writer } = server({ ignoring: true, forgetful: true });
    await expect(writer.update(put('mine', 1))).rejects.toThrow('did not keep');
  });

  it('rejects with the server’s error when it cannot save', async () => {
    const { writer } = server({ failing: refusal('', 500) });
    await expect(writer.update(put('mine', 1))).rejects.toMatchObject({ status: 500 });
  });

  it('rejects with the validation error when saving without validation has no effect', async () => {
    const { state, writer } = server({ invalid: true, forgetful: true });
    await expect(writer.update(put('mine', 1))).rejects.toThrow('The Username field is required.');
    expect(state.patches.length).toBe(2);
  });

  it('sends nothing when nothing changes or another client has made the same change', async () => {
    const { state, writer } = server({
      beforePatch: (current) => {
        const [, replace] = state.patches[0] ?? [];
        if (replace?.op === 'replace') current.text = String(replace.value);
      },
    });
    await writer.update((settings) => settings);
    expect(state.patches.length).toBe(0);
    await writer.update(put('mine', 1));
    expect(state.patches.length).toBe(1);
  });

  it('reads the settings only when it does not know them, and again after a failure', async () => {
    let isBroken = false;
    const { state, writer } = server({
      beforePatch: () => {
        if (isBroken) throw new Error('unreachable');
      },
    });
    writer.noteRead('');
    await writer.update(put('a', 1));
    await writer.update(put('b', 2));
    expect(state.reads).toBe(0);
    isBroken = true;
    await expect(writer.update(put('c', 3))).rejects.toThrow('unreachable');
    isBroken = false;
    await writer.update(put('d', 4));
    expect(state.reads).toBe(1);
    expect(readSettings(state.text).hondana).toEqual({ a: 1, b: 2, d: 4 });
  });

  it('pauses between two writes, so that another client gets its turn', async () => {
    const times: number[] = [];
    const { writer } = server({ beforePatch: () => times.push(performance.now()) });
    await writer.update(put('a', 1));
    await writer.update(put('b', 2));
    const [first = 0, second = 0] = times;
    // Timers may fire slightly early.
    expect(second - first).toBeGreaterThan(95);
  });

  it('sends concurrent changes together, and keeps their order', async () => {
    const { state, writer } = server();
    await Promise.all([1, 2, 3, 4, 5].map((value) => writer.update(put('value', value))));
    expect(state.patches.length).toBeLessThanOrEqual(2);
    expect(readSettings(state.text).hondana).toEqual({ value: 5 });
  });

  it('shows pending changes over what was read', async () => {
    const { writer } = server();
    const saved = writer.update(put('mine', 1));
    expect(readSettings(writer.noteRead('')).hondana).toEqual({ mine: 1 });
    await saved;
    expect(readSettings(writer.noteRead('')).hondana).toEqual({});
  });
});
