import { expect, test } from 'vitest';
import { scriptNeeds } from './scriptNeeds.ts';
import { styleNeeds } from './styleNeeds.ts';

const features = (needs: readonly { readonly feature: string }[]) => needs.map(({ feature }) => feature);

test('a static member that only newer browsers have is found, with those that lack it', () => {
  expect(scriptNeeds('URL.parse(a)')).toEqual([
    { feature: 'URL.parse', lacking: ['chrome', 'chrome_android', 'edge', 'safari', 'safari_ios'] },
  ]);
  expect(
    scriptNeeds('URL.canParse(a); Promise.withResolvers(); AbortSignal.any([]); Map.groupBy(a, b)'),
  ).toEqual([]);
});

test('global objects and methods that only newer browsers have are found', () => {
  expect(features(scriptNeeds('new Float16Array(2)'))).toContain('Float16Array');
  expect(features(scriptNeeds('a.union(b)'))).toEqual([]);
  expect(features(scriptNeeds('one.toTemporalInstant()'))).toEqual(['….toTemporalInstant()']);
});

test('a method that is called only where it is there is not needed', () => {
  expect(scriptNeeds('one.toTemporalInstant?.()')).toEqual([]);
});

test('syntax that is newer than the floor is refused', () => {
  expect(() => scriptNeeds('/(?i:a)/')).toThrow();
});

test('rules, conditions, properties, keywords, functions and selectors of style sheets are found', () => {
  expect(features(styleNeeds('@starting-style { a { color: red } }'))).toEqual(['@starting-style']);
  expect(features(styleNeeds('@media (inverted-colors) { a { color: red } }'))).toEqual([
    '@media (inverted-colors)',
  ]);
  expect(features(styleNeeds('a { interpolate-size: allow-keywords }'))).toContain('interpolate-size');
  expect(features(styleNeeds('a { text-wrap: pretty }'))).toEqual(['text-wrap: pretty']);
  expect(features(styleNeeds('a { color: contrast-color(red) }'))).toContain('contrast-color()');
  expect(features(styleNeeds('a:open { color: red }'))).toEqual([':open']);
});

test('what the floor has is not found', () => {
  expect(styleNeeds('a:has(b) { & c { color: light-dark(#000, #fff); user-select: none } }')).toEqual([]);
});
