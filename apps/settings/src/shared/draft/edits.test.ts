import type { ServerSettings } from '@hondana/shared/api/types';
import { defaultWebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import {
  contestedPaths,
  type Edits,
  patchOf,
  unsaved,
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

test('only what differs is a change, and the way back is none', () => {
  const before = documents({ MaxRelationDepth: 1 });
  const edits = withEdit(none, before, path, 3);
  expect([...edits.keys()]).toEqual([path]);
  expect(withEdit(edits, before, path, 1).size).toBe(0);
  expect(withoutEdits(edits, [path]).size).toBe(0);
});

test('the patch begins with a test of every value it was computed from, and leaves the interface’s own out', () => {
  const before = documents({ MaxRelationDepth: 1, Username: null });
  const both = withEdit(withEdit(none, before, path, 3), before, 'AniDb/Username', 'me');
  expect(patchOf(withEdit(both, before, 'web:theme', 'theme-x'))).toEqual([
    { op: 'test', path: '/AniDb/MaxRelationDepth', value: 1 },
    { op: 'test', path: '/AniDb/Username', value: null },
    { op: 'replace', path: '/AniDb/MaxRelationDepth', value: 3 },
    { op: 'replace', path: '/AniDb/Username', value: 'me' },
  ]);
});

test('a setting that somebody else changed meanwhile is contested until one value is chosen', () => {
  const edits = withEdit(none, documents({ MaxRelationDepth: 1 }), path, 3);
  const after = documents({ MaxRelationDepth: 5 });
  expect(contestedPaths(edits, after)).toEqual([path]);
  const typedOn = withEdit(edits, after, path, 4);
  expect(contestedPaths(typedOn, after)).toEqual([path]);
  const kept = withCurrentBase(typedOn, after, path);
  expect(contestedPaths(kept, after)).toEqual([]);
  expect(patchOf(kept)[0]).toEqual({ op: 'test', path: `/${path}`, value: 5 });
});

test('an edit that somebody else made too is neither a change nor contested', () => {
  const edits = withEdit(none, documents({ MaxRelationDepth: 1 }), path, 3);
  const after = documents({ MaxRelationDepth: 3 });
  expect(contestedPaths(edits, after)).toEqual([]);
  expect(unsaved(edits, after).size).toBe(0);
});
