import type { ServerSettings } from '@hondana/shared/api/types';
import { defaultWebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import { isSameValue, serverNameOf, valueAt, withWebValue } from './settingPath.ts';

const documents = {
  server: { AniDb: { Port: 9001, Names: ['a'], Proxy: null, User: 'me' } } as unknown as ServerSettings,
  web: { ...defaultWebUiSettings, hondana: { drafts: { a: 1 } } },
};

test.for([
  ['AniDb/Port', 9001],
  ['AniDb/User', 'me'],
  ['web:collection/view', 'poster'],
  ['web:hondana/drafts/a', 1],
  // Defaults to off, not stored.
  ['web:hondana/errorReporting', false],
  ['AniDb/Missing', undefined],
  ['Missing/Port', undefined],
  ['AniDb/Port/0', undefined],
  ['AniDb/Proxy/Port', undefined],
  ['AniDb/User/0', undefined],
  ['AniDb/Names/0', undefined],
  ['AniDb/toString', undefined],
  ['collection/view', undefined],
] as const)('reads at %s the value %j', ([path, value]) => {
  expect(valueAt(documents, path)).toEqual(value);
});

test('replaces one value of the interface’s settings and keeps the rest', () => {
  const { web } = documents;
  expect(withWebValue(web, 'web:collection/view', 'list')).toEqual({
    ...web,
    collection: { ...web.collection, view: 'list' },
  });
  expect(withWebValue(web, 'web:theme', 'theme-sea')).toEqual({ ...web, theme: 'theme-sea' });
  expect(withWebValue(web, 'web:hondana/more/b', 2).hondana).toEqual({ drafts: { a: 1 }, more: { b: 2 } });
  expect(web.collection.view).toBe('poster');
});

test('translates a path to the name in the server’s validation', () => {
  expect(serverNameOf('AniDb/Username')).toBe('AniDb.Username');
});

test.for([
  [1, 1, true],
  [1, '1', false],
  [['a'], ['a'], true],
  [['a'], ['b'], false],
  [undefined, null, false],
] as const)('compares %j and %j: %s', ([left, right, is]) => {
  expect(isSameValue(left, right)).toBe(is);
});
