import { expect, test } from 'vitest';
import { remote } from '../../remote.config.ts';
import { hideSettings, isOwnWidget, widgetKey } from './widgets.ts';

test('gives every built-in widget the layout key that other interfaces know', () => {
  const keys = (remote.contributions ?? []).map(({ id }) => widgetKey(`${remote.id}.${id}`));
  expect(keys.filter((key) => !isOwnWidget(key))).toEqual([]);
  const known = Object.keys(hideSettings);
  expect(known.filter((key) => keys.includes(key))).toEqual(keys);
});

test('keeps the full key of plugin and unknown widgets', () => {
  expect(widgetKey('weather.next-up')).toBe('weather.next-up');
  expect(widgetKey('dashboard.no-such-widget')).toBe('dashboard.no-such-widget');
});
