import { expect, test } from 'vitest';
import { browserLocales } from './readerLocale.ts';

const tags = (names: readonly string[]) => browserLocales(names).map(String);

test('the languages of the browser, in their order', () => {
  expect(tags(['de-AT', 'en-GB'])).toEqual(['de-AT', 'en-GB']);
});

test('what is no language, as browsers say on a machine without one, is left out', () => {
  expect(tags(['c', 'en-US'])).toEqual(['en-US']);
  expect(tags(['C.UTF-8', 'en_US', ''])).toEqual([]);
});
