import type { PatchOperation, ServerSettings } from '@hondana/shared/api/types';
import { ApiError } from '@hondana/shared/http/ApiError';
import { defaultWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import { type Edits, withEdit } from './edits.ts';
import { type SavePort, saveEdits, saveUnvalidated } from './saveEdits.ts';
import { type SettingsDocuments, valueAt } from './settingPath.ts';

type Section = Record<string, unknown>;

function refusal(
  fieldErrors: Record<string, string[]>,
  { status = 400, text = Object.values(fieldErrors).flat().join(' ') } = {},
): ApiError {
  return new ApiError({
    kind: 'refused',
    status,
    title: 'Refused',
    text,
    fieldErrors,
    call: 'PATCH Settings',
  });
}

/** Like the reference server: all or nothing with validation; without it, a failed `test` is silently skipped. */
function server(
  anidb: Section,
  faults: (anidb: Section) => Record<string, string[]> = () => ({}),
  beforePatch: (anidb: Section) => void = () => undefined,
) {
  const state = {
    anidb: structuredClone(anidb),
    web: defaultWebUiSettings,
    patches: [] as PatchOperation[][],
  };
  const documents = (): SettingsDocuments => ({
    server: { AniDb: structuredClone(state.anidb) } as unknown as ServerSettings,
    web: state.web,
  });
  const port: SavePort = {
    readServer: async () => documents().server,
    patchServer: async ({ patch, skipValidation }) => {
      state.patches.push([...patch]);
      beforePatch(state.anidb);
      const next = structuredClone(state.anidb);
      for (const step of patch) {
        const name = step.path.split('/').at(-1) ?? '';
        if (step.op === 'test' && JSON.stringify(next[name]) !== JSON.stringify(step.value)) {
          if (skipValidation) continue;
          throw refusal({ ServerSettings: ['The current value is not equal to the test value.'] });
        }
        if (step.op === 'replace') next[name] = step.value;
      }
      const found = faults(next);
      if (!skipValidation && Object.keys(found).length > 0) throw refusal(found);
      state.anidb = next;
    },
    updateWeb: async (change) => {
      state.web = change(state.web);
    },
  };
  return { state, port, documents };
}

function edited(documents: SettingsDocuments, values: Record<string, unknown>): Edits {
  return Object.entries(values).reduce<Edits>(
    (edits, [path, value]) => withEdit(edits, documents, path, value),
    new Map(),
  );
}

test('saves settings of the server and the interface together, each in its own way', async () => {
  const { state, port, documents } = server({ A: 1, B: 2 });
  const edits = edited(documents(), { 'AniDb/A': 9, 'web:toastPosition': 'top-right' });
  const { saved } = await saveEdits(port, edits, state.web);
  expect([...saved].sort()).toEqual(['AniDb/A', 'web:toastPosition']);
  expect(state.anidb).toEqual({ A: 9, B: 2 });
  expect(state.web.toastPosition).toBe('top-right');
  expect(state.patches.flat()).toHaveLength(2);
});

test('sends no patch for settings of the interface alone', async () => {
  const { state, port, documents } = server({ A: 1 });
  const edits = edited(documents(), { 'web:toastPosition': 'top-right' });
  expect(await saveEdits(port, edits, state.web)).toEqual({ saved: ['web:toastPosition'], contested: [] });
  expect(state.patches).toEqual([]);
});

test('names a setting that someone else changed meanwhile, and overwrites nothing', async () => {
  const { state, port, documents } = server(
    { A: 1, B: 2 },
    () => ({}),
    (anidb) => {
      anidb.A = 5;
    },
  );
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/A': 9, 'AniDb/B': 8 }), state.web);
  expect(outcome).toEqual({ saved: [], contested: ['AniDb/A'] });
  expect(state.anidb).toEqual({ A: 5, B: 2 });
});

test('saves the rest when someone else made one of the edits too', async () => {
  const { state, port, documents } = server(
    { A: 1, B: 2 },
    () => ({}),
    (anidb) => {
      anidb.A = 9;
    },
  );
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/A': 9, 'AniDb/B': 8 }), state.web);
  expect(outcome.saved).toEqual(['AniDb/A', 'AniDb/B']);
  expect(state.anidb).toEqual({ A: 9, B: 8 });
});

test('assigns a refusal to the changed setting, and reports other faults separately', async () => {
  const { port, documents, state } = server({ MaxRelationDepth: 1, Username: '' }, (anidb) => ({
    'AniDb.Username': ['The Username field is required.'],
    ...(anidb.MaxRelationDepth === 9 && { 'AniDb.MaxRelationDepth': ['Too deep.'] }),
  }));
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/MaxRelationDepth': 9 }), state.web);
  expect(outcome.refusal).toEqual({
    atEdits: { 'AniDb/MaxRelationDepth': 'Too deep.' },
    elsewhere: ['AniDb.Username: The Username field is required.'],
  });
  expect(state.anidb.MaxRelationDepth).toBe(1);
  expect(state.patches).toHaveLength(1);
});

test('matches refused names in any spelling, and reports unnamed refusals as they are', async () => {
  const { port, documents, state } = server({ A: 1, B: 2 }, () => ({
    'anidb/a': ['Too deep.', 'Too high.'],
    '': ['Not now.', 'Try later.'],
  }));
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/A': 9, 'AniDb/B': 8 }), state.web);
  expect(outcome.refusal).toEqual({
    atEdits: { 'AniDb/A': 'Too deep. Too high.' },
    elsewhere: ['Not now. Try later.'],
  });
});

test('reports a refusal that names no field in its own words', async () => {
  const { port, documents, state } = server({ A: 1 });
  const error = refusal({}, { text: 'The disk is full.' });
  const refusing = { ...port, patchServer: () => Promise.reject(error) };
  const outcome = await saveEdits(refusing, edited(documents(), { 'AniDb/A': 2 }), state.web);
  expect(outcome).toEqual({
    saved: [],
    contested: [],
    refusal: { atEdits: {}, elsewhere: [error.message] },
  });
});

test('counts an edit as saved when someone else made it too', async () => {
  const { state, port, documents } = server(
    { A: 1 },
    () => ({}),
    (anidb) => {
      anidb.A = 9;
    },
  );
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/A': 9 }), state.web);
  expect(outcome).toEqual({ saved: ['AniDb/A'], contested: [] });
  expect(state.patches).toHaveLength(1);
});

test('gives way three times to others who keep saving first, then reports the refusal', async () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const start = Object.fromEntries(names.map((name) => [name, 1]));
  const { state, port, documents } = server(
    start,
    () => ({}),
    (anidb) => {
      const next = names.find((name) => anidb[name] === 1) ?? '';
      anidb[next] = 9;
    },
  );
  const wanted = Object.fromEntries(names.map((name) => [`AniDb/${name}`, 9]));
  const { saved, refusal } = await saveEdits(port, edited(documents(), wanted), state.web);
  expect(saved).toEqual([]);
  expect(refusal?.elsewhere).toEqual(['ServerSettings: The current value is not equal to the test value.']);
  expect(state.patches.map((patch) => patch.filter(({ op }) => op === 'test').length)).toEqual([6, 5, 4, 3]);
});

