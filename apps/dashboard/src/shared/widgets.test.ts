import { expect, test } from 'vitest';
import { remote } from '../../remote.config.ts';
import { hideSettings, isOwnWidget, widgetKey } from './widgets.ts';

test('every widget of the remote has its place in the layout under the key that other interfaces know', () => {
  const keys = (remote.contributions ?? []).map(({ id }) => widgetKey(`${remote.id}.${id}`));
  expect(keys.filter((key) => !isOwnWidget(key))).toEqual([]);
  const known = Object.keys(hideSettings);
  expect(known.filter((key) => keys.includes(key))).toEqual(keys);
});

test('a plugin’s widget goes by its key among all remotes', () => {
  expect(widgetKey('weather.next-up')).toBe('weather.next-up');
  expect(widgetKey('dashboard.no-such-widget')).toBe('dashboard.no-such-widget');
});
