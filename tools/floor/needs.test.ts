import { expect, test } from 'vitest';
import { scriptNeeds } from './scriptNeeds.ts';
import { styleNeeds } from './styleNeeds.ts';

const features = (needs: readonly { readonly feature: string }[]) => needs.map(({ feature }) => feature);

test('finds a static member that only newer browsers have, and names the browsers without it', () => {
  expect(scriptNeeds('URL.parse(a)')).toEqual([
    { feature: 'URL.parse', lacking: ['chrome', 'chrome_android', 'edge', 'safari', 'safari_ios'] },
  ]);
  expect(
    scriptNeeds('URL.canParse(a); Promise.withResolvers(); AbortSignal.any([]); Map.groupBy(a, b)'),
  ).toEqual([]);
});

test('finds global objects and methods that only newer browsers have', () => {
  expect(features(scriptNeeds('new Float16Array(2)'))).toContain('Float16Array');
  expect(features(scriptNeeds('a.union(b)'))).toEqual([]);
  expect(features(scriptNeeds('one.toTemporalInstant()'))).toEqual(['….toTemporalInstant()']);
});

test('ignores a method that is called optionally', () => {
  expect(scriptNeeds('one.toTemporalInstant?.()')).toEqual([]);
});

test('rejects syntax newer than the floor', () => {
  expect(() => scriptNeeds('/(?i:a)/')).toThrow();
});

test('finds newer at-rules, properties, keywords, functions and selectors in style sheets', () => {
  expect(features(styleNeeds('@starting-style { a { color: red } }'))).toEqual(['@starting-style']);
  expect(features(styleNeeds('@media (inverted-colors) { a { color: red } }'))).toEqual([
    '@media (inverted-colors)',
  ]);
  expect(features(styleNeeds('a { interpolate-size: allow-keywords }'))).toContain('interpolate-size');
  expect(features(styleNeeds('a { text-wrap: pretty }'))).toEqual(['text-wrap: pretty']);
  expect(features(styleNeeds('a { color: contrast-color(red) }'))).toContain('contrast-color()');
  expect(features(styleNeeds('a:open { color: red }'))).toEqual([':open']);
});

test('ignores what the floor supports', () => {
  expect(styleNeeds('a:has(b) { & c { color: light-dark(#000, #fff); user-select: none } }')).toEqual([]);
});
