import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  clearPluginStorage,
  readPluginStorage,
  usePluginStorage,
  writePluginStorage,
} from './pluginStorage.ts';
import { enablePlugin, isPluginStopped, stopPlugin } from './stoppedPlugins.ts';

beforeEach(() => localStorage.clear());

function Unit() {
  const [unit, keep] = usePluginStorage('notes', 'unit');
  return (
    <button type="button" onClick={() => keep('hours')}>
      {typeof unit === 'string' ? unit : 'episodes'}
    </button>
  );
}

test('stores a value under the plugin’s id, and updates every component that uses it', async () => {
  const screen = await render(
    <>
      <Unit />
      <Unit />
    </>,
  );
  await screen.getByRole('button', { name: 'episodes' }).first().click();
  await expect.element(screen.getByRole('button', { name: 'hours' }).nth(1)).toBeVisible();
  expect(localStorage.getItem('hondana.plugin.notes.unit')).toBe('"hours"');
  expect(readPluginStorage('notes', 'unit')).toBe('hours');
  expect(readPluginStorage('other', 'unit')).toBeUndefined();
});

test('follows changes from another tab, and treats an unreadable value as none', async () => {
  const screen = await render(<Unit />);
  localStorage.setItem('hondana.plugin.notes.unit', '"days"');
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByRole('button', { name: 'days' })).toBeVisible();
  localStorage.setItem('hondana.plugin.notes.unit', '{');
  window.dispatchEvent(new StorageEvent('storage'));
  await expect.element(screen.getByRole('button', { name: 'episodes' })).toBeVisible();
});

test('removes everything of one plugin, and nothing of others', () => {
  writePluginStorage('notes', 'unit', 'hours');
  writePluginStorage('notes-2', 'unit', 'days');
  stopPlugin('notes', '1.0.0');
  localStorage.setItem('hondana.settings.alice', '{}');
  clearPluginStorage('notes');
  expect(Object.keys(localStorage).sort()).toEqual(['hondana.plugin.notes-2.unit', 'hondana.settings.alice']);
});

test('stops a version until it is enabled again, but no other version', () => {
  stopPlugin('notes', '1.0.0');
  expect(isPluginStopped('notes', '1.0.0')).toBe(true);
  expect(isPluginStopped('notes', '1.0.1')).toBe(false);
  enablePlugin('notes');
  expect(isPluginStopped('notes', '1.0.0')).toBe(false);
});