test('keeps a setting of the interface that someone else changed meanwhile', async () => {
  const { state, port, documents } = server({ A: 1 });
  const mine = edited(documents(), {
    'AniDb/A': 2,
    'web:toastPosition': 'top-right',
    'web:theme': 'theme-sea',
  });
  state.web = { ...state.web, notifications: false, theme: 'theme-theirs' };
  expect(await saveEdits(port, mine, state.web)).toEqual({
    saved: ['AniDb/A', 'web:toastPosition'],
    contested: ['web:theme'],
  });
  expect(state.web).toMatchObject({
    toastPosition: 'top-right',
    notifications: false,
    theme: 'theme-theirs',
  });
});

test('sends only what is still due without validation, and reports lost changes as contested', async () => {
  const { state, port, documents } = server({ A: 1, B: 2 });
  const edits = edited(documents(), { 'AniDb/A': 9 });
  const lossy = { ...port, patchServer: () => Promise.resolve() };
  expect(await saveUnvalidated(lossy, edits, state.web)).toEqual({ saved: [], contested: ['AniDb/A'] });
  state.anidb.A = 9;
  expect(await saveUnvalidated(port, edits, state.web)).toEqual({ saved: ['AniDb/A'], contested: [] });
  expect(state.patches).toEqual([]);
});

test('counts only what the server stored as saved without validation, and keeps contested settings', async () => {
  const { state, port, documents } = server({ A: 1, B: 2 }, () => ({ 'AniDb.Username': ['Required.'] }));
  const edits = edited(documents(), { 'AniDb/A': 9, 'AniDb/B': 8 });
  state.anidb.B = 3;
  const outcome = await saveUnvalidated(port, edits, state.web);
  expect(outcome).toEqual({ saved: ['AniDb/A'], contested: ['AniDb/B'] });
  expect(state.anidb).toEqual({ A: 9, B: 3 });
});

