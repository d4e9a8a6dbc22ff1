import type { ServerSettings } from '@hondana/shared/api/types';
import { defaultWebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import {
  contestedPaths,
  type Edits,
  hasEditConflict,
  patchOf,
  serverEdits,
  unsaved,
  webEdits,
  withCurrentBase,
  withEdit,
  withoutEdits,
} from './edits.ts';
import type { SettingsDocuments } from './settingPath.ts';

function documents(anidb: object, web = defaultWebUiSettings): SettingsDocuments {
  return { server: { AniDb: anidb } as unknown as ServerSettings, web };
}
const none: Edits = new Map();
const path = 'AniDb/MaxRelationDepth';

test('records only differences, and drops an edit that is changed back', () => {
  const before = documents({ MaxRelationDepth: 1 });
  const edits = withEdit(none, before, path, 3);
  expect([...edits.keys()]).toEqual([path]);
  expect(withEdit(edits, before, path, 1).size).toBe(0);
  expect(withoutEdits(edits, [path]).size).toBe(0);
});

test('tests every base value before replacing any, and leaves out settings of the interface', () => {
  const before = documents({ MaxRelationDepth: 1, Username: null });
  const both = withEdit(withEdit(none, before, path, 3), before, 'AniDb/Username', 'me');
  expect(patchOf(withEdit(both, before, 'web:theme', 'theme-x'))).toEqual([
    { op: 'test', path: '/AniDb/MaxRelationDepth', value: 1 },
    { op: 'test', path: '/AniDb/Username', value: null },
    { op: 'replace', path: '/AniDb/MaxRelationDepth', value: 3 },
    { op: 'replace', path: '/AniDb/Username', value: 'me' },
  ]);
});

test('contests a setting that someone else changed meanwhile until one value is chosen', () => {
  const edits = withEdit(none, documents({ MaxRelationDepth: 1 }), path, 3);
  const after = documents({ MaxRelationDepth: 5 });
  expect(contestedPaths(edits, after)).toEqual([path]);
  const typedOn = withEdit(edits, after, path, 4);
  expect(contestedPaths(typedOn, after)).toEqual([path]);
  const kept = withCurrentBase(typedOn, after, path);
  expect(contestedPaths(kept, after)).toEqual([]);
  expect(patchOf(kept)[0]).toEqual({ op: 'test', path: `/${path}`, value: 5 });
});

test('neither counts nor contests an edit that someone else made too', () => {
  const edits = withEdit(none, documents({ MaxRelationDepth: 1 }), path, 3);
  const after = documents({ MaxRelationDepth: 3 });
  expect(contestedPaths(edits, after)).toEqual([]);
  expect(unsaved(edits, after).size).toBe(0);
});

test('keeps an edit uncontested while the server has its base value', () => {
  const before = documents({ MaxRelationDepth: 1 });
  const edits = withEdit(none, before, path, 3);
  expect(hasEditConflict({ value: 3, base: 1 }, before, path)).toBe(false);
  expect(withCurrentBase(edits, documents({ MaxRelationDepth: 5 }), 'AniDb/Other')).toBe(edits);
  expect(unsaved(edits, before)).toEqual(edits);
});

test('separates edits of the server from those of the interface', () => {
  const before = documents({ MaxRelationDepth: 1 });
  const both = withEdit(withEdit(none, before, path, 3), before, 'web:theme', 'theme-x');
  expect([...serverEdits(both).keys()]).toEqual([path]);
  expect([...webEdits(both).keys()]).toEqual(['web:theme']);
  expect([...withoutEdits(both, [path]).keys()]).toEqual(['web:theme']);
});

test.each([
  ['a text', ['test', 'replace']],
  [0, ['test', 'replace']],
  [false, ['test', 'replace']],
  [null, ['test', 'replace']],
  [['a'], ['test', 'replace']],
  // JSON has no `undefined`.
  [undefined, ['replace']],
])('sends a change of %j as %j', (base, operations) => {
  const edits: Edits = new Map([[path, { value: 3, base }]]);
  expect(patchOf(edits).map(({ op }) => op)).toEqual(operations);
});
