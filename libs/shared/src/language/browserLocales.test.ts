import { expect, test } from 'vitest';
import { browserLocales } from './browserLocales.ts';

const tags = (names: readonly string[]) => browserLocales(names).map(String);

test('returns the languages of the browser in order', () => {
  expect(tags(['de-AT', 'en-GB'])).toEqual(['de-AT', 'en-GB']);
});

test('omits what is no language, such as the C locale', () => {
  expect(tags(['c', 'en-US'])).toEqual(['en-US']);
  expect(tags(['C.UTF-8', 'en_US', ''])).toEqual([]);
});