test('rejects on any failure other than a refusal', async () => {
  const { port, documents, state } = server({ A: 1 });
  const broken = { ...port, patchServer: () => Promise.reject(new Error('unreachable')) };
  const edits = edited(documents(), { 'AniDb/A': 2 });
  await expect(saveEdits(broken, edits, state.web)).rejects.toThrow('unreachable');
  const failure = refusal({}, { status: 500 });
  const failing = { ...port, patchServer: () => Promise.reject(failure) };
  await expect(saveEdits(failing, edits, state.web)).rejects.toBe(failure);
});

test('reports what a server that skips failures did not keep, and overwrites nothing of others', async () => {
  const { state, port, documents } = server({ A: 1, B: 2, C: 3 });
  const edits = edited(documents(), { 'AniDb/A': 9, 'AniDb/B': 8, 'AniDb/C': 7 });
  state.anidb.C = 5;
  const skipping: SavePort = {
    ...port,
    skipsFailures: () => true,
    patchServer: ({ patch }) => port.patchServer({ patch: patch.filter(({ path }) => path !== '/AniDb/B') }),
  };
  const outcome = await saveEdits(skipping, edits, state.web);
  expect(outcome).toEqual({ saved: ['AniDb/A'], contested: ['AniDb/C'], notKept: ['AniDb/B'] });
  expect(state.anidb).toEqual({ A: 9, B: 2, C: 5 });
  expect(state.patches.flat().map(({ op }) => op)).toEqual(['replace']);
});

test('says what is wrong when a server that skips failures refuses the rest', async () => {
  const { state, port, documents } = server({ A: 1 }, () => ({ 'AniDb.A': ['Too deep.'] }));
  const skipping = { ...port, skipsFailures: () => true };
  const edits = edited(documents(), { 'AniDb/A': 9 });
  for (const save of [saveEdits, saveUnvalidated]) {
    const { saved, refusal } = await save(skipping, edits, state.web);
    expect([saved, refusal?.atEdits]).toEqual([[], { 'AniDb/A': 'Too deep.' }]);
  }
});

test('does not overwrite a list that someone else changed', async () => {
  const { state, port, documents } = server(
    { B: ['x'] },
    () => ({}),
    (anidb) => {
      anidb.B = ['theirs'];
    },
  );
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/B': ['mine'] }), state.web);
  expect(outcome).toEqual({ saved: [], contested: ['AniDb/B'] });
  expect(state.anidb).toEqual({ B: ['theirs'] });
});

test('tests nothing without validation, but detects that someone else saved at the same moment', async () => {
  const { state, port, documents } = server(
    { A: 1, B: 2 },
    () => ({}),
    (anidb) => Object.assign(anidb, { A: 5, B: 5 }),
  );
  const outcome = await saveUnvalidated(port, edited(documents(), { 'AniDb/A': 9 }), state.web);
  expect(outcome).toEqual({ saved: ['AniDb/A'], contested: [], isCrossed: true });
  expect(state.patches).toEqual([[{ op: 'replace', path: '/AniDb/A', value: 9 }]]);
});

test('reports what the server refuses of a list', async () => {
  const { port, documents, state } = server({ B: ['x'] }, ({ B }) =>
    Array.isArray(B) && B.length === 0 ? { 'AniDb.B': ['Too few.'] } : {},
  );
  const outcome = await saveEdits(port, edited(documents(), { 'AniDb/B': [] }), state.web);
  expect(outcome.refusal?.atEdits).toEqual({ 'AniDb/B': 'Too few.' });
  expect(state.anidb.B).toEqual(['x']);
});

test('keeps the changes of two tabs that save different settings fifty times at once', async () => {
  const names = Array.from({ length: 100 }, (_, index) => `S${index}`);
  const { state, port, documents } = server(Object.fromEntries(names.map((name) => [name, 0])));
  const tab = async (own: readonly string[], part: (settings: WebUiSettings) => [string, unknown]) => {
    for (const [round, name] of own.entries()) {
      const [path, value] = part(state.web);
      const edits = edited(documents(), { [`AniDb/${name}`]: round + 1, [path]: value });
      await saveEdits(port, edits, state.web);
    }
  };
  await Promise.all([
    tab(names.slice(0, 50), (web) => [
      'web:dashboard/shokoNewsPostsCount',
      web.dashboard.shokoNewsPostsCount + 1,
    ]),
    tab(names.slice(50), (web) => [
      'web:dashboard/recentlyImportedSeriesCount',
      web.dashboard.recentlyImportedSeriesCount + 1,
    ]),
  ]);
  expect(Object.values(state.anidb)).not.toContain(0);
  expect(valueAt(documents(), 'web:dashboard/shokoNewsPostsCount')).toBe(55);
  expect(valueAt(documents(), 'web:dashboard/recentlyImportedSeriesCount')).toBe(70);
});
