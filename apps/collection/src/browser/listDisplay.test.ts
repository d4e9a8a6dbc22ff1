import { defaultWebUiSettings, type WebUiSettings } from '@hondana/shared/settings';
import { expect, test } from 'vitest';
import { cardView, posterSize, tableColumns, withColumn, withPosterSize, withView } from './listDisplay.ts';

const keeping = (collection: unknown): WebUiSettings => ({
  ...defaultWebUiSettings,
  hondana: { other: 1, collection },
});

test('stores the table view apart from the view that other interfaces know', () => {
  const table = withView(keeping({ posterSize: 'large' }), 'table');
  expect(cardView(table)).toBe('table');
  expect(table.collection.view).toBe('poster');
  expect(table.hondana).toMatchObject({ other: 1, collection: { posterSize: 'large' } });
  const list = withView(table, 'list');
  expect([cardView(list), list.collection.view]).toEqual(['list', 'list']);
});

test('falls back to defaults when values are unknown or missing', () => {
  for (const kept of [undefined, null, 7, 'table', [], { isTable: 'yes', posterSize: 'huge', columns: 3 }]) {
    const settings = keeping(kept);
    expect(cardView(settings)).toBe('poster');
    expect(posterSize(settings)).toBe('medium');
    expect(tableColumns(settings)).toContain('airDate');
  }
  expect(tableColumns(keeping({ columns: ['rating', 'none', 'type'] }))).toEqual(['type', 'rating']);
});

test('keeps columns in a fixed order and allows none', () => {
  const none = keeping({ columns: [] });
  expect(tableColumns(none)).toEqual([]);
  const two = withColumn(withColumn(none, 'added', true), 'type', true);
  expect(tableColumns(two)).toEqual(['type', 'added']);
  expect(tableColumns(withColumn(two, 'type', false))).toEqual(['added']);
  expect(posterSize(withPosterSize(two, 'small'))).toBe('small');
});
